import {
  axeViolations,
  buildParticipation,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import { storedStand, type PassCandidate } from '@fairfront/shared-kit/platform';
import { en, ru } from '../testing/texts';
import type { PassKind } from '@fairfront/shared-kit/domain/passes';
import CopyFromPreviousModal from './copy-from-previous.modal';

const build = (id: number, title: string, changes: Partial<PassCandidate> = {}): PassCandidate => ({
  id,
  title,
  detail: 'ООО «Северная механика»',
  type: 'certificate',
  was: 'accepted',
  state: 'ready',
  note: null,
  ...changes,
});
const people = [
  build(4, 'Rajan Kumar', { type: 'visa', state: 'refused', note: 'Visa support is closed' }),
  build(1, 'Громов Пётр'),
  build(3, 'Кузнецов Артём', { state: 'present' }),
  build(2, 'Орлова Галина'),
];
const path = '/participants/{id}/pass-take-over';
const exhibitions = [
  { id: 104, title_rus: 'Стройка', title_eng: 'BuildIndustry', started_at: '2025-12-01', stands: ['24B08'] },
];
const open = ({
  rows = people,
  free = 5,
  sources = true,
  kind = 'participant' as PassKind,
  role = 'edit' as 'edit' | 'read',
  isBroken = false,
} = {}) => {
  const api = createFakeApi();
  api
    .on('get', '/participants/{id}/pass-sources', {
      data: sources ? exhibitions : [],
    })
    .on('get', '/participants/{id}/pass-sources/{sourceId}', {
      data: rows,
      meta: { quota: { count: 13, held: 0, total: 13 + free } },
    })
    .on('post', path, ({ body }) => ({ data: { created: body.ids.length } }));
  if (isBroken) api.on('get', '/participants/{id}/pass-sources', failWith(500));
  const rendered = renderInPlatform(<CopyFromPreviousModal params={{ kind }} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.copyFromPrevious.title,
    now: '2026-04-20T12:00:00+03:00',
    api,
    participation: buildParticipation(),
    user: buildUserWithRole(role),
  });
  return { ...rendered, api };
};

describe('copying from an earlier exhibition', () => {
  it('the list shows available candidates first, explains why others cannot be copied, and sends the selection at once [PASS-307]', async () => {
    const { person, api, platform } = open();
    await screen.findByText('Громов Пётр');
    const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
    const names = screen
      .getAllByRole('row')
      .map(({ textContent }) => /Громов|Орлова|Кузнецов|Rajan/.exec(textContent)?.[0]);
    expect(names.filter(Boolean)).toEqual(['Громов', 'Орлова', 'Кузнецов', 'Rajan']);
    expect(row('Кузнецов').queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('row', { name: /Кузнецов/ })).toHaveTextContent('Has a pass');
    expect(screen.getByRole('row', { name: /Rajan/ })).toHaveTextContent(/Not possible.*Visa support is closed/);
    expect(await axeViolations()).toEqual([]);
    await person.click(row('Громов').getByRole('checkbox'));
    await person.click(row('Орлова').getByRole('checkbox'));
    expect(screen.getByText('15 of 18 will be taken')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Add 2 passes' }));
    await waitFor(() => expect(platform.log.notices).toEqual(['2 passes added']));
    expect(api.sent('post', '/participants/101/pass-take-over')[0]?.body).toEqual({
      source_id: 104,
      kind: 'participant',
      ids: [1, 2],
    });
    expect(platform.log.opened).toEqual([{ name: 'event-modal-participant-passes', params: {} }]);
    await platform.setLocale('ru');
    expect(platform.log.missingTexts).toEqual([]);
  });

  it.each<[PassKind, string]>([
    ['participant', 'event-modal-participant-passes'],
    ['installation', 'event-modal-montage-passes'],
    ['car', 'event-modal-auto-passes'],
  ])(
    'candidates of kind %s are requested and sent, vehicles with the selected stand, and success opens the list [PASS-305] [PASS-307]',
    async (kind, modal) => {
      storedStand(buildParticipation().exhibition.id).write('1012');
      const { person, api, platform } = open({ kind });
      await person.click(await screen.findByRole('checkbox', { name: 'Громов Пётр' }));
      const [asked] = api.sent('get', '/participants/101/pass-sources/104');
      expect(asked?.query.get('kind')).toBe(kind);
      await person.click(screen.getByRole('button', { name: 'Add 1 pass' }));
      await waitFor(() => expect(platform.log.opened).toEqual([{ name: modal, params: {} }]));
      expect(api.sent('post', '/participants/101/pass-take-over')[0]?.body).toEqual({
        source_id: 104,
        kind,
        ids: [1],
        // vehicles belong to a stand, people to the company
        ...(kind === 'car' ? { stand_id: 1012 } : {}),
      });
    },
  );

  it('the search matches parts of a name, and the selection is limited by the quota [PASS-307]', async () => {
    const { person, api } = open({ free: 1 });
    await screen.findByText('Громов Пётр');
    await person.click(screen.getByRole('checkbox', { name: 'Громов Пётр' }));
    await person.click(screen.getByRole('checkbox', { name: 'Орлова Галина' }));
    expect(screen.getAllByText('Free places: 1, chosen: 2')[0]).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Add 2 passes' }));
    expect(api.sent('post', '/participants/101/pass-take-over')).toEqual([]);
    await person.type(screen.getByRole('searchbox'), 'орлов');
    await waitFor(() => expect(screen.queryByText('Громов Пётр')).toBeNull());
    expect(screen.getByText('Орлова Галина')).toBeVisible();
  });

  it('a server refusal and a missing earlier exhibition are explained [PASS-306] [PASS-307] [PASS-312]', async () => {
    const { person, api, platform, unmount } = open();
    api.on('post', path, failWith(422, { code: 'not_takeable', message: 'x' }));
    await person.click(await screen.findByRole('checkbox', { name: 'Громов Пётр' }));
    await person.click(screen.getByRole('button', { name: 'Add 1 pass' }));
    await waitFor(() => expect(platform.log.errors).toEqual(['One of the chosen passes can no longer be taken']));
    api.on('post', path, failWith(500));
    await person.click(screen.getByRole('button', { name: 'Add 1 pass' }));
    await waitFor(() => expect(platform.log.errors.at(-1)).toMatch(/^The passes were not added: server error/));
    expect(screen.getByRole('checkbox', { name: 'Громов Пётр' })).toBeChecked();
    unmount();
    open({ sources: false });
    expect(await screen.findByText('No earlier exhibitions')).toBeVisible();
  });

  it('a failed read of the exhibitions can be retried [PASS-307]', async () => {
    const { person, api } = open({ isBroken: true });
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
    expect(screen.queryByRole('button', { name: 'Add passes' })).toBeNull();
    api.on('get', '/participants/{id}/pass-sources', { data: exhibitions });
    await person.click(again);
    expect(await screen.findByText('Громов Пётр')).toBeVisible();
  });

  it('the list is read-only with a reason for a user who may not add passes [PASS-307]', async () => {
    open({ role: 'read' });
    expect(await screen.findByText('Громов Пётр')).toBeVisible();
    expect(screen.getByText(/You don’t have permission to change passes/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
  });
});
