import { addDays } from '@fairfront/shared-kit/domain/common';
import type { GateEntry, GateList, PassageResult } from '@fairfront/shared-kit/domain/passes/api';
import { randomUUID } from 'node:crypto';
import { compactVerify, importJWK, type JWK } from 'jose';
import { aCarPass, aPersonalPass } from '../../../testing/builders/passes';
import { aParticipation, type Participation } from '../../../testing/builders/participations';
import { asStaff } from '../../../testing/builders/users';
import { hireStaff } from '../../../testing/staff';
import { TestApp, type TestCaller } from '../../../testing/test-app';
import { codeHash } from './gate-pass.response';

let portal: TestApp;
let participation: Participation;
let staff: TestCaller;
/** The first moment of the first day of installation, ms since the epoch. */
let opening: number;
let today: string;

const accepted = { status: 'accepted' as const };
const path = () => `/organizer/exhibitions/${participation.exhibition_id}`;

beforeAll(async () => {
  portal = await TestApp.startEmpty();
  participation = await aParticipation(portal);
  const { installation_started_at: day } = await portal.database.read
    .selectFrom('exhibitions')
    .select('installation_started_at')
    .where('id', '=', participation.exhibition_id)
    .executeTakeFirstOrThrow();
  today = String(day);
  opening = Date.parse(`${today}T08:00:00+03:00`);
  portal.clock.set(isoAt(opening));
  staff = await asStaff(portal);
});
afterAll(() => portal.stop());
afterEach(() => portal.clock.set(isoAt(opening)));

const isoAt = (moment: number) => new Date(moment).toISOString();

interface Sent {
  id?: string;
  code: string;
  admitted?: boolean;
  entered_at?: string;
}
const send = async (items: readonly Sent[], caller = staff) => {
  const withIds = items.map((item) => ({ id: randomUUID(), ...item }));
  return caller.post<{ data: PassageResult[] }>(`${path()}/pass-entries`, { items: withIds });
};
const check = async (item: Sent, caller = staff) => {
  const { status, body } = await send([item], caller);
  expect(status).toBe(200);
  return body.data[0];
};
const entriesWith = async (barcode: string) => {
  const { body } = await staff.get<{ data: GateEntry[] }>(`${path()}/pass-entries`);
  return body.data.filter(({ code_hash }) => code_hash === codeHash(barcode));
};

it('the gate records a valid pass as an entry and shows name, company, stands and days [ORG-430]', async () => {
  const { barcode, id } = await aPersonalPass(portal, participation, {
    ...accepted,
    lastname: 'Соколова',
    name: 'Анна',
  });
  const answer = await check({ code: ` ${barcode.toLowerCase()}\r` });
  expect(answer).toMatchObject({
    ...{ verdict: 'valid', is_stored: true, is_changed: true, entered_before_at: null },
    pass: {
      ...{ kind: 'personal', id, pass_kind: 'participant', title: 'Соколова Анна', stands: [], comment: null },
      company_eng: expect.stringMatching(/^Company/),
      days: [{ from: today, to: addDays(today, 10) }],
    },
  });
  expect(await entriesWith(barcode)).toHaveLength(1);
});

it('the gate says why a pass is not valid and records no entry [ORG-430]', async () => {
  const passes: [string, string][] = [
    [(await aPersonalPass(portal, participation)).barcode, 'waiting'],
    [(await aPersonalPass(portal, participation, { status: 'rejected', comment: 'Double' })).barcode, 'revoked'],
    [(await aPersonalPass(portal, participation, { ...accepted, deleted_at: portal.clock.now() })).barcode, 'revoked'],
    [(await aCarPass(portal, participation, { ...accepted, entry_date: addDays(today, 1) })).barcode, 'early'],
    [(await aCarPass(portal, participation, { ...accepted, entry_date: addDays(today, -1) })).barcode, 'late'],
    [(await aPersonalPass(portal, await aParticipation(portal), accepted)).barcode, 'unknown'],
    ['NO-SUCH-CODE', 'unknown'],
  ];
  const { body } = await send(passes.map(([code]) => ({ code })));
  expect(body.data.map(({ verdict, is_stored }) => [verdict, is_stored])).toEqual(
    passes.map(([, verdict]) => [verdict, false]),
  );
  expect(body.data[1]?.pass?.comment).toBe('Double');
  expect(body.data[6]?.pass).toBeNull();
  for (const [code] of passes) expect(await entriesWith(code)).toEqual([]);
});

