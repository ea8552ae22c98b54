import { areServicesShown } from '@fairfront/shared-kit/domain/participations';
import {
  buildParticipation,
  buildParticipationUser,
  buildSubParticipation,
  buildUserWithRole,
} from '@fairfront/shared-kit/testing';
import type { ChecklistItem } from '@fairfront/shared-kit/platform';
import { roleIn, usableBy, type CatalogTile } from '../boot';
import { accessText } from './access-notice';
import { progressOf, tasksOf, type ChecklistReports } from './steps/checklist.model';
import { distanceOf, exhibitionPhase, installationPhase } from '../exhibition/exhibition-phase.model';
import { addMonths, monthDays } from './calendar/month-grid.model';

const dates = {
  timezone: 'Europe/Moscow',
  installation_started_at: '2026-06-11',
  installation_ended_at: '2026-06-15',
  started_at: '2026-06-16',
  ended_at: '2026-06-19',
  dismantling_started_at: '2026-06-20',
  dismantling_ended_at: '2026-06-21',
};
const moscow = (day: string, time = '12:00:00') => Date.parse(`${day}T${time}+03:00`);

describe('the exhibition phase', () => {
  it.each([
    ['2026-05-26', { phase: 'before', days: 21 }],
    ['2026-06-15', { phase: 'before', days: 1 }],
    ['2026-06-16', { phase: 'running', day: 1, days: 4 }],
    ['2026-06-19', { phase: 'running', day: 4, days: 4 }],
    ['2026-06-20', { phase: 'dismantling' }],
    ['2026-06-21', { phase: 'dismantling' }],
    ['2026-06-22', { phase: 'over' }],
  ])('on %s', (day, phase) => expect(exhibitionPhase(dates, moscow(day))).toEqual(phase));

  it('counts exhibition days independently of the browser time zone [SHELL-226]', () => {
    // late evening in Moscow is still the day before in London and already the next day in Vladivostok
    const instant = moscow('2026-06-15', '23:30:00');
    expect(exhibitionPhase(dates, instant)).toEqual({ phase: 'before', days: 1 });
    expect(exhibitionPhase({ ...dates, timezone: 'Asia/Vladivostok' }, instant)).toMatchObject({ phase: 'running' });
  });

  it.each([
    ['2026-06-10', { starts: 1 }],
    ['2026-06-11', { runs: true }],
    ['2026-06-15', { runs: true }],
    ['2026-06-16', null],
  ])('installation on %s', (day, phase) => expect(installationPhase(dates, moscow(day))).toEqual(phase));

  it.each([
    [1, { unit: 'days', count: 1 }],
    [60, { unit: 'days', count: 60 }],
    [61, { unit: 'months', count: 2 }],
    [91, { unit: 'months', count: 3 }],
  ])('formats %d days as', (days, distance) => expect(distanceOf(days)).toEqual(distance));
});

describe('the checklist of all remotes', () => {
  const target = { route: 'home', params: {} } as const;
  const open = (id: string, tone?: ChecklistItem['tone'], due?: string): ChecklistItem => ({
    id,
    done: false,
    title: id,
    target,
    ...(tone ? { tone } : {}),
    ...(due ? { due } : {}),
  });
  const entries = ['passes', 'company', 'broken', 'empty', 'silent'].map((id) => ({ id, icon: `${id}-icon` }));
  const reports: ChecklistReports = {
    empty: { items: [open('ask', 'info')], settled: true },
    company: {
      items: [open('broken', 'danger'), open('early', 'warning', '2026-06-03'), { ...open('done'), done: true }],
      settled: true,
    },
    passes: {
      items: [
        open('late', 'warning', '2026-06-05'),
        open('undated', 'warning'),
        open('plain'),
        { id: 'for-others', done: false, title: 'for others', tone: 'danger' },
      ],
      settled: true,
    },
    broken: { items: [], settled: true },
    unknown: { items: [open('of nobody')], settled: true },
  };

  it('lists what this user can do, by urgency, then date, then entry order [SHELL-231]', () => {
    expect(tasksOf(entries, reports).map(({ id, icon, tone }) => [id, icon, tone])).toEqual([
      ['company/broken', 'company-icon', 'danger'],
      ['company/early', 'company-icon', 'warning'],
      ['passes/late', 'passes-icon', 'warning'],
      ['passes/undated', 'passes-icon', 'warning'],
      ['empty/ask', 'empty-icon', 'info'],
      ['passes/plain', 'passes-icon', 'neutral'],
    ]);
  });

  it('counts done items of all items, whoever may do them [SHELL-230]', () => {
    expect(progressOf(entries, reports)).toEqual({ done: 1, total: 8, isPartial: false });
    expect(progressOf(entries, { broken: { items: [], settled: true } })).toBeNull();
  });
});

