import { aCollectiveStand, anExhibitorNamed } from '../../testing/builders/collective-stand';
import { anExhibition } from '../../testing/builders/exhibitions';
import { anExhibitor, aStaffCaller, type Exhibitor } from '../../testing/builders/exhibitor';
import { newcomer } from '../../testing/builders/invitations';
import { aUser } from '../../testing/builders/users';
import { TestApp, type TestCaller } from '../../testing/test-app';

interface Page {
  state: string;
  invitation: null | Record<string, unknown>;
}
interface Answer {
  data: Page;
  code?: string;
}
interface Row {
  data: { id: number };
}

const day = 86_400_000;

let portal: TestApp;
let exhibitor: Exhibitor;
let supervisor: TestCaller;
beforeEach(async () => {
  portal = await TestApp.startEmpty();
  const names = ['ООО «Северная механика»', 'Severnaya Mekhanika LLC'] as const;
  const { id: exhibition_id } = await anExhibition(portal, { title_rus: 'ТехноФорум', title_eng: 'TechnoForum' });
  exhibitor = await anExhibitorNamed(portal, names, { exhibition_id });
  await exhibitor.member('supervisor', { name: 'Ирина', lastname: 'Соколова' });
  supervisor = await exhibitor.as('supervisor');
});
afterEach(() => portal.stop());

const invite = async (email: string, role = 'edit'): Promise<number> => {
  const { status, body } = await supervisor.post<Row>(`${exhibitor.path}/users`, { email, role });
  expect(status).toBe(201);
  return body.data.id;
};

/** The link of the latest e-mail to that address, as its page reads it. */
const linkTo = async (email: string) => {
  await portal.services.outbox.drain();
  const text = portal.emails.findLast(({ to }) => to === email)?.text ?? '';
  const address = new URL(/https:\/\/portal\.example\/api\/welcome\/\S+/.exec(text)?.[0] ?? '');
  const { pathname, searchParams } = address;
  return {
    id: Number(pathname.split('/').pop()),
    signature: searchParams.get('signature') ?? '',
    expires: searchParams.get('expires') ?? '',
    call: pathname.replace('/api', '') + address.search,
  };
};
type Link = Awaited<ReturnType<typeof linkTo>>;

const open = ({ id, signature, expires }: Omit<Link, 'call'>, address = '10.6.6.6') =>
  portal.visitor.post<Answer>('/invitation-links/open', { id, signature, expires }, { address });
const pageOf = async (link: Link): Promise<Page> => {
  const { status, body } = await open(link);
  expect(status).toBe(200);
  return body.data;
};
const ended = (state: string) => ({ state, invitation: null });

