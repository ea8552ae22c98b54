import {
  buildExhibition,
  buildParticipation,
  buildUserWithRole,
  failWith,
  renderInPlatform,
  screen,
  startClock,
  waitFor,
  within,
  type FakeApi,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { CarPass, PersonalPass } from '@fairfront/shared-kit/platform';
import type { ComponentType } from 'react';
import CarPassesModal from '../car-passes/car-passes.modal';
import InstallationPassesModal from '../installation-passes/installation-passes.modal';
import { en, ru } from '../testing/texts';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import { chooseListAction } from '../testing/list-tools';
import { buildPersonalPass } from '../testing/passes';
import { buildCarPass, createPassesApi, stubCarPasses } from '../testing/passes-api';

/** The behaviour common to the three dialogs: each test covers the same requirement for all of them. */
const dialogs = {
  participant: {
    Modal: ParticipantPassesModal,
    flag: 'create_personal_pass_disabled',
    lastDay: '2026-05-15',
    path: '/participants/{id}/personal-passes',
    call: '/participants/102/personal-passes',
    firstField: 'Last name',
  },
  montage: {
    Modal: InstallationPassesModal,
    flag: 'create_install_pass_disabled',
    lastDay: '2026-05-20',
    path: '/participants/{id}/personal-passes',
    call: '/participants/102/personal-passes',
    firstField: 'Last name',
  },
  car: {
    Modal: CarPassesModal,
    flag: 'create_car_pass_disabled',
    lastDay: '2026-05-21',
    path: '/participants/{id}/car-passes',
    call: '/participants/102/car-passes',
    firstField: 'Number',
  },
} as const satisfies Record<string, { Modal: ComponentType<{ params: { add?: '1' } }> } & Record<string, unknown>>;
type Dialog = keyof typeof dialogs;
const all = Object.keys(dialogs) as Dialog[];

const people = (count: number, type: PersonalPass['type']) =>
  Array.from({ length: count }, (_, index) => buildPersonalPass({ id: 100 - index, type, status: 'accepted' }));
const vehicles = (count: number): CarPass[] =>
  Array.from({ length: count }, (_, index) => buildCarPass({ id: 100 - index, status: 'accepted' }));

interface Fixture extends Omit<PlatformDoubleOptions, 'now'> {
  count?: number;
  add?: boolean;
  quota?: number;
  /** Null uses the clock of the test. */
  now?: string | null;
  exhibition?: Parameters<typeof buildExhibition>[0];
  stub?: (api: FakeApi) => void;
}
const open = (dialog: Dialog, fixture: Fixture = {}) => {
  const {
    count = 2,
    add = false,
    quota = 18,
    exhibition = {},
    stub,
    now = '2026-04-20T12:00:00+03:00',
    ...options
  } = fixture;
  const Modal: ComponentType<{ params: { add?: '1' } }> = dialogs[dialog].Modal;
  const type = dialog === 'montage' ? 'installation' : 'certificate';
  const store = createPassesApi({ passes: people(count, type), quota });
  stubCarPasses(store.api, vehicles(count), quota);
  stub?.(store.api);
  return renderInPlatform(<Modal params={add ? { add: '1' } : {}} />, {
    texts: { passes: { ru, en } },
    modalTitle: 'Passes',
    api: store.api,
    participation: buildParticipation({ id: 102, exhibition: buildExhibition(exhibition) }),
    ...(now === null ? {} : { now }),
    ...options,
  });
};
type Opened = ReturnType<typeof open>;

const rows = () => screen.findAllByRole('rowheader');
const field = (name: string) => screen.queryByLabelText(name);
/** Fills the form with all values of the first pass of the list. */
const openCopy = async ({ person }: Opened, dialog: Dialog) => {
  await rows();
  const [, row] = screen.getAllByRole('row') as [HTMLElement, HTMLElement];
  if (dialog === 'car') await person.click(within(row).getByRole('button', { name: /^Copy:/ }));
  else {
    await person.click(within(row).getByRole('button', { name: /^Actions:/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Copy' }));
  }
  await screen.findByLabelText('Last name');
};
const submit = () => screen.getByRole('button', { name: 'Add' });

describe.each(all)('the %s dialog', (dialog) => {
  const { path, call, firstField, flag, lastDay } = dialogs[dialog];

  it('the list requests the passes of the participation in the address, and pages and forms keep the current page [PASS-002] [PASS-122] [PASS-159]', async () => {
    const opened = open(dialog, { count: 12 });
    await rows();
    const pages = () => opened.platform.api.sent('get', call).map(({ query }) => query.get('page'));
    expect(pages()).toEqual(['1']);
    await opened.person.click(within(screen.getByRole('navigation')).getByRole('button', { name: /2/ }));
    await waitFor(() => expect(pages()).toEqual(['1', '2']));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await opened.person.click(screen.getByRole('button', { name: 'Add a pass' }));
    expect(field(firstField)).toBeVisible();
    expect([opened.platform.log.navigated, opened.platform.log.targets]).toEqual([[], []]);
  });

  it('the pager shows the page count of the list and starts at page 1 on every opening [PASS-177]', async () => {
    const first = open(dialog, { count: 12 });
    await rows();
    const pageButtons = () => within(screen.getByRole('navigation')).getAllByRole('button', { name: /\d/ });
    expect(pageButtons().map(({ textContent }) => textContent)).toEqual(['1', '2']);
    await first.person.click(within(screen.getByRole('navigation')).getByRole('button', { name: /2/ }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    first.unmount();
    const again = open(dialog, { count: 12 });
    await waitFor(async () => expect(await rows()).toHaveLength(10));
    expect(again.platform.api.sent('get', call).map(({ query }) => query.get('page'))).toEqual(['1']);
  });

  it('the dialog ends with the contacts from the configuration in the current language [PASS-008]', async () => {
    const passesSupport = { en: '8 800 000 (passes)', ru: '8 800 000 (пропуска)' };
    const { platform } = open(dialog, { config: { contacts: { passesSupport } } });
    expect(screen.getByText('8 800 000 (passes)')).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByText('8 800 000 (пропуска)')).toBeVisible();
  });

  it.each(['read', 'installer'] as const)(
    'the role %s has the list and its files, but no form, upload, deletion or copy [PASS-017] [PASS-019] [PASS-128]',
    async (role) => {
      const { person } = open(dialog, { user: buildUserWithRole(role), add: true, now: '2026-05-12T12:00:00+03:00' });
      await rows();
      const [, row] = screen.getAllByRole('row') as [HTMLElement, HTMLElement];
      expect(within(row).getByRole('button', { name: /^Download:/ })).not.toHaveAttribute('aria-disabled');
      expect(field(firstField)).toBeNull();
      expect(document.querySelector('input[type=file]')).toBeNull();
      for (const menu of within(row).queryAllByRole('button', { name: /^Actions:/ })) await person.click(menu);
      for (const what of ['button', 'menuitem']) {
        expect(screen.queryByRole(what, { name: /Add a pass|Upload|Pack of|Delete|Copy/ })).toBeNull();
      }
    },
  );

  it('the form opens by itself above an empty list [PASS-072] [PASS-128] [PASS-137]', async () => {
    const opened = open(dialog, { count: 0 });
    expect(await screen.findByLabelText(firstField)).toBeVisible();
    opened.unmount();
    const filled = open(dialog);
    await rows();
    expect(field(firstField)).toBeNull();
    await filled.person.click(screen.getByRole('button', { name: 'Add a pass' }));
    expect(field(firstField)).toBeVisible();
  });

  it.each<[string, Fixture]>([
    ['without the right to write', { user: buildUserWithRole('read') }],
    ['after the deadline', { now: '2026-06-01T12:00:00+03:00' }],
    ['with the flag of the organiser', { exhibition: { [flag]: true } }],
    ['without a free place', { quota: 0 }],
  ])(
    '%s opens no form, neither by itself nor by the address [PASS-071] [PASS-072] [PASS-128] [PASS-136] [PASS-137]',
    async (_name, fixture) => {
      const opened = open(dialog, { count: 0, add: true, ...fixture });
      await waitFor(() => expect(opened.platform.api.sent('get', call)).toHaveLength(1));
      await waitFor(() => expect(opened.platform.queryClient.isFetching()).toBe(0));
      expect(field(firstField)).toBeNull();
      expect(screen.queryByRole('button', { name: /Add a pass|Upload|Pack of/ })).toBeNull();
    },
  );

  it('a notice replaces the form when the organiser has closed it [PASS-070]', async () => {
    open(dialog, { exhibition: { [flag]: true } });
    expect(await screen.findByText('The organiser has closed applications for these passes')).toBeVisible();
  });

  it('the deadline is shown, becomes a warning in the last ten days, and then says that nothing was issued [PASS-046] [PASS-047] [PASS-048] [PASS-049]', async () => {
    const end = Date.parse(`${lastDay}T23:59:59+03:00`);
    const clock = startClock(end - 864_020_000);
    open(dialog, { count: 0, now: null });
    await clock.advance(0);
    const date = `${Number(lastDay.slice(-2))}.May.2026`;
    const notice = () => screen.getByText(new RegExp(`Passes can be issued until ${date}`)).closest('[role="note"]');
    expect(notice()?.className).toContain('neutral');
    await clock.advance(30_000);
    expect(notice()?.className).toContain('warning');
    clock.set(end);
    await clock.advance(30_000);
    expect(screen.queryByText(/Passes can be issued until/)).toBeNull();
    expect(screen.getByText('The deadline has passed and no passes were issued')).toBeVisible();
    expect(screen.queryByText('No passes yet')).toBeNull();
    expect(field(firstField)).toBeNull();
  });

  it('deleting all asks first and empties the list [PASS-076] [PASS-078] [PASS-161]', async () => {
    const { person, platform, container } = open(dialog);
    await rows();
    await chooseListAction(person, 'Delete all');
    await waitFor(() => expect(container).toHaveTextContent('0 of 18 passes'));
    expect(platform.log.confirmations).toEqual([
      expect.objectContaining({ title: 'Delete all passes?', text: '2 passes will be deleted.' }),
    ]);
    const [request] = platform.api.sent('delete', call);
    const type = { participant: 'certificate', montage: 'installation', car: null }[dialog];
    expect(request?.query.get('type')).toBe(type);
    for (const more of screen.queryAllByRole('button', { name: 'List actions' })) await person.click(more);
    expect(screen.queryByRole('menuitem', { name: /^Delete all/ })).toBeNull();
  });

  it('a failed list can be retried [PASS-253]', async () => {
    let isBroken = true;
    const opened = open(dialog, {
      stub: (api) => {
        const healthy = createPassesApi({ passes: people(1, 'certificate') });
        stubCarPasses(healthy.api, vehicles(1), 18);
        api.on('get', path, async () =>
          isBroken
            ? failWith(422, { message: 'Not today' })
            : ((await healthy.api.client.get(path, {
                params: { path: { id: 102 }, query: { type: 'certificate' } },
              } as never)) as never),
        );
      },
    });
    expect(await screen.findByRole('heading', { name: 'The list did not load' })).toBeVisible();
    expect(screen.getByText('Not today')).toBeVisible();
    isBroken = false;
    await opened.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });

  /** The idempotency keys sent so far. */
  const keysOf = ({ platform }: Opened) =>
    platform.api.sent('post', call).map(({ headers }) => headers.get('idempotency-key'));
  /** Holds every request until it is answered. */
  const holdRequests = ({ platform }: Opened) => {
    const waiting: ((reply: unknown) => void)[] = [];
    platform.api.on(
      'post',
      path,
      () => new Promise((resolve) => waiting.push(resolve as (reply: unknown) => void)) as never,
    );
    return (reply: unknown) => waiting.shift()?.(reply);
  };

  it('errors are shown beside the button from the first attempt to send until they are fixed [PASS-014]', async () => {
    const opened = open(dialog);
    const { person } = opened;
    await openCopy(opened, dialog);
    await person.clear(screen.getByLabelText('Last name'));
    expect(screen.queryByText('Check the highlighted fields')).toBeNull();
    await person.click(submit());
    expect(await screen.findByText('Check the highlighted fields')).toBeVisible();
    expect(keysOf(opened)).toEqual([]);
    await person.type(screen.getByLabelText('Last name'), 'Ли');
    expect(screen.queryByText('Check the highlighted fields')).toBeNull();
  });

  it('the form sends once and keeps its values for a retry with the same key after a server failure [PASS-073] [PASS-252] [PASS-260] [PASS-279]', async () => {
    const opened = open(dialog);
    const { person, platform } = opened;
    await openCopy(opened, dialog);
    await person.clear(screen.getByLabelText('Last name'));
    await person.type(screen.getByLabelText('Last name'), 'Ли');
    const answer = holdRequests(opened);
    await person.dblClick(submit());
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
    expect(keysOf(opened)).toHaveLength(1);
    answer(failWith(502));
    const words = 'Server error, the changes were not saved. Try again later';
    await waitFor(() => expect(platform.log.errors).toEqual([words]));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(field('Last name')).toHaveValue('Ли');
    await person.click(submit());
    await waitFor(() => expect(keysOf(opened)).toHaveLength(2));
    expect(new Set(keysOf(opened)).size).toBe(1);
  });

  it('a success closes and resets the form and shows the first page [PASS-073] [PASS-180] [PASS-279]', async () => {
    const opened = open(dialog, { count: 12, route: { query: new URLSearchParams('page=2') } });
    const { person, platform } = opened;
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await openCopy(opened, dialog);
    const answer = holdRequests(opened);
    await person.click(submit());
    await waitFor(() => expect(keysOf(opened)).toHaveLength(1));
    answer({ data: dialog === 'car' ? buildCarPass() : buildPersonalPass() });
    await waitFor(() => expect(field('Last name')).toBeNull());
    expect(platform.log.modalParams).toContainEqual({ page: undefined, sort: undefined });
    await person.click(screen.getByRole('button', { name: 'Add a pass' }));
    expect(field('Last name')).toHaveValue('');
    await openCopy(opened, dialog);
    await person.click(submit());
    await waitFor(() => expect(keysOf(opened)).toHaveLength(2));
    expect(new Set(keysOf(opened)).size).toBe(2);
  });

  it('a server failure says that nothing was deleted [PASS-252] [PASS-253] [PASS-260]', async () => {
    const opened = open(dialog, { count: 1 });
    await rows();
    opened.platform.api.on('delete', path, () => failWith(500));
    await chooseListAction(opened.person, 'Delete all');
    await waitFor(() =>
      expect(opened.platform.log.errors).toEqual(['Server error, the changes were not saved. Try again later']),
    );
    expect(await rows()).toHaveLength(1);
  });
});
