/** The cut of the sails of SailBoat, for the halo behind them too. */
export const SAILS = 'M122 34C140 44 152 62 154 84L122 87ZM114 42C104 54 97 68 96 84L114 86Z'
