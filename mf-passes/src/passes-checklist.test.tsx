import {
  buildExhibition,
  buildParticipation,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderChecklist,
  waitFor,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { CarPass, ChecklistModule, PersonalPass } from '@fairfront/shared-kit/platform';
import carPasses from './car-passes/car-passes.checklist';
import installationPasses from './installation-passes/installation-passes.checklist';
import en from './hub-texts-en';
import ru from './hub-texts-ru';
import participantPasses from './participant-passes/participant-passes.checklist';
import { buildPersonalPass } from './testing/passes';
import { buildCarPass, createPassesApi } from './testing/passes-api';

const texts = { passes: { ru, en } };
const now = '2026-04-20T12:00:00+03:00';

const itemsOf = async (module: ChecklistModule, options: PlatformDoubleOptions) => {
  const rendered = renderChecklist(module, { texts, now, ...options });
  await waitFor(() => expect(rendered.checklist().state).toBe('ready'));
  return rendered.checklist().items;
};

describe('the participant pass checklist', () => {
  const ask = (passes: PersonalPass[], options: PlatformDoubleOptions = {}, quota: number | null = 18) =>
    itemsOf(participantPasses, { api: createPassesApi({ passes, quota }).api, ...options });
  const add = { modal: 'event-modal-participant-passes', params: { add: '1' } };

  it('the step asks for the first passes while there are none [SHELL-230]', async () => {
    expect(await ask([])).toEqual([
      {
        id: 'issued',
        done: false,
        tone: 'info',
        title: 'Issue participant passes',
        detail: 'Until 15\u00a0May, places left: 18',
        due: '2026-05-15T20:59:59.000Z',
        target: add,
      },
    ]);
  });

  it('the step warns in the last ten days', async () => {
    expect(await ask([], { now: '2026-05-10T12:00:00+03:00' })).toEqual([expect.objectContaining({ tone: 'warning' })]);
  });

  it('each rejected pass is a step with its reason that opens its form [SHELL-230] [SHELL-384]', async () => {
    expect(await ask([buildPersonalPass({ status: 'accepted' })])).toEqual([expect.objectContaining({ done: true })]);
    const [lastname, name] = ['Чернов', 'Иван'];
    const passes = [
      buildPersonalPass({ id: 2 }),
      buildPersonalPass({ id: 1, status: 'rejected', lastname, name, comment: 'typo in the middle name' }),
    ];
    expect(await ask(passes)).toEqual([
      expect.objectContaining({ id: 'issued', done: true }),
      expect.objectContaining({
        done: false,
        tone: 'danger',
        id: 'pass-1',
        title: 'Fix the pass: Чернов Иван',
        detail: 'Rejected: typo in the middle name',
        target: { modal: 'event-modal-participant-passes', params: { pass: '1', reissue: '1' } },
      }),
    ]);
  });

  it('rejected passes of further pages are counted in one step that links to the list [SHELL-384]', async () => {
    const passes = Array.from({ length: 12 }, (_, id) =>
      buildPersonalPass({ id: id + 1, status: id < 10 ? 'accepted' : 'rejected' }),
    );
    expect(await ask(passes)).toContainEqual(
      expect.objectContaining({
        id: 'others',
        title: 'Participant passes: fix 2 rejected',
        target: { modal: 'event-modal-participant-passes', params: {} },
      }),
    );
  });

  it('the step asks nobody to reissue passes closed by the organiser [SHELL-231]', async () => {
    const exhibition = buildExhibition({ create_personal_pass_disabled: true });
    const items = await ask([buildPersonalPass({ id: 1, status: 'rejected' })], {
      participation: buildParticipation({ exhibition }),
    });
    expect(items.filter((item) => 'target' in item)).toEqual([]);
  });

  it.each([
    ['2026-05-15T23:59:59+03:00', 30, true],
    ['2026-05-15T23:59:59+03:00', 1, true],
    ['2026-05-16T00:00:00+03:00', 30, false],
  ])('at %s with a quota of %i the step asks to reissue: %s [SHELL-231]', async (at, quota, isOffered) => {
    const items = await ask([buildPersonalPass({ id: 1, status: 'rejected' })], { now: at }, quota);
    const rejected = items.find(({ id }) => id === 'pass-1');
    expect(rejected).toMatchObject({ done: false });
    expect(rejected && 'target' in rejected).toBe(isOffered);
  });

  it('the step is absent when the participation includes no passes [PASS-060]', async () => {
    expect(await ask([], {}, null)).toEqual([]);
  });

  it.each([
    ['a reader', { user: buildUserWithRole('read') }],
    ['anybody after the deadline', { now: '2026-05-16T12:00:00+03:00' }],
  ])('the step stays open for %s, who is not asked to do it [SHELL-231]', async (_who, options) => {
    const [item] = await ask([], options);
    expect(item?.done).toBe(false);
    expect(item).not.toHaveProperty('target');
  });

  it('the step waits for the list and is absent when that fails [SHELL-232]', async () => {
    const api = createFakeApi().on('get', '/participants/{id}/personal-passes', () => failWith(500));
    const { checklist } = renderChecklist(participantPasses, { texts, now, api });
    expect(checklist()).toEqual({ state: 'loading', items: [] });
    await waitFor(() => expect(checklist()).toEqual({ state: 'failed', items: [] }));
  });
});

it('installation passes have a separate step with their dialog', async () => {
  const [item] = await itemsOf(installationPasses, { api: createPassesApi({ quota: 20 }).api });
  expect(item).toMatchObject({
    title: 'Issue installation passes',
    target: { modal: 'event-modal-montage-passes', params: { add: '1' } },
  });
});

describe('the car pass checklist', () => {
  const bad = buildCarPass({ id: 9, status: 'rejected', comment: 'Wrong trailer', car_number: 'А482МР77' });
  const ask = (passes: CarPass[], options: PlatformDoubleOptions = {}, rejectedElsewhere = 0) => {
    const count = (status: CarPass['status']) => passes.filter((pass) => pass.status === status).length;
    const api = createFakeApi().on('get', '/participants/{id}/car-passes', {
      data: passes,
      meta: {
        current_page: 1,
        last_page: 1,
        per_page: 10,
        total: passes.length,
        quota: { count: passes.length, total: null },
        stand_counts: [],
        status_counts: {
          consideration: count('consideration'),
          accepted: count('accepted'),
          rejected: count('rejected') + rejectedElsewhere,
        },
      },
    });
    return itemsOf(carPasses, { api, participation: buildParticipation(), ...options });
  };

  it('each rejected pass is a step with its reason that opens it, and those of further pages are counted [SHELL-231]', async () => {
    expect(await ask([bad, buildCarPass({ id: 10 })], {}, 2)).toEqual([
      {
        id: 'pass-9',
        done: false,
        tone: 'danger',
        title: 'Fix pass А482МР77',
        detail: 'Rejected: Wrong trailer',
        due: '2026-05-14',
        target: { modal: 'event-modal-auto-passes', params: { pass: '9' } },
      },
      expect.objectContaining({ id: 'others', title: 'Car passes: fix 2 rejected' }),
    ]);
  });

  it('the step is done when nothing is rejected, and absent without vehicles [SHELL-230]', async () => {
    expect(await ask([buildCarPass()])).toEqual([{ id: 'in-order', done: true, title: 'Car passes: nothing to fix' }]);
    expect(await ask([])).toEqual([]);
  });

  it('the step asks nobody to correct passes where none can be added', async () => {
    const exhibition = buildExhibition({ create_car_pass_disabled: true });
    const [item] = await ask([bad], { participation: buildParticipation({ exhibition }) });
    expect(item?.done).toBe(false);
    expect(item).not.toHaveProperty('target');
  });
});
