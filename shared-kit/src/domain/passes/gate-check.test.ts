import { entryBefore, gateDays, gateKind, gateState, gateVerdict, type GatePass, type KnownPass } from './gate-check';
import { eventE1, moscow } from './testing';

const zone = 'Europe/Moscow';
const event = eventE1();
const car = (departure_date: string | null): GatePass => ({ type: null, entry_date: '2026-05-16', departure_date });

const daysOfPasses: [string, GatePass, string[]][] = [
  ['a participant', { type: 'certificate' }, ['2026-05-14', '2026-05-23']],
  ['a visa', { type: 'visa' }, ['2026-05-14', '2026-05-23']],
  ['a fitter', { type: 'installation' }, ['2026-05-14', '2026-05-17', '2026-05-22', '2026-05-23']],
  ['a vehicle', car('2026-05-17'), ['2026-05-16', '2026-05-17']],
  ['a vehicle without departure', car(null), ['2026-05-16', '2026-05-16']],
];

it.each(daysOfPasses)('the days on which the pass of %s opens the gate [ORG-432]', (_name, pass, days) => {
  expect(gateDays(pass, event).flatMap(({ from, to }) => [from, to])).toEqual(days);
});

it.each([
  ['accepted', false, 'accepted'],
  ['consideration', false, 'waiting'],
  ['rejected', false, 'revoked'],
  ['accepted', true, 'revoked'],
  ['consideration', true, 'revoked'],
] as const)('a pass that is %s (removed: %s) is %s at the gate [ORG-430]', (status, isRemoved, state) => {
  expect(gateState({ status, isRemoved })).toBe(state);
});

const known = (type: 'certificate' | 'installation' | null, state: KnownPass['state'] = 'accepted'): KnownPass => {
  const pass = type === null ? car(null) : { type };
  return { kind: gateKind(pass), state, days: gateDays(pass, event) };
};

it.each<[string, KnownPass | null, string, string]>([
  ['no pass', null, '2026-05-18 10:00:00', 'unknown'],
  ['a participant before the first second', known('certificate'), '2026-05-13 23:59:59', 'early'],
  ['a participant in the first second', known('certificate'), '2026-05-14 00:00:00', 'valid'],
  ['a participant in the last second', known('certificate'), '2026-05-23 23:59:59', 'valid'],
  ['a participant after the last second', known('certificate'), '2026-05-24 00:00:00', 'late'],
  ['a fitter during installation', known('installation'), '2026-05-17 20:00:00', 'valid'],
  ['a fitter on a day of the exhibition', known('installation'), '2026-05-18 10:00:00', 'early'],
  ['a fitter during dismantling', known('installation'), '2026-05-22 10:00:00', 'valid'],
  ['a vehicle on another day', known(null), '2026-05-17 10:00:00', 'late'],
  ['a revoked pass on its days', known('certificate', 'revoked'), '2026-05-18 10:00:00', 'revoked'],
  ['a pass that waits', known('certificate', 'waiting'), '2026-05-18 10:00:00', 'waiting'],
])('the gate check of %s: %s %s [ORG-430] [ORG-432]', (_name, pass, clock, verdict) => {
  expect(gateVerdict(pass, { at: moscow(clock), zone, entered: null })).toBe(verdict);
});

it('a pass with an earlier entry is reported as entered, and a revoked one as revoked [ORG-430]', () => {
  const [at, entered] = [moscow('2026-05-18 11:00:00'), moscow('2026-05-18 10:42:00')];
  expect(gateVerdict(known('certificate'), { at, zone, entered })).toBe('entered');
  expect(gateVerdict(known('certificate', 'revoked'), { at, zone, entered })).toBe('revoked');
});

it('entries of the same day count for people, all entries for vehicles [ORG-433]', () => {
  const entries = ['2026-05-17 23:59:59', '2026-05-18 00:00:00', '2026-05-18 10:42:00'].map(moscow);
  const at = moscow('2026-05-18 11:00:00');
  expect(entryBefore('participant', entries, { at, zone })).toBe(entries[2]);
  expect(entryBefore('participant', entries.slice(0, 1), { at, zone })).toBeNull();
  expect(entryBefore('car', entries.slice(0, 1), { at, zone })).toBe(entries[0]);
});
