import {
  buildParticipation,
  buildUserWithRole,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { PersonalPass } from '@fairfront/shared-kit/platform';
import { en, ru } from '../testing/texts';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import { chooseListAction, openListActions } from '../testing/list-tools';
import { buildPersonalPass } from '../testing/passes';
import { createPassesApi } from '../testing/passes-api';

const certificate = buildPersonalPass({ id: 1, lastname: 'Соколова', name: 'Ирина', status: 'accepted' });
const other = buildPersonalPass({ id: 2, lastname: 'Лебедева', name: 'Мария', status: 'rejected' });
const waitingVisa = buildPersonalPass({ id: 3, type: 'visa', lastname: 'Wang', name: 'Lei' });
const rejectedVisa = buildPersonalPass({ id: 4, type: 'visa', lastname: 'Kumar', name: 'Rajan', status: 'rejected' });

const open = (passes: PersonalPass[], options: PlatformDoubleOptions = {}) => {
  const store = createPassesApi({ passes });
  const rendered = renderInPlatform(<ParticipantPassesModal params={{}} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.participant.title,
    now: '2026-04-20T12:00:00+03:00',
    api: store.api,
    participation: buildParticipation(),
    ...options,
  });
  return { ...rendered, store };
};
const line = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

describe('the pass deletion', () => {
  it('a deletion applies at once, names the pass, and undo restores it [PASS-076] [PASS-078] [PASS-276]', async () => {
    const { person, platform, container } = open([certificate, other]);
    await person.click(within(await line('Соколова')).getByRole('button', { name: 'Delete: Соколова Ирина Иванович' }));
    await waitFor(() => expect(screen.queryByText(/Соколова/)).toBeNull());
    expect(platform.log.confirmations).toEqual([]);
    expect(container).toHaveTextContent('1 of 18 passes');
    const [undo] = platform.log.undos;
    expect(undo?.text).toBe('Pass deleted: Соколова Ирина');
    await undo?.undo();
    expect(await line('Соколова')).toHaveTextContent('Accepted');
    await waitFor(() => expect(container).toHaveTextContent('2 of 18 passes'));
  });

  it('deletion is offered for rejected visas only, and requires write access [PASS-112]', async () => {
    const shown = open([waitingVisa, rejectedVisa, certificate]);
    expect(within(await line('Wang')).queryByRole('button', { name: /Delete/ })).toBeNull();
    expect(within(await line('Kumar')).getByRole('button', { name: /Delete/ })).toBeVisible();
    shown.unmount();
    open([certificate], { user: buildUserWithRole('installer') });
    expect(within(await line('Соколова')).queryByRole('button', { name: /Delete/ })).toBeNull();
  });

  it('deleting all asks with the numbers of deleted and kept passes, and reports what was kept [PASS-077] [PASS-078] [PASS-277] [SHELL-114]', async () => {
    const { person, platform, container } = open([certificate, other, waitingVisa, rejectedVisa]);
    await line('Соколова');
    await chooseListAction(person, 'Delete all');
    await waitFor(() => expect(container).toHaveTextContent('1 of 18 passes'));
    expect(platform.log.confirmations).toEqual([
      expect.objectContaining({
        title: 'Delete all passes?',
        text: '3 passes will be deleted. Visa passes that are not rejected stay: 1.',
        confirmLabel: 'Delete 3 passes',
        tone: 'danger',
      }),
    ]);
    expect(platform.log.notices).toEqual(['Visa passes that are not rejected were kept: 1']);
    expect(screen.queryByText(/Соколова/)).toBeNull();
    await openListActions(person);
    expect(screen.queryByRole('menuitem', { name: /^Delete all/ })).toBeNull();
  });

  it('a declined confirmation deletes nothing', async () => {
    const { person, store } = open([certificate], { confirms: false });
    await line('Соколова');
    await chooseListAction(person, 'Delete all');
    expect(await line('Соколова')).toBeVisible();
    expect(store.api.sent('delete', '/participants/101/personal-passes')).toHaveLength(0);
  });

  it('a server refusal is shown and the list is unchanged [PASS-252]', async () => {
    const { person, store, platform } = open([certificate]);
    store.api.on('delete', '/participants/{id}/personal-passes/{passId}', () =>
      failWith(403, { code: 'no_write_access' }),
    );
    await person.click(within(await line('Соколова')).getByRole('button', { name: /Delete/ }));
    await waitFor(() => expect(platform.log.errors).toEqual(['You don’t have permission to change passes']));
    expect(await line('Соколова')).toBeVisible();
  });

  it('deleting the last row of the last page opens the new last page [PASS-180]', async () => {
    const passes = Array.from({ length: 11 }, (_, index) =>
      buildPersonalPass({ id: index + 1, lastname: index === 10 ? 'Последний' : 'Прочий' }),
    );
    const { person, platform } = open(passes, { route: { query: new URLSearchParams('page=2') } });
    await person.click(within(await line('Последний')).getByRole('button', { name: /Delete/ }));
    await waitFor(() => expect(platform.log.modalParams.at(-1)).toEqual({ page: undefined, sort: undefined }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('the Russian confirmation uses the right plurals [PASS-007]', async () => {
    const passes = Array.from({ length: 3 }, (_, index) => buildPersonalPass({ id: index + 1 }));
    const { person, platform } = open(passes, { locale: 'ru' });
    await chooseListAction(person, 'Удалить все', 'Действия со списком');
    await waitFor(() =>
      expect(platform.log.confirmations[0]).toMatchObject({
        title: 'Удалить все пропуска?',
        text: 'Будет удалено 3 пропуска.',
        confirmLabel: 'Удалить 3 пропуска',
      }),
    );
  });
});

describe('the Russian pass counts', () => {
  it.each([
    [1, '1 пропуск'],
    [2, '2 пропуска'],
    [4, '4 пропуска'],
    [5, '5 пропусков'],
    [11, '11 пропусков'],
    [14, '14 пропусков'],
    [21, '21 пропуск'],
    [112, '112 пропусков'],
    [122, '122 пропуска'],
  ])('the count %i is %s [PASS-007]', (count, words) => {
    const { platform } = open([]);
    expect(platform.translator.getFixedT('ru', 'passes')('passes', { count })).toBe(words);
  });
});
