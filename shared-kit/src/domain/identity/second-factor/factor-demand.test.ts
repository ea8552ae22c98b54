import type { AccessInput, Role } from '../../participations/access';
import { demandState, isAskedForFactor, type DemandState } from './factor-demand';

it.each<[string | null, string, string, DemandState]>([
  [null, 'Europe/Moscow', '2026-06-01T12:00:00Z', 'none'],
  ['2026-06-02', 'Europe/Moscow', '2026-06-01T12:00:00Z', 'announced'],
  // midnight in Moscow is 21:00 of the day before by UTC
  ['2026-06-02', 'Europe/Moscow', '2026-06-01T20:59:59Z', 'announced'],
  ['2026-06-02', 'Europe/Moscow', '2026-06-01T21:00:00Z', 'in-force'],
  ['2026-06-02', 'Asia/Tokyo', '2026-06-01T15:00:00Z', 'in-force'],
  ['2026-06-02', 'America/New_York', '2026-06-02T03:59:59Z', 'announced'],
  ['2026-06-02', 'America/New_York', '2026-06-02T04:00:00Z', 'in-force'],
  ['2020-01-01', 'Europe/Moscow', '2026-06-01T12:00:00Z', 'in-force'],
])('a demand from %s in %s is at %s: %s [SHELL-495]', (second_factor_from, timezone, now, state) => {
  expect(demandState({ second_factor_from, timezone }, Date.parse(now))).toBe(state);
});

const me = 7;
const participation = (own: Role | null, above: Role | null = null): AccessInput => ({
  is_edit: false,
  users: own ? [{ id: me, role: own }] : [],
  parent: { users: above ? [{ id: me, role: above }] : [] },
});

it.each<[Role | null, Role | null, boolean]>([
  ['supervisor', null, true],
  ['admin', null, true],
  ['edit', null, false],
  ['read', null, false],
  ['installer', null, false],
  [null, 'supervisor', true],
  [null, 'admin', true],
  [null, 'edit', false],
  // the own role in a sub-exhibitor takes precedence over the one in its collective organiser (SHELL-150)
  ['read', 'admin', false],
  ['admin', 'read', true],
  [null, null, false],
])(
  'role %s, with role %s in the collective organiser: a second factor is required: %s [SHELL-495]',
  (own, above, isAsked) => {
    expect(isAskedForFactor(me, participation(own, above))).toBe(isAsked);
  },
);
