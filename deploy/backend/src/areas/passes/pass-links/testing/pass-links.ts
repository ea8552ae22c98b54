import { aCountry, anExhibition } from '../../../../testing/builders/exhibitions';
import { aCompany, aParticipation, type Participation } from '../../../../testing/builders/participations';
import { aPersonalPass } from '../../../../testing/builders/passes';
import { aMember, type User } from '../../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../../testing/test-app';

/** Links by which people fill in their own passes (PASS-290 to PASS-299). */
export let portal: TestApp;
export let editor: TestCaller;
export let reader: TestCaller;
/** A participation of Северная механика in ТехноФорум, until 18 May, with one pass. */
export let participation: Participation;
/** The links and the passes of the participation. */
export let path: string;
export let passes: string;
let users: Record<'editor' | 'reader', User>;

export interface Link {
  id: number;
  state: string;
  email: string | null;
  name: string | null;
  pass_id: number | null;
  revoked_by: string | null;
  expires_at: string;
  remind_from: string | null;
}
export interface Answer {
  data: Link;
  code?: string;
  errors?: Record<string, string[]>;
  meta: { quota: { count: number; held: number; total: number }; total: number };
}
export const maria = { email: 'M.Lebedeva@severmech.example ', name: 'Мария Лебедева' };
export const data = { lastname: ' Лебедева', name: 'Мария', middlename: '' };

export const send = (body: object = { recipients: [maria] }, caller = editor) =>
  caller.post<{ data: Link[]; code?: string; errors?: Record<string, string[]> }>(path, body);
export const sendOne = async (body?: object): Promise<Link> => {
  const { body: answer } = await send(body);
  const [link] = answer.data;
  if (!link) throw new Error(JSON.stringify(answer));
  return link;
};
export const list = async () => (await editor.get<{ data: Link[]; meta: Answer['meta'] }>(path)).body;
export const act = (link: Link, action: string, body: object = {}) =>
  editor.post<Answer>(`${path}/${link.id}/${action}`, body);
export const tokenOf = (text: string): string => /\/pass-link\/([\w-]{43})/.exec(text)?.[1] ?? '';
export const address = async (link: Link): Promise<string> => {
  const { body } = await editor.post<{ data: { url: string } }>(`${path}/${link.id}/address`);
  return tokenOf(body.data.url);
};
export const readLink = (token: string) =>
  portal.visitor.post<{ data: Record<string, unknown>; code?: string; message: string }>('/pass-links/open', { token });
export const fill = (token: string, body: object = data, headers: Record<string, string> = {}) =>
  portal.visitor.post<{ data: object; code?: string; errors?: Record<string, string[]> }>(
    '/pass-links/fill',
    { token, ...body },
    { headers },
  );
export const lastEmail = async () => {
  await portal.services.outbox.drain();
  const email = portal.emails.at(-1);
  if (!email) throw new Error('No e-mail');
  return email;
};
export const setFlag = (create_personal_pass_disabled: boolean) =>
  portal.database.read
    .updateTable('exhibitions')
    .set({ create_personal_pass_disabled })
    .where('id', '=', participation.exhibition_id)
    .execute();
/** The events about links since the previous call. */
export const publishedStates = async () => {
  const events = (await portal.events()).filter(({ event }) => event === 'pass-link.updated');
  await portal.database.read.deleteFrom('outbox').execute();
  return events.map(({ channel, data }) => [channel, (data as { state: string }).state]);
};
export const leaveFree = async (places: number) => {
  const { count, held } = (await list()).meta.quota;
  await portal.database.read
    .updateTable('participations')
    .set({ quota_certificate: count + held + places })
    .where('id', '=', participation.id)
    .execute();
};

/** Signs all users in again, because sessions expire when a test moves the clock far. */
export const signIn = async (): Promise<void> => {
  editor = await portal.as(users.editor.email);
  reader = await portal.as(users.reader.email);
};

/** One portal for the file; before each test, links, e-mails and attempts are deleted. */
export const usePassLinks = (): void => {
  beforeAll(async () => {
    portal = await TestApp.startEmpty();
    const exhibition = await anExhibition(portal, {
      ...{ title_rus: 'ТехноФорум', title_eng: 'TechnoForum', personal_pass_ended_at: '2026-05-18' },
    });
    const company = await aCompany(portal, {
      ...{ name_rus: 'ООО «Северная механика»', name_eng: 'Severnaya Mekhanika LLC' },
    });
    participation = await aParticipation(portal, { exhibition_id: exhibition.id, company_id: company.id });
    users = {
      editor: await aMember(portal, participation, 'edit'),
      reader: await aMember(portal, participation, 'read'),
    };
    await aCountry(portal, { name_eng: 'China', is_simple_visa: true });
    path = `/participants/${participation.id}/pass-links`;
    passes = `/participants/${participation.id}/personal-passes`;
    await signIn();
  });
  beforeEach(async () => {
    const db = portal.database.read;
    for (const table of ['pass_links', 'attempts', 'idempotency_keys', 'outbox'] as const) {
      await db.deleteFrom(table).execute();
    }
    await db.deleteFrom('personal_passes').execute();
    await aPersonalPass(portal, participation);
    await db.updateTable('participations').set({ quota_certificate: 30 }).where('id', '=', participation.id).execute();
    portal.clock.set('2026-04-10T09:00:00.000Z');
    portal.emails.length = 0;
  });
  afterAll(() => portal.stop());
};