describe('the invitation page', () => {
  it('shows inviter, exhibition, role and invited e-mail, and nothing else [SHELL-380]', async () => {
    await invite('Anna@severmech.example');
    const page = await pageOf(await linkTo('anna@severmech.example'));
    const exhibition = await portal.database.read
      .selectFrom('exhibitions')
      .select(['title_rus', 'title_eng', 'started_at', 'ended_at'])
      .where('id', '=', exhibitor.exhibitionId)
      .executeTakeFirstOrThrow();
    expect(page).toEqual({
      state: 'open',
      invitation: {
        participation_id: exhibitor.id,
        email: 'anna@severmech.example',
        role: 'edit',
        sender: { name: 'Ирина', lastname: 'Соколова' },
        is_by_organizer: false,
        company: { name_rus: 'ООО «Северная механика»', name_eng: 'Severnaya Mekhanika LLC' },
        host: null,
        exhibition,
      },
    });
  });

  it('names the collective organiser of a sub-exhibitor, but no organiser staff [SHELL-380]', async () => {
    const { host, kalibr } = await aCollectiveStand(portal);
    const resent = await (await host.as('supervisor')).post(`${host.path}/sub-participants/${kalibr.id}/resend-invite`);
    expect(resent.status).toBe(200);
    const ofSub = await pageOf(await linkTo('director@kalibr.example'));
    // the builder names nobody as the sender
    expect(ofSub.invitation).toMatchObject({
      role: 'supervisor',
      sender: null,
      is_by_organizer: false,
      company: { name_rus: 'ООО «Калибр»' },
      host: { name_rus: 'Ассоциация «Станкопром»' },
    });
    const organizer = await aStaffCaller(portal);
    await organizer.post(`/organizer${exhibitor.path}/users`, { email: 'new@severmech.example', role: 'admin' });
    const byOrganizer = await pageOf(await linkTo('new@severmech.example'));
    expect(byOrganizer.invitation).toMatchObject({ sender: null, is_by_organizer: true, role: 'admin' });
  });

  it('names no person of the collective organiser to invited people of a sub-exhibitor [SHELL-218]', async () => {
    const { host } = await aCollectiveStand(portal);
    const stand = await host.as('supervisor');
    const companies = [
      {
        name_rus: 'ООО «Лекало»',
        name_eng: 'Lekalo LLC',
        email: 'director@lekalo.example',
        inn: '7701234567',
        certificate: 2,
      },
    ];
    const invited = await stand.post(`${host.path}/sub-participants`, { companies });
    expect(invited).toMatchObject({ status: 201 });
    const page = await pageOf(await linkTo('director@lekalo.example'));
    expect(page).toMatchObject({
      state: 'open',
      invitation: { sender: null, is_by_organizer: false, host: { name_rus: 'Ассоциация «Станкопром»' } },
    });
    const { name, lastname } = await host.member('supervisor');
    for (const word of [name, lastname]) expect(JSON.stringify(page)).not.toContain(word);
  });

  it('leads a person with an account to the sign-in, and the invitation awaits acceptance [SHELL-381, ACC-200]', async () => {
    const { email } = await (await anExhibitor(portal)).member('supervisor');
    await invite(email, 'installer');
    const link = await linkTo(email);
    expect((await pageOf(link)).state).toBe('account');
    const foreigner = await portal.as(email);
    expect((await foreigner.post(`/invitations/${link.id}/accept`)).status).toBe(200);
    expect(await pageOf(link)).toEqual(ended('used'));
  });

  it('does not let another user accept it [SHELL-383]', async () => {
    const { email } = await aUser(portal);
    await invite(email, 'installer');
    const { id } = await linkTo(email);
    const other = await portal.as((await aUser(portal)).email);
    expect((await other.post(`/invitations/${id}/accept`)).status).toBe(404);
  });

  it('reports a used, replaced, withdrawn or expired link [SHELL-381]', async () => {
    const row = await invite('boris@severmech.example');
    const first = await linkTo('boris@severmech.example');
    portal.clock.advance(6 * 60_000);
    expect((await supervisor.post(`${exhibitor.path}/users/${row}/resend-invite`)).status).toBe(200);
    expect(await pageOf(first)).toEqual(ended('replaced'));
    const second = await linkTo('boris@severmech.example');
    expect((await pageOf(second)).state).toBe('open');
    expect((await portal.visitor.post(second.call, newcomer)).status).toBe(201);
    expect(await pageOf(second)).toEqual(ended('used'));

    const removed = await invite('vera@severmech.example');
    const third = await linkTo('vera@severmech.example');
    expect((await supervisor.delete(`${exhibitor.path}/users/${removed}`)).status).toBe(204);
    expect(await pageOf(third)).toEqual(ended('withdrawn'));

    await invite('gleb@severmech.example');
    const fourth = await linkTo('gleb@severmech.example');
    portal.clock.advance(7 * day + 1000);
    const late = await pageOf(fourth);
    expect(late).toMatchObject({ state: 'expired', invitation: { company: { name_rus: 'ООО «Северная механика»' } } });
  });

  it('requires a valid signature, and is limited to 20 wrong ones per address [SHELL-225, SHELL-381]', async () => {
    await invite('dina@severmech.example');
    const link = await linkTo('dina@severmech.example');
    const wrong = { ...link, signature: link.signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) };
    for (const changed of [wrong, { ...link, id: link.id + 1 }, { ...link, expires: '4000000000' }]) {
      const { status, body } = await open(changed);
      expect([status, body.code, body.data]).toEqual([403, 'invalid_link', undefined]);
    }
    for (let n = 0; n < 20; n += 1) expect((await open(wrong, '10.7.7.7')).status).toBe(403);
    expect((await open(wrong, '10.7.7.7')).status).toBe(429);
    // valid ones are not counted: a whole company may share one address
    for (let n = 0; n < 21; n += 1) expect((await open(link, '10.8.8.8')).status).toBe(200);
  });
});

it('a person registers in the language of the page, and open team pages show the new colleague [SHELL-382, SHELL-271]', async () => {
  await invite('emma@severmech.example');
  const { call } = await linkTo('emma@severmech.example');
  const published = jest.spyOn(portal.services.outbox, 'add');
  const { body } = await portal.visitor.post<{ data: { locale: string } }>(call, newcomer, {
    headers: { 'accept-language': 'en' },
  });
  expect(body.data.locale).toBe('en');
  expect(JSON.stringify(published.mock.calls.map(([, ...what]) => what))).toContain(`participants.${exhibitor.id}`);
});
