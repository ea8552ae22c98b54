import { runRaces } from './races.mjs';

/**
 * `npm run bench -- order-races [rounds] [--only pglite|postgres]`: one cart placed by 50 clients at once, adds, changes and
 * placings mixed, and the same Idempotency-Key 50 times.
 */
await runRaces({
  file: 'orders/order-races',
  roundsIn: 'ORDER_RACE_ROUNDS',
  // 50 placings, 10 adds with 8 placings, 2 clients, 50 with one key; the changes come on top
  callsARound: 120,
  holds: 'one order each, no line lost or doubled, no deadlock',
});