describe('what a participation can use [SHELL-132]', () => {
  const tile = (id: string, changes: Partial<CatalogTile>): CatalogTile => ({
    id,
    remote: 'mf-x',
    title: { ru: id, en: id },
    group: 'company',
    order: 10,
    width: 2,
    icon: 'box',
    height: 200,
    needsServices: false,
    ...changes,
  });
  const tiles = [
    tile('everybody', {}),
    tile('subs', { types: ['collective'] }),
    tile('services', { needsServices: true }),
  ];
  it.each([
    ['self', true, ['everybody', 'services']],
    ['self', false, ['everybody']],
    ['collective', true, ['everybody', 'subs', 'services']],
    ['installer', true, ['everybody']],
    ['part-time', true, ['everybody']],
  ] as const)('type %s with services %s', (type, shown, expected) => {
    const participation = buildParticipation({ type });
    participation.exhibition.is_show_order_additional_services = shown;
    expect(usableBy(participation, null, tiles).map(({ id }) => id)).toEqual(expected);
    expect(areServicesShown(participation)).toBe((expected as readonly string[]).includes('services'));
  });

  it.each([
    ['own user', 'installer', ['everybody']],
    ['own user', 'read', ['everybody', 'subs']],
    ['organiser', 'installer', ['everybody']],
    ['organiser', 'edit', ['everybody', 'subs']],
  ] as const)('as %s in the role %s', (of, role, expected) => {
    const user = buildUserWithRole(role);
    const participation =
      of === 'own user'
        ? buildParticipation({ users: [buildParticipationUser(role, { id: user.id })] })
        : buildSubParticipation({
            users: [],
            parent: {
              id: 110,
              type: 'collective',
              company: { id: 10, name_rus: 'Ассоциация', name_eng: 'Association' },
              pays_for_subs: false,
              users: [{ id: user.id, role }],
            },
          });
    const parts = [tile('everybody', {}), tile('subs', { exceptRoles: ['installer'] })];
    expect(roleIn(participation, user)).toBe(role);
    expect(usableBy(participation, roleIn(participation, user), parts).map(({ id }) => id)).toEqual(expected);
  });
});

describe('the read-only notice [SHELL-133] [SHELL-134] [SHELL-223]', () => {
  it.each([
    [{ canWrite: true, role: 'edit', type: 'self', servicesShown: true }, null],
    [{ canWrite: false, role: 'read', type: 'self', servicesShown: true }, 'company'],
    [{ canWrite: false, role: 'edit', type: 'sub', servicesShown: true }, 'collective'],
    [{ canWrite: false, role: 'installer', type: 'self', servicesShown: true }, 'installer'],
    [{ canWrite: false, role: 'installer', type: 'sub', servicesShown: false }, 'company'],
    [{ canWrite: false, role: null, type: 'collective', servicesShown: false }, 'company'],
  ] as const)('%j', (input, text) => expect(accessText(input)).toBe(text));
});

describe('the calendar month', () => {
  it('starts on Monday with whole weeks [SHELL-201]', () => {
    const days = monthDays('2026-06');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-06-01', '2026-07-05', 35]);
  });
  it('crosses the end of a year', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});
