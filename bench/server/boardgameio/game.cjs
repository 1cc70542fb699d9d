// A game for four as boardgame.io's own pages tell one to write it, with the traffic of Maretta: everybody in turn
// plays a card from a hidden hand onto another's raft, all see the rafts, and each sees one hand. A view is 2 kB.
'use strict';

const { INVALID_MOVE } = require('boardgame.io/core');

const KINDS = ['rope', 'barrel', 'sail', 'gull', 'chest', 'shark'];
const CARDS = 80;
const HAND = 5;
const RAFT = 8; // what fits on it; the oldest goes under the deck

const cards = () => Array.from({ length: CARDS }, (_, id) => ({ id, kind: KINDS[id % KINDS.length], value: 1 + (id % 9) }));

const rafts = {
  name: 'rafts',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true, // it would only keep more
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(cards());
    const players = {};
    for (const player of ctx.playOrder) {
      players[player] = { hand: deck.splice(0, HAND), raft: deck.splice(0, RAFT), points: 0 };
    }
    return { deck, players, last: null };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false, // what is drawn is a secret
      move: ({ G, playerID }, place, target) => {
        const own = G.players[playerID];
        const other = G.players[target];
        if (other === undefined || String(target) === playerID || own.hand[place] === undefined) return INVALID_MOVE;
        const [card] = own.hand.splice(place, 1);
        other.raft.push(card);
        G.deck.push(other.raft.shift());
        own.hand.push(G.deck.shift());
        own.points += card.value;
        G.last = { by: playerID, onto: String(target), card };
      },
    },
  },
  playerView: ({ G, playerID }) => {
    const players = {};
    for (const [player, all] of Object.entries(G.players)) {
      players[player] = player === playerID ? all : { ...all, hand: all.hand.length };
    }
    return { ...G, deck: G.deck.length, players };
  },
};

module.exports = { rafts };
