import {
  arrivalPeriods,
  installationDeadlines,
  packDownload,
  passDeadlines,
  passKinds,
  passRights,
  printWindowOf,
  visaDeadline,
  visaOfferEnd,
  visaRefusal,
  type PassKind,
} from '@fairfront/shared-kit/domain/passes';
import { exhibitionE1 } from '@fairfront/shared-kit/domain/passes/testing';
import { dayAt } from '@fairfront/shared-kit/domain/common';
import { type AccessInput } from '@fairfront/shared-kit/domain/participations';
import { aCountry } from '../../../testing/builders/exhibitions';
import { aParticipation, type Participation } from '../../../testing/builders/participations';
import { aPersonalPass } from '../../../testing/builders/passes';
import { aMember, type User } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';

/**
 * Screen and server at every boundary, one second before and after, in zones from −12 to +14: the screen checks with what
 * GET participants/{id} answers, the server with what it has stored, and neither is a second ahead (PASS-033, PASS-050).
 */
const zones = Array.from({ length: 27 }, (_, index) => `Etc/GMT${index < 14 ? '' : '+'}${index - 14}`);
const seconds = [-1, 0, 1];
const open = { count: 0, total: 100 };

type Event = AccessInput & { type: 'self'; exhibition: typeof exhibitionE1 };
interface Refusal {
  code?: string;
  errors?: Record<string, string[]>;
}

let portal: TestApp;
let participation: Participation;
let editor: User;
/** Two countries, one with the simple procedure. */
let countries: { id: number; name_rus: string; name_eng: string; is_simple_visa: boolean }[];

beforeAll(async () => {
  portal = await TestApp.startEmpty();
  participation = await aParticipation(portal, { quota_certificate: 100, quota_installation: 100 });
  editor = await aMember(portal, participation, 'edit');
  countries = [await aCountry(portal, { is_simple_visa: true }), await aCountry(portal, { is_simple_visa: false })];
});
afterAll(() => portal.stop());

/** The event as the screen has it, after the exhibition has moved to a zone. */
const eventIn = async (timezone: string): Promise<Event> => {
  await portal.database.read
    .updateTable('exhibitions')
    .set({ ...exhibitionE1, timezone })
    .where('id', '=', participation.exhibition_id)
    .execute();
  portal.clock.set('2026-01-15T12:00:00Z');
  const caller = await portal.as(editor.email);
  const { body } = await caller.get<{ data: Event }>(`/participants/${participation.id}`);
  return body.data;
};
const callerAt = async (moment: number): Promise<TestCaller> => {
  portal.clock.set(new Date(moment).toISOString());
  return portal.as(editor.email);
};

const bodies: Record<PassKind, [string, object]> = {
  participant: ['personal-passes', { type: 'certificate' }],
  installation: ['personal-passes', { type: 'installation' }],
  car: ['car-passes', {}],
};
/** The code of the refusal; an empty form gets field errors if nothing else forbids it. */
const serverOnAdd = async (kind: PassKind, now: number): Promise<string | undefined> => {
  const caller = await callerAt(now);
  const [area, body] = bodies[kind];
  return (await caller.post<Refusal>(`/participants/${participation.id}/${area}`, body)).body.code;
};
const deadlineIn = (kind: PassKind, event: Event): number =>
  kind === 'installation'
    ? installationDeadlines(event).installation
    : passDeadlines(event)[kind === 'car' ? 'car' : 'certificate'];

describe('screen and server', () => {
  it('close the forms of all kinds in the same second, in every zone [PASS-033] [PASS-050] [PASS-242]', async () => {
    for (const zone of zones) {
      const event = await eventIn(zone);
      for (const kind of passKinds) {
        for (const second of seconds) {
          const now = deadlineIn(kind, event) + second * 1000;
          const { create } = passRights(kind, { participation: event, userId: editor.id, now }, open);
          const screen = create.allowed ? 'fields_invalid' : create.reason.code;
          expect([zone, kind, second, screen]).toEqual([
            zone,
            kind,
            second,
            second <= 0 ? 'fields_invalid' : 'deadline_reached',
          ]);
          expect([zone, kind, second, await serverOnAdd(kind, now)]).toEqual([zone, kind, second, screen]);
        }
      }
    }
  });

  it('open and close the print windows in the same second [PASS-043] [PASS-044] [PASS-248]', async () => {
    await aPersonalPass(portal, participation, { type: 'certificate', status: 'consideration' });
    await aPersonalPass(portal, participation, { type: 'installation', status: 'consideration' });
    for (const zone of zones.filter((_, index) => index % 3 === 0)) {
      const event = await eventIn(zone);
      for (const kind of ['participant', 'installation'] as const) {
        const window = printWindowOf(kind, event);
        if (!window) throw new Error('people have a window');
        for (const now of [window.from, window.to].flatMap((edge) => seconds.map((second) => edge + second * 1000))) {
          const facts = { quota: open, acceptedCount: 0, visaCount: 0 };
          const decision = packDownload(kind, event, facts, now);
          const type = kind === 'installation' ? 'installation' : 'certificate';
          const caller = await callerAt(now);
          const path = `/participants/${participation.id}/personal-passes/download`;
          const { body } = await caller.get<Refusal>(path, { query: { type } });
          const isInside = window.from <= now && now < window.to + 1000;
          expect([zone, kind, now - window.from, body.code]).toEqual([
            zone,
            kind,
            now - window.from,
            isInside ? 'nothing_to_print' : 'not_printable',
          ]);
          expect(decision).toMatchObject({ reason: { code: body.code } });
        }
      }
    }
  });

  it('end visas in the same second: simple, other, and five days before installation [PASS-085] [PASS-093] [PASS-245]', async () => {
    for (const zone of zones.filter((_, index) => index % 3 === 1)) {
      const event = await eventIn(zone);
      for (const country of countries) {
        const edges = [visaDeadline(event, country) ?? NaN, visaOfferEnd(event)];
        for (const now of edges.flatMap((edge) => seconds.map((second) => edge + second * 1000))) {
          const refusal = visaRefusal(event, country, now);
          const caller = await callerAt(now);
          const { body } = await caller.post<Refusal>(`/participants/${participation.id}/personal-passes`, {
            type: 'visa',
            country_id: country.id,
          });
          expect([zone, country.name_eng, now, body.errors?.country_id !== undefined]).toEqual([
            zone,
            country.name_eng,
            now,
            refusal !== null,
          ]);
        }
      }
    }
  });

  it('offer the same days of arrival around the midnight of the exhibition [PASS-145] [PASS-146] [PASS-148]', async () => {
    for (const zone of zones.filter((_, index) => index % 3 === 2)) {
      const event = await eventIn(zone);
      const midnight = passDeadlines(event).startInstallation + 2 * 86_400_000;
      for (const now of seconds.map((second) => midnight + second * 1000)) {
        const day = '2026-05-15';
        const isOffered = arrivalPeriods('mounting', event, now).some(({ from, to }) => from <= day && day <= to);
        expect([zone, isOffered]).toEqual([zone, dayAt(now, zone) <= day]);
        const caller = await callerAt(now);
        const { body } = await caller.post<Refusal>(`/participants/${participation.id}/car-passes`, {
          entry_date: day,
          target: 'mounting',
        });
        expect([zone, now, body.errors?.entry_date === undefined]).toEqual([zone, now, isOffered]);
      }
    }
  });
});
