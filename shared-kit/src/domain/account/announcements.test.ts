import { check } from '../validation';
import { eventTypes, type EventType, type Role } from '../participations';
import { announcementFields } from './announcement-fields';
import {
  announcementSteps,
  audienceNames,
  audienceOf,
  isMarkable,
  isToRead,
  marksForAll,
  readState,
  remindFrom,
  type AudienceName,
  type ReadFacts,
} from './announcements';

it.each([
  ['self', 'supervisor', 'own', 'self'],
  ['self', 'installer', 'own', 'installer'],
  ['sub', 'read', 'own', 'sub'],
  ['sub', 'supervisor', 'parent', 'sub'],
  ['installer', 'edit', 'own', 'installer'],
  ['sub', 'installer', 'parent', 'sub'],
] satisfies [EventType, Role, 'own' | 'parent', EventType][])(
  'in a participation of type %s a user with role %s (%s) reads announcements for %s [ACC-221]',
  (type, role, of, audience) => expect(audienceOf(type, { role, of })).toBe(audience),
);

it.each([
  [
    ['self', 'collective', 'sub', 'installer'],
    ['exponents', 'installer'],
  ],
  [
    ['sub', 'self'],
    ['self', 'sub'],
  ],
  [[...eventTypes], ['everybody']],
] satisfies [EventType[], AudienceName[]][])('for %j is labelled %j [ACC-221]', (audience, names) => {
  expect(audienceNames(audience)).toEqual(names);
});

const announcement = (id: number, audience: EventType[], is_compulsory = true, is_counted = false) => ({
  id,
  audience,
  is_compulsory,
  is_counted,
});
const all = [
  announcement(1, ['self', 'installer']),
  announcement(2, ['self'], true, true),
  announcement(3, ['self'], false),
  announcement(4, ['installer']),
  announcement(5, ['collective', 'sub']),
];
it.each([
  ['an exhibitor', 'self', 'self', { 1: false, 2: true }],
  ['an installer of an exhibitor', 'self', 'installer', { 1: false }],
  ['an installation company', 'installer', 'installer', { 1: false, 4: false }],
  ['a sub-exhibitor', 'sub', 'sub', { 5: false }],
  ['somebody who is not addressed', 'part-time', 'part-time', {}],
] satisfies [string, EventType, EventType, Record<number, boolean>][])(
  'the steps of %s [ACC-222]',
  (_name, type, reader, steps) => {
    expect(Object.fromEntries(announcementSteps(all, type, reader).map(({ id, done }) => [id, done]))).toEqual(steps);
  },
);

it.each([
  ['supervisor', true, true],
  ['admin', true, true],
  ['edit', true, false],
  ['read', true, false],
  ['installer', true, false],
  ['supervisor', false, false],
] satisfies [Role, boolean, boolean][])(
  'the mark of %s (may write: %s) counts for everyone: %s [ACC-222]',
  (role, is_edit, counts) => {
    expect(marksForAll(1, { is_edit, users: [{ id: 1, role }] })).toBe(counts);
  },
);

it('the mark of the organiser of a stand counts for its sub-exhibitors [ACC-222]', () => {
  const parent = { users: [{ id: 1, role: 'admin' as const }] };
  expect(marksForAll(1, { is_edit: false, users: [], parent })).toBe(true);
});

const facts = (changes: Partial<ReadFacts> = {}): ReadFacts => ({
  is_compulsory: true,
  own_read_at: null,
  is_counted: false,
  readers_count: 0,
  ...changes,
});
const read = '2026-05-26T09:00:00Z';
it.each([
  ['nobody has read it', {}, 'unread', [true, true], [true, true]],
  ['a colleague has, whose mark does not count', { readers_count: 1 }, 'unread', [true, true], [true, true]],
  [
    'the reader has, whose mark does not count',
    { own_read_at: read, readers_count: 1 },
    'mine',
    [true, false],
    [true, false],
  ],
  ['an administrator has', { is_counted: true, readers_count: 1 }, 'colleague', [true, true], [false, false]],
  [
    'the reader has, and it counts',
    { own_read_at: read, is_counted: true, readers_count: 1 },
    'mine',
    [false, false],
    [false, false],
  ],
  ['it is for information', { is_compulsory: false }, 'unread', [true, true], [false, false]],
  [
    'it is for information and a colleague has read it',
    { is_compulsory: false, readers_count: 2 },
    'colleague',
    [true, true],
    [false, false],
  ],
] satisfies [string, Partial<ReadFacts>, string, boolean[], boolean[]][])(
  'the read state, mark and step of an announcement when %s [ACC-223]',
  (_name, changes, state, markable, toRead) => {
    const one = facts(changes);
    expect(readState(one)).toBe(state);
    expect([true, false].map((counts) => isMarkable(one, counts))).toEqual(markable);
    expect([true, false].map((counts) => isToRead(one, counts))).toEqual(toRead);
  },
);

it.each([
  [null, 1_000, null],
  [0, 86_399_999, 86_400_000],
  [0, 86_400_000, null],
])('reminded at %s, at %s again from %s [ACC-226]', (last, now, from) => expect(remindFrom(last, now)).toBe(from));

const valid = {
  title_rus: 'Правила',
  title_eng: 'Rules',
  body_rus: 'Абзац\n\n- пункт',
  body_eng: 'A paragraph\n\n- an item',
  audience: ['self', 'installer'],
  is_compulsory: true,
  today: '2026-05-26',
  read_until: '2026-06-01',
  file: 2048,
};
it.each([
  ['everything', {}, null],
  ['neither a day nor a file', { read_until: null, file: null }, null],
  ['today as the last day', { read_until: '2026-05-26' }, null],
  ['a title in one language', { title_eng: ' ' }, { title_eng: 'required' }],
  ['a title of two lines', { title_rus: 'а\nб' }, { title_rus: 'one_line' }],
  ['a title that is too long', { title_rus: 'ё'.repeat(201) }, { title_rus: 'too_long' }],
  ['no text', { body_rus: '' }, { body_rus: 'required' }],
  ['a text that is too long', { body_eng: 'a'.repeat(10_001) }, { body_eng: 'too_long' }],
  ['nobody addressed', { audience: [] }, { audience: 'announcement_audience' }],
  ['somebody unknown', { audience: ['all'] }, { 'audience.0': 'announcement_audience' }],
  ['a day that does not exist', { read_until: '2026-02-30' }, { read_until: 'announcement_day' }],
  ['a day that has passed', { read_until: '2026-05-25' }, { read_until: 'announcement_past' }],
  ['a day for information only', { is_compulsory: false }, { read_until: 'announcement_optional_day' }],
  ['an empty file', { file: 0 }, { file: 'file_empty' }],
  ['a file beyond 10 MB', { file: 10_485_761 }, { file: 'file_too_big' }],
])('the fields of an announcement are checked with %s [ACC-220]', (_name, changes, wrong) => {
  const { issues } = check(announcementFields, { ...valid, ...changes });
  expect(issues && Object.fromEntries(Object.entries(issues).map(([field, { code }]) => [field, code]))).toEqual(wrong);
});
