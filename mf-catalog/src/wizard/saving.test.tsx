import {
  act,
  failWith,
  renderInPlatform,
  screen,
  startClock,
  type TestClock,
  within,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import {
  buildCatalogueOrder,
  completeDraft,
  createCatalogueApi,
  withCatalogue,
  type CatalogueWorld,
} from '../testing/catalogue-api';
import CatalogueWizardModal from './catalogue-wizard.modal';

let clock: TestClock;
beforeEach(() => {
  clock = startClock('2026-04-09T09:00:00Z');
});
afterEach(() => sessionStorage.clear());

const order = '/participants/{id}/catalog-orders/{orderId}';
const open = (world: CatalogueWorld = {}, options: PlatformDoubleOptions = {}) => {
  const server = createCatalogueApi(world);
  const rendered = renderInPlatform(<CatalogueWizardModal params={{}} />, {
    texts: { catalog: { ru, en } },
    modalTitle: en.title,
    participation: withCatalogue(world.order === null ? null : 1),
    api: server.api,
    ...options,
  });
  return { ...rendered, ...server };
};
const phone = () => screen.findByRole('textbox', { name: 'Phone' });
const retyped = async (person: ReturnType<typeof open>['person'], text: string) => {
  await person.clear(await phone());
  if (text) await person.type(await phone(), text);
};
const stored = buildCatalogueOrder(completeDraft({ companyPhone: '+78310000010' }));

describe('saving a draft', () => {
  it('a change is saved 1.5 s after the last key, and its time is shown [CAT-293]', async () => {
    const { person, order: now, catalogue } = open({ order: stored });
    await retyped(person, '+78310000011');
    expect(catalogue.sent('put', order)).toEqual([]);
    await clock.advance(1500);
    expect(catalogue.sent('put', order)).toHaveLength(1);
    expect(await screen.findByText('Saved at 12:00')).toBeVisible();
    expect(now()).toMatchObject({ phone: '+78310000011', version: 2 });
    await clock.advance(5000);
    expect(catalogue.sent('put', order)).toHaveLength(1);
  });

  it('an unsaved change is kept and reported, and saved later [CAT-293]', async () => {
    const { person, api, order: now } = open({ order: stored });
    await phone();
    api.setOffline(true);
    await retyped(person, '+78310000011');
    await clock.advance(1600);
    expect(await screen.findByText(en.wizard.saved.failed)).toBeVisible();
    api.setOffline(false);
    await clock.advance(20_000);
    expect(await screen.findByText(/^Saved at/)).toBeVisible();
    expect(now()?.phone).toBe('+78310000011');
  });

  it('the input of an earlier opening is offered again [CAT-293]', async () => {
    const first = open({ order: stored });
    await phone();
    first.api.setOffline(true);
    await retyped(first.person, '+78310000011');
    await clock.advance(1600);
    first.unmount();

    const { person } = open({ order: stored });
    expect(await phone()).toHaveValue('+78310000010');
    await person.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await phone()).toHaveValue('+78310000011');
  });

  it('changes by a colleague to other fields are merged, and both are kept [CAT-294]', async () => {
    const { person, change, order: now, platform } = open({ order: stored });
    await retyped(person, '+78310000011');
    const { version } = change({ website: 'other.example' });
    platform.emit('catalog-order.updated', { id: 1, version });
    expect(await screen.findByDisplayValue('other.example')).toBeVisible();
    expect(await phone()).toHaveValue('+78310000011');
    await clock.advance(1600);
    expect(now()).toMatchObject({ phone: '+78310000011', website: 'other.example' });
  });

  it('a refetch applies changes without an event, and a failed refetch keeps the draft [CAT-270]', async () => {
    const { person, change, platform, api } = open({ order: stored });
    await retyped(person, '+78310000011');
    change({ website: 'other.example' });
    await act(() => platform.queryClient.invalidateQueries());
    expect(await screen.findByDisplayValue('other.example')).toBeVisible();
    expect(await phone()).toHaveValue('+78310000011');
    api.setOffline(true);
    await act(() => platform.queryClient.invalidateQueries());
    expect(await phone()).toHaveValue('+78310000011');
  });

  it('a field changed by two people shows both values, and the selected one is saved [CAT-285] [CAT-294]', async () => {
    const { person, change, order: now } = open({ order: stored });
    await retyped(person, '+78310000011');
    change({ phone: '+78310000099' });
    await clock.advance(1600);
    const question = await screen.findByRole('radiogroup', { name: /Phone/ });
    expect(within(question).getByText('+78310000011')).toBeVisible();
    expect(now()?.phone).toBe('+78310000099');
    await person.click(within(question).getByRole('radio', { name: /\+78310000011/ }));
    await person.click(within(question).getByRole('button', { name: 'Keep the chosen value' }));
    expect(await phone()).toHaveValue('+78310000011');
    await clock.advance(1600);
    expect(now()?.phone).toBe('+78310000011');
  });

  it('colleagues are shown with their step for half a minute [CAT-294] [CAT-300]', async () => {
    const { platform } = open({ order: stored });
    await phone();
    const user = { id: 77, name: 'Станкопром', name_eng: 'Stankoprom' };
    platform.emit('catalog-order.editing', { id: 1, user, step_key: 'rubrics' });
    expect(screen.getByText('Stankoprom is editing: Rubrics')).toBeVisible();
    await platform.setLocale('ru');
    expect(screen.getByText('Станкопром редактирует: Рубрики')).toBeVisible();
    await clock.advance(61_000);
    expect(screen.queryByText('Станкопром редактирует: Рубрики')).toBeNull();
  });
});