it('passes of an archived participation are revoked [ORG-430]', async () => {
  const archived = await aParticipation(portal, {
    ...{ exhibition_id: participation.exhibition_id, deleted_at: portal.clock.now() },
  });
  const { barcode } = await aPersonalPass(portal, archived, accepted);
  expect(await check({ code: barcode })).toMatchObject({ verdict: 'revoked', is_stored: false });
});

it('when two gates check a pass at once, one lets the person in and the other shows that entry [ORG-433]', async () => {
  const { barcode } = await aPersonalPass(portal, participation, accepted);
  const answers = await Promise.all(Array.from({ length: 8 }, () => check({ code: barcode })));
  const verdicts = answers.map((answer) => answer?.verdict).sort();
  expect(verdicts).toEqual([...Array<string>(7).fill('entered'), 'valid']);
  const second = answers.find((answer) => answer?.verdict === 'entered');
  expect(second).toMatchObject({ is_stored: false, entered_before_at: portal.clock.now().toISOString() });
  expect(await entriesWith(barcode)).toHaveLength(1);
});

it('a person comes back on the next day, a vehicle does not [ORG-433]', async () => {
  const person = await aPersonalPass(portal, participation, accepted);
  const car = await aCarPass(portal, participation, {
    ...{ ...accepted, entry_date: today, departure_date: addDays(today, 2) },
  });
  for (const { barcode } of [person, car]) await check({ code: barcode });
  portal.clock.set(isoAt(opening + 24 * 3_600_000));
  expect(await check({ code: person.barcode })).toMatchObject({ verdict: 'valid', is_stored: true });
  expect(await check({ code: car.barcode })).toMatchObject({ verdict: 'entered', is_stored: false });
});

it('an entry with the same id is stored once, and its repeat gets the same answer [ORG-434]', async () => {
  const { barcode, id: passId } = await aPersonalPass(portal, participation, accepted);
  const id = randomUUID();
  const first = await check({ id, code: barcode });
  portal.clock.set(isoAt(opening + 60_000));
  expect(await check({ id, code: barcode })).toEqual({ ...first, is_changed: false });
  expect(await entriesWith(barcode)).toHaveLength(1);
  const audited = await portal.database.read
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject', '=', `personal-pass ${passId}`)
    .execute();
  expect(audited).toEqual([
    {
      action: 'personal-pass.entered',
      details: { verdict: 'valid', entered_at: new Date(opening).toISOString() },
    },
  ]);
});

it('an id of an entry with another pass is refused for that item alone, also within one call [ORG-434]', async () => {
  const [first, second, third] = [
    await aPersonalPass(portal, participation, accepted),
    await aCarPass(portal, participation, { ...accepted, entry_date: today }),
    await aPersonalPass(portal, participation, accepted),
  ];
  const id = randomUUID();
  await check({ id, code: first.barcode });
  const both = randomUUID();
  const { status, body } = await send([
    { id, code: second.barcode },
    { id: both, code: third.barcode },
    { id: both, code: second.barcode, admitted: true },
  ]);
  expect(status).toBe(200);
  expect(body.data.filter(({ is_stored }) => is_stored)).toHaveLength(1);
  for (const result of body.data) {
    expect(result.error?.code ?? null).toBe(result.is_stored ? null : 'entry_id_taken');
    expect(result.is_changed).toBe(result.is_stored);
  }
  expect(await entriesWith(first.barcode)).toHaveLength(1);
});

it('an entry made without a network is stored with its time and the result of the check [ORG-434]', async () => {
  const revoked = await aPersonalPass(portal, participation, { status: 'rejected' });
  const person = await aPersonalPass(portal, participation, accepted);
  const entered_at = new Date(opening - 3_600_000).toISOString();
  const inFuture = new Date(opening + 3_600_000).toISOString();
  const { body } = await send([
    { code: revoked.barcode, admitted: true, entered_at },
    { code: person.barcode, admitted: true, entered_at: inFuture },
    { code: 'NO-SUCH-CODE', admitted: true },
  ]);
  expect(body.data.map(({ verdict, is_stored }) => [verdict, is_stored])).toEqual([
    ['revoked', true],
    ['valid', true],
    ['unknown', false],
  ]);
  expect(await entriesWith(revoked.barcode)).toMatchObject([{ entered_at }]);
  expect(await entriesWith(person.barcode)).toMatchObject([{ entered_at: new Date(opening).toISOString() }]);
});

