import { aCollectiveStand, type CollectiveStand } from '../../../../testing/builders/collective-stand';
import { aStaffCaller } from '../../../../testing/builders/exhibitor';
import { TestApp, type Received, type TestCaller } from '../../../../testing/test-app';

export interface Row {
  id: number;
  invite_id: number | null;
  invite: 'pending' | 'activated' | null;
  resend_from: string | null;
  company: { id: number; name_rus: string; name_eng: string };
  is_edit: boolean;
  is_profile_filled: boolean;
  quota: { certificate: number | null };
  pass_personal: number;
  pass_car: number;
  pass_installation: number;
  catalog_order_id: number | null;
  catalog_order_status: string | null;
}
export interface StandQuota {
  total: number;
  own: number;
  held: number;
  given: number;
  available: number;
}
export interface Listed {
  data: Row[];
  meta: { quota: StandQuota };
}
export interface Refusal {
  message: string;
  code?: string;
  errors?: Record<string, string[]>;
}

export const pass = { type: 'certificate', company_name: 'ООО «Резец»', lastname: 'Долгов', name: 'Остап' };

export let portal: TestApp;
/** A collective organiser with three sub-exhibitors. */
export let of: CollectiveStand;
/** The path of its sub-exhibitors. */
export let path: string;
/** Its supervisor. */
export let stand: TestCaller;
export let organizer: TestCaller;
let made = 0;
/** One portal for the file; before every test its people are signed in and nothing is waiting to be sent. */
export const useSubExhibitors = (): void => {
  beforeAll(async () => {
    portal = await TestApp.startEmpty();
    of = await aCollectiveStand(portal);
    path = `${of.host.path}/sub-participants`;
  });
  afterAll(() => portal.stop());
  beforeEach(async () => {
    stand = await of.host.as('supervisor');
    organizer = await aStaffCaller(portal);
    await portal.services.outbox.drain();
    portal.emails.length = 0;
    await portal.database.read.deleteFrom('outbox').execute();
    await portal.database.read.deleteFrom('attempts').execute();
  });
};

export const company = (changes: object = {}) => ({
  name_rus: 'ООО «Шпиндель»',
  name_eng: 'Spindle LLC',
  email: `director-${(made += 1)}@spindle.example`,
  inn: '7701234567',
  certificate: 2,
  ...changes,
});
export const listed = async (): Promise<Listed> => (await stand.get<Listed>(path)).body;
export const quota = async (): Promise<StandQuota> => (await listed()).meta.quota;
export const invite = (companies: object[], caller = stand, headers: Record<string, string> = {}) =>
  caller.post<{ data: Row[] } & Refusal>(path, { companies }, { headers });
export const inviteOne = async (changes: object = {}): Promise<Row> => {
  const { status, body } = await invite([company(changes)]);
  expect(status).toBe(201);
  const [row] = body.data;
  if (!row) throw new Error('nothing was made');
  return row;
};
export const put = (id: number, body: object, caller = stand) =>
  caller.put<{ data: Row } & Refusal>(`${path}/${id}`, body);
export const links = async (): Promise<string[]> => {
  await portal.services.outbox.drain();
  return portal.emails.flatMap(
    ({ text }) => /https:\/\/portal\.example\/api(\/welcome\/\S+)/.exec(text)?.slice(1) ?? [],
  );
};
export const codeOf = ({ status, body }: Received<unknown>) => [status, (body as Refusal).code];
export const published = async () => (await portal.events()).map(({ channel, event }) => `${channel} ${event}`);