describe('a newcomer to the same order', () => {
  const presence = '/participants/101/catalog-orders/1/presence';

  it.each([
    ['is not announced before the socket is open, which delivers the answers', 'connecting', 0],
    ['is announced without a socket too: others may have one', 'offline', 1],
  ] as const)('the newcomer %s [CAT-294]', async (_what, live, calls) => {
    const { api } = open({ order: stored }, { live });
    await phone();
    await clock.advance(100);
    expect(api.sent('post', presence)).toHaveLength(calls);
  });

  it('the newcomer is answered once within a second, so that each sees the other [CAT-294]', async () => {
    const { platform, api } = open({ order: stored });
    await phone();
    await clock.advance(100);
    const sent = () => api.sent('post', presence).length;
    const before = sent();
    const user = { id: 77, name: 'Станкопром', name_eng: 'Stankoprom' };
    for (const step_key of ['alphabet', 'rubrics']) {
      platform.emit('catalog-order.editing', { id: 1, user, step_key });
      await clock.advance(1_100);
      expect(sent()).toBe(before + 1);
    }
  });
});

describe('closing the wizard', () => {
  it('unsaved changes of an existing order are saved silently [CAT-050]', async () => {
    const { person, platform, order: now } = open({ order: stored });
    await retyped(person, '+78310000011');
    expect(platform.isDirty()).toBe(true);
    expect(await platform.mayClose()).toBe(true);
    expect(now()?.phone).toBe('+78310000011');
    expect(platform.log.confirmations).toEqual([]);
  });

  it.each([
    ['there is no order yet', { order: null }, '+78310000011', false],
    ['the gate of step 1 fails', { order: stored }, '8', false],
    ['the save fails', { order: stored }, '+78310000011', true],
  ])('a confirmation is shown when %s [CAT-050]', async (_why, world, typed, fails) => {
    const { person, platform, catalogue } = open(world, { confirms: false });
    await retyped(person, typed);
    if (fails) catalogue.on('put', order, failWith(500));
    expect(await platform.mayClose()).toBe(false);
    expect(platform.log.confirmations.map(({ title }) => title)).toEqual(['Close without saving?']);
  });

  it('no confirmation is shown when nothing was typed', async () => {
    const { platform } = open({ order: stored });
    await phone();
    expect(platform.isDirty()).toBe(false);
  });
});
