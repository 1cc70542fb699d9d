/** What the table around a game asks Maretta for, on either side of its board. */
import type { Drawing } from '../games.ts'
import EndPicture from './EndPicture.svelte'
import MarettaTable from './MarettaTable.svelte'
import Review from './Review.svelte'
import { standing } from './spoken.ts'

export const drawing: Drawing = { Table: MarettaTable, Picture: EndPicture, Review, standing }
