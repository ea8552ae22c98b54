import type { Role } from '@fairfront/shared-kit/domain/participations';
import { anExhibition } from '../../../../testing/builders/exhibitions';
import { anExhibitor, aTeam, type Exhibitor } from '../../../../testing/builders/exhibitor';
import type { User as Member } from '../../../../testing/builders/users';
import { TestApp, type Received, type TestCaller } from '../../../../testing/test-app';

export interface User {
  id: number;
  email: string;
  role: Role;
  invite: 'pending' | 'activated';
  resend_from: string | null;
}
export interface Answer {
  data: User;
  message?: string;
  code?: string;
  errors?: Record<string, string[]>;
}

export const minute = 60_000;

export let portal: TestApp;
/** A company whose team has a member of every role. */
export let exhibitor: Exhibitor;
export let members: Record<Role, Member>;
export let supervisor: TestCaller;
export let admin: TestCaller;
let inviting = 0;

/** Signs both administrators in, because sessions expire. */
export const signIn = async (): Promise<void> => {
  supervisor = await exhibitor.as('supervisor');
  admin = await exhibitor.as('admin');
};

/** One portal for the file; before every test nothing is waiting to be sent. */
export const useTeam = (): void => {
  beforeAll(async () => {
    portal = await TestApp.startEmpty();
    const { id: exhibition_id } = await anExhibition(portal, { title_rus: 'ТехноФорум', title_eng: 'TechnoForum' });
    exhibitor = await anExhibitor(portal, { exhibition_id });
    members = await aTeam(exhibitor);
    await signIn();
  });
  afterAll(() => portal.stop());
  beforeEach(async () => {
    await portal.services.outbox.drain();
    portal.emails.length = 0;
    await portal.database.read.deleteFrom('outbox').execute();
    await portal.database.read.deleteFrom('attempts').execute();
  });
};

export const nextEmail = () => `colleague-${(inviting += 1)}@severmech.example`;
export const path = ({ id }: { id: number } = exhibitor) => `/participants/${id}/users`;
export const invite = (
  caller: TestCaller,
  {
    at = exhibitor,
    email = nextEmail(),
    role = 'read' as string,
  }: { at?: { id: number }; email?: string; role?: string } = {},
) => caller.post<Answer>(path(at), { email, role });
export const team = async (): Promise<User[]> =>
  (await supervisor.get<{ data: { users: User[] } }>(exhibitor.path)).body.data.users;
export const userWith = async (email: string): Promise<User> => {
  const found = (await team()).find((user) => user.email === email);
  if (!found) throw new Error(`${email} is not in the team`);
  return found;
};
export const refusal = ({ status, body }: Received<Answer>) => [status, body.code];
/** Gives a member of the team another role. */
export const setRole = (user: Member, role: Role) =>
  portal.database.read
    .updateTable('participation_users')
    .set({ role })
    .where('participation_id', '=', exhibitor.id)
    .where('user_id', '=', user.id)
    .execute();
/** Sends pending e-mails and returns the call behind the link of each. */
export const linksOfEmails = async (): Promise<string[]> => {
  await portal.services.outbox.drain();
  return portal.emails.flatMap(
    ({ text }) => /https:\/\/portal\.example\/api(\/welcome\/\S+)/.exec(text)?.slice(1) ?? [],
  );
};
