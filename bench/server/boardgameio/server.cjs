// boardgame.io's own server with its storage in memory: node server.cjs PORT
'use strict';

process.env.NODE_ENV = 'production'; // quick and quiet

const { Server } = require('boardgame.io/server');
const { rafts } = require('./game.cjs');

const port = Number(process.argv[2]);
const server = Server({ games: [rafts], origins: [] });
server.run({ port: { port, host: '127.0.0.1' } });
process.on('SIGTERM', () => process.exit(0));