it('the list of entries continues after a cursor and repeats those of the last half minute [ORG-431]', async () => {
  const later = (seconds: number) => portal.clock.set(isoAt(opening + 3 * 24 * 3_600_000 + seconds * 1000));
  const passes = [
    await aPersonalPass(portal, participation, accepted),
    await aPersonalPass(portal, participation, accepted),
  ];
  const hashes = passes.map(({ barcode }) => codeHash(barcode));
  interface Entries {
    data: GateEntry[];
    meta: { next_cursor: string; is_complete: boolean };
  }
  const read = async (query: Record<string, string>) =>
    (await staff.get<Entries>(`${path()}/pass-entries`, { query })).body;
  const own = ({ data }: Entries) => data.map(({ code_hash }) => code_hash).filter((hash) => hashes.includes(hash));
  later(0);
  await check({ code: passes[0]?.barcode ?? '' });
  const first = await read({});
  expect([own(first), first.meta.is_complete]).toEqual([hashes.slice(0, 1), true]);
  later(10);
  await check({ code: passes[1]?.barcode ?? '' });
  expect(own(await read({ cursor: first.meta.next_cursor }))).toEqual(hashes);
  later(50);
  const { meta } = await read({ cursor: first.meta.next_cursor });
  expect(own(await read({ cursor: meta.next_cursor }))).toEqual(hashes.slice(1));
});

const readList = (headers: Record<string, string> = {}) =>
  staff.get<{ data: { jws: string } }>(`${path()}/pass-list`, { headers });
const verified = async (jws: string): Promise<GateList> => {
  const { body } = await staff.get<{ data: { keys: JWK[] } }>('/organizer/pass-list-keys');
  const { payload } = await compactVerify(jws, await importJWK(body.data.keys[0] ?? {}, 'ES256'));
  return JSON.parse(new TextDecoder().decode(payload)) as GateList;
};

it('the gate list contains every pass with state and days, is signed, and contains no code and no name [ORG-431] [ORG-435]', async () => {
  const person = await aPersonalPass(portal, participation, { ...accepted, lastname: 'Неназванный' });
  const removed = await aPersonalPass(portal, participation, { ...accepted, deleted_at: portal.clock.now() });
  const car = await aCarPass(portal, participation, { ...accepted, entry_date: today });
  const { jws } = (await readList()).body.data;
  const list = await verified(jws);
  expect(list).toMatchObject({
    ...{ exhibition_id: participation.exhibition_id, timezone: 'Europe/Moscow' },
    iat: Math.floor(opening / 1000),
  });
  const groupOf = (barcode: string) => list.groups.find(({ codes }) => codes.includes(codeHash(barcode)));
  expect(groupOf(person.barcode)).toMatchObject({ pass_kind: 'participant', state: 'accepted' });
  expect(groupOf(removed.barcode)).toMatchObject({ pass_kind: 'participant', state: 'revoked' });
  expect(groupOf(car.barcode)).toMatchObject({ pass_kind: 'car', days: [{ from: today, to: today }] });
  for (const text of [person.barcode, 'Неназванный']) expect(JSON.stringify(list)).not.toContain(text);
});

it('an altered gate list fails the check of its signature [ORG-435]', async () => {
  const [head, payload = '', signature] = (await readList()).body.data.jws.split('.');
  const list = JSON.parse(Buffer.from(payload, 'base64url').toString()) as GateList;
  const changed = Buffer.from(JSON.stringify({ ...list, groups: [] })).toString('base64url');
  await expect(verified([head, changed, signature].join('.'))).rejects.toThrow();
});

it('an unchanged gate list is not sent again, and a changed one has another ETag [ORG-431]', async () => {
  const first = await readList();
  const etag = String(first.headers['etag']);
  portal.clock.set(isoAt(opening + 60_000));
  expect((await readList({ 'if-none-match': etag })).status).toBe(304);
  await aPersonalPass(portal, participation, accepted);
  const second = await readList({ 'if-none-match': etag });
  expect(second.status).toBe(200);
  expect(second.headers['etag']).not.toBe(etag);
});

it('support may read the gate list and store no entry, and other roles see nothing of the exhibition [ORG-436]', async () => {
  const { exhibition_id } = participation;
  const { caller: support } = await hireStaff(portal, 'support@fair.example', [{ role: 'support', exhibition_id }]);
  expect((await support.get(`${path()}/pass-list`)).status).toBe(200);
  expect((await send([{ code: 'A' }], support)).status).toBe(403);
  const { exhibition_id: elsewhere } = await aParticipation(portal);
  const { caller: other } = await hireStaff(portal, 'other@fair.example', [
    { role: 'pass-bureau', exhibition_id: elsewhere },
  ]);
  expect((await other.get(`${path()}/pass-list`)).status).toBe(404);
  expect((await other.get(`${path()}/pass-entries`)).status).toBe(404);
  expect((await send([{ code: 'A' }], other)).status).toBe(404);
});
