import { runRaces } from './races.mjs';

/**
 * `npm run bench -- pass-races [rounds] [--only pglite|postgres]`: 200 parallel creations, imports, deletions and undos around
 * one free place. After every round the audit is replayed: the places in use were never more than the quota, never below none.
 */
await runRaces({
  file: 'passes/pass-races',
  roundsIn: 'PASS_RACE_ROUNDS',
  callsARound: 200,
  holds: 'never oversold, never negative, no deadlock',
});
