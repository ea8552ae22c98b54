import { runRaces } from './races.mjs';

/**
 * `npm run bench -- order-races [rounds] [--only pglite|postgres]`: 50 clients order one cart at once, also mixed with
 * adds and changes, and 50 times with the same Idempotency-Key.
 */
await runRaces({
  file: 'orders/order-races',
  roundsIn: 'ORDER_RACE_ROUNDS',
  // 50 orders, 10 adds with 8 orders, 2 clients, 50 with one key; the changes are additional
  callsARound: 120,
  holds: 'one order each, no line lost or duplicated, no deadlock',
});
