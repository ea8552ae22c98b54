import { retention, retentionDays } from './retention';

it('the retention names whole days for everything that expires [SHELL-482]', () => {
  expect(retentionDays).toEqual([
    { kind: 'session', days: 30 },
    { kind: 'removed', days: 30 },
    { kind: 'invitation', days: 7 },
    { kind: 'attempt', days: 1 },
    { kind: 'repeat', days: 1 },
  ]);
  expect(retentionDays.map(({ kind }) => kind)).toEqual(Object.keys(retention));
});
