import {
  axeViolations,
  buildParticipation,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { PassHistoryEntry } from '@fairfront/shared-kit/platform';
import CarPassesModal from '../car-passes/car-passes.modal';
import takePersonalPassStatus from '../live-status/personal-pass-status';
import { en, ru } from '../testing/texts';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import PassDetailModal from '../pass-detail/pass-detail.modal';
import { buildPassHistory, buildPersonalPass } from '../testing/passes';
import { buildCarPass, createPassesApi } from '../testing/passes-api';

const texts = { passes: { ru, en } };
const now = '2026-04-20T12:00:00+03:00';
const editor = { name: 'Соколова Ирина', is_organizer: false, is_stand_organizer: false };
const organizer = { name: null, is_organizer: true, is_stand_organizer: false };
const entry = (id: number, changes: Partial<PassHistoryEntry>): PassHistoryEntry => ({
  id,
  at: `2026-04-1${id}T09:00:00Z`,
  action: 'created',
  by: editor,
  status: null,
  comment: null,
  ...changes,
});
/** Every kind of history entry, oldest first as the server returns them. */
const everything = [
  entry(1, { action: 'imported' }),
  entry(2, { action: 'deleted' }),
  entry(3, { action: 'restored' }),
  entry(4, { action: 'status-changed', status: 'rejected', by: organizer, comment: 'Check the last letter' }),
  entry(5, { action: 'status-changed', status: 'consideration', by: organizer }),
  entry(6, { action: 'barcode-changed', by: null }),
];

const open = (entries: PassHistoryEntry[], options: PlatformDoubleOptions = {}) => {
  const store = createPassesApi({
    passes: [buildPersonalPass({ id: 17, lastname: 'Лебедева', name: 'Мария', middlename: 'Сергеевна' })],
  });
  store.api.on('get', '/participants/{id}/personal-passes/{passId}/history', () => ({ data: entries }));
  const rendered = renderInPlatform(<ParticipantPassesModal params={{}} />, {
    texts,
    modalTitle: en.participant.title,
    now,
    api: store.api,
    participation: buildParticipation(),
    ...options,
  });
  return { ...rendered, store };
};
const press = async (person: ReturnType<typeof open>['person']) =>
  person.click(await screen.findByRole('button', { name: 'History: Лебедева Мария Сергеевна' }));
const panel = () => screen.findByRole('region', { name: 'Лебедева Мария Сергеевна' });
const steps = async () =>
  (await within(await panel()).findAllByRole('listitem')).map(({ textContent }) =>
    textContent?.replace(/\d\d:\d\d/, '').replaceAll('\u00a0', ' '),
  );

describe('the pass history', () => {
  it('the history shows what happened, by whom and why, newest first, without names of the organiser’s staff [PASS-010] [PASS-281]', async () => {
    const { person, platform } = open(everything);
    await press(person);
    expect(await steps()).toEqual([
      'Barcode replacedAutomatically, 16 Apr 2026 ',
      'Under consideration againOrganiser, 15 Apr 2026 ',
      'RejectedCheck the last letterOrganiser, 14 Apr 2026 ',
      'Restored after deletionСоколова Ирина, 13 Apr 2026 ',
      'DeletedСоколова Ирина, 12 Apr 2026 ',
      'Added from a fileСоколова Ирина, 11 Apr 2026 ',
    ]);
    expect(await panel()).toHaveTextContent('History of the pass, 6 entries');
    expect(screen.getByRole('row', { name: /Лебедева/ })).toHaveAttribute('aria-current', 'true');
    expect(await axeViolations()).toEqual([]);
    await platform.setLocale('ru');
    expect((await steps())[2]).toBe('ОтклонёнCheck the last letterОрганизатор, 14.04.2026 ');
    expect(await panel()).toHaveTextContent('История пропуска, 6 записей');
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('the history says that a person filled in the pass or that it comes from an earlier exhibition [PASS-281]', async () => {
    const { person } = open([entry(1, { action: 'filled-by-link', by: null }), entry(2, { action: 'taken-over' })]);
    await press(person);
    expect(await steps()).toEqual([
      'Taken from an earlier exhibitionСоколова Ирина, 12 Apr 2026 ',
      'Filled in through a linkThrough a personal link, 11 Apr 2026 ',
    ]);
  });

  it('the history does not name the collective organiser’s people to its sub-exhibitor [PASS-281] [SHELL-218]', async () => {
    const { person } = open([entry(1, { by: { name: null, is_organizer: false, is_stand_organizer: true } })]);
    await press(person);
    expect(await steps()).toEqual(['AddedCollective organiser, 11 Apr 2026 ']);
  });

  it('the history updates after a decision without a click [PASS-203] [PASS-281]', async () => {
    const entries = [entry(1, {})];
    const { person, platform } = open(entries);
    await press(person);
    expect(await steps()).toHaveLength(1);
    entries.push(entry(2, { action: 'status-changed', status: 'accepted', by: organizer }));
    const event = { id: 17, type: 'certificate', status: 'accepted', updated_at: '2026-05-12T09:00:00Z' } as const;
    takePersonalPassStatus(event, { participationId: 101, queryClient: platform.queryClient });
    await waitFor(async () => expect((await steps())[0]).toMatch(/^Accepted/));
  });

  it('the history is in the address, keeps the form draft, and returns the focus [PASS-002] [PASS-281]', async () => {
    const { person, platform } = open(everything);
    await person.click(await screen.findByRole('button', { name: 'Add a pass' }));
    await person.type(screen.getByLabelText('Last name'), 'Носов');
    await press(person);
    expect(platform.log.modalParams.at(-1)).toEqual({ history: '17' });
    expect(screen.queryByRole('textbox', { name: 'Last name' })).toBeNull();
    await person.click(within(await panel()).getByRole('button', { name: 'Close panel' }));
    expect(platform.log.modalParams.at(-1)).toEqual({ history: undefined });
    expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveValue('Носов');
    await waitFor(() => expect(screen.getByRole('button', { name: /^History/ })).toHaveFocus());
  });

  it('the history opens by a link and closes when its pass is deleted', async () => {
    const { person } = open(everything, { route: { query: new URLSearchParams('history=17') } });
    expect(await steps()).toHaveLength(6);
    await person.click(screen.getByRole('button', { name: /^Delete: Лебедева/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Лебедева/ })).toBeNull());
  });

  it('an empty history says so', async () => {
    const { person } = open([]);
    await press(person);
    expect(await screen.findByRole('heading', { name: 'No entries yet' })).toBeVisible();
  });

  it('a failed read can be retried [PASS-253]', async () => {
    const { person, store } = open([]);
    store.api.on('get', '/participants/{id}/personal-passes/{passId}/history', () =>
      failWith(404, { code: 'pass_not_found' }),
    );
    await press(person);
    expect(await screen.findByRole('heading', { name: 'The history did not load' })).toBeVisible();
    expect(await panel()).toHaveTextContent('This participant has no such pass');
    store.api.on('get', '/participants/{id}/personal-passes/{passId}/history', { data: buildPassHistory() });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await steps()).map((words) => words?.slice(0, 8))).toEqual(['Accepted', 'AddedСок']);
  });

  it('the history of a vehicle is in the menu of its row [PASS-281]', async () => {
    const api = createFakeApi()
      .on('get', '/participants/{id}/car-passes', {
        data: [buildCarPass()],
        meta: {
          current_page: 1,
          last_page: 1,
          per_page: 10,
          total: 1,
          quota: { count: 1, total: null },
          stand_counts: [],
          status_counts: { consideration: 1, accepted: 0, rejected: 0 },
        },
      })
      .on('get', '/participants/{id}/car-passes/{passId}/history', { data: everything });
    const { person } = renderInPlatform(<CarPassesModal params={{}} />, {
      texts,
      modalTitle: en.car.title,
      now,
      api,
      participation: buildParticipation(),
    });
    await person.click(await screen.findByRole('button', { name: 'Actions: А123ВС77' }));
    await person.click(await screen.findByRole('menuitem', { name: 'History of the pass' }));
    const side = await screen.findByRole('region', { name: 'А123ВС77' });
    expect(await within(side).findAllByRole('listitem')).toHaveLength(6);
  });

  it('the detail of a pass loads its history on demand [PASS-281]', async () => {
    const pass = buildPersonalPass({ id: 17 });
    const api = createFakeApi()
      .on('get', '/participants/{id}/personal-passes/{passId}', { data: pass })
      .on('get', '/participants/{id}/personal-passes/{passId}/history', { data: everything });
    const { person } = renderInPlatform(<PassDetailModal params={{ pass: '17' }} />, {
      texts,
      modalTitle: 'Pass',
      now,
      api,
    });
    const button = await screen.findByRole('button', { name: 'History of the pass' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(api.sent('get', '/participants/101/personal-passes/17/history')).toHaveLength(0);
    await person.click(button);
    const section = screen.getByRole('region', { name: 'History of the pass' });
    expect(await within(section).findAllByRole('listitem')).toHaveLength(6);
    expect(await axeViolations()).toEqual([]);
  });
});
