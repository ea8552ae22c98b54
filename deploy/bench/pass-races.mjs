import { runRaces } from './races.mjs';

/**
 * `npm run bench -- pass-races [rounds] [--only pglite|postgres]`: 200 parallel creations, imports, deletions and undos
 * around one free place. The audit is replayed after every round: the places in use never exceed the quota and never
 * fall below zero.
 */
await runRaces({
  file: 'passes/pass-races',
  roundsIn: 'PASS_RACE_ROUNDS',
  callsARound: 200,
  holds: 'never oversold, never negative, no deadlock',
});
