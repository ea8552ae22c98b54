import {
  buildExhibition,
  buildParticipation,
  buildUserWithRole,
  renderCommands,
  waitFor,
  type PlatformDoubleOptions,
} from '@fairfront/shared-kit/testing';
import type { CarPass, CommandModule, PersonalPass } from '@fairfront/shared-kit/platform';
import { en, ru } from '../testing/texts';
import { buildPersonalPass } from '../testing/passes';
import { buildCarPass, createPassesApi } from '../testing/passes-api';
import actions from './pass-actions.commands';
import places from './pass-places.commands';
import records from './pass-records.commands';

const texts = { passes: { ru, en } };
const now = '2026-04-20T12:00:00+03:00';
const passes = [
  buildPersonalPass({ id: 1, status: 'accepted', lastname: 'Кузнецов', name: 'Артём', middlename: 'Викторович' }),
];

const apiOf = (people: PersonalPass[], cars: CarPass[], quota: number | null = 18) => {
  const { api } = createPassesApi({ passes: people, quota });
  const count = (status: CarPass['status']) => cars.filter((pass) => pass.status === status).length;
  return api.on('get', '/participants/{id}/car-passes', {
    data: cars,
    meta: {
      current_page: 1,
      last_page: 1,
      per_page: 10,
      total: cars.length,
      quota: { count: cars.length, total: null },
      stand_counts: [],
      status_counts: {
        consideration: count('consideration'),
        accepted: count('accepted'),
        rejected: count('rejected'),
      },
    },
  });
};
const ask = (module: CommandModule, options: PlatformDoubleOptions & { cars?: CarPass[]; people?: PersonalPass[] }) =>
  renderCommands(module, { texts, now, api: apiOf(options.people ?? passes, options.cars ?? []), ...options });
const readyOf = async (module: CommandModule, options: Parameters<typeof ask>[1] = {}) => {
  const rendered = ask(module, options);
  await waitFor(() => expect(rendered.commands().state).toBe('ready'));
  return rendered.commands().commands;
};
const shortOf = (commands: Awaited<ReturnType<typeof readyOf>>) =>
  commands.map(({ id, detail, locked }) => [id, locked ?? detail]);

describe('the pass actions in the palette', () => {
  it('the actions show what is left and until when, and printing is disabled until its day [SHELL-235]', async () => {
    const commands = await readyOf(actions);
    expect(shortOf(commands)).toEqual([
      ['add-participant', '17 of 18 left'],
      ['add-installation', '17 of 18 left'],
      ['add-car', expect.stringMatching(/^until /)],
      ['print-participant', expect.stringMatching(/^opens on /)],
      ['print-installation', expect.stringMatching(/^opens on /)],
    ]);
    expect(commands[0]).toMatchObject({
      title: 'Add participant pass',
      action: { modal: 'event-modal-participant-passes', params: { add: '1' } },
    });
  });

  it('a reader is offered printing only [SHELL-235] [PASS-017]', async () => {
    const commands = await readyOf(actions, { user: buildUserWithRole('read') });
    expect(commands.map(({ id }) => id)).toEqual(['print-participant', 'print-installation']);
  });

  it('the actions are disabled with a reason after the deadline and when the organiser has closed passes [SHELL-235] [PASS-020]', async () => {
    const late = await readyOf(actions, { now: '2026-05-16T12:00:00+03:00' });
    expect(late[0]).toMatchObject({ id: 'add-participant', locked: expect.stringContaining('15\u00a0May\u00a02026') });
    const exhibition = buildExhibition({ create_personal_pass_disabled: true });
    const [closed] = await readyOf(actions, { participation: buildParticipation({ exhibition }) });
    expect(closed?.locked).toBeTruthy();
  });

  it('the print action is enabled while the print window is open [PASS-074] [PASS-124]', async () => {
    const commands = await readyOf(actions, { now: '2026-05-14T12:00:00+03:00' });
    for (const kind of ['participant', 'installation']) {
      const print = commands.find(({ id }) => id === `print-${kind}`);
      expect(print?.locked).toBeUndefined();
      expect(typeof print?.action).toBe('function');
    }
  });
});

it('the pass places show their count and mention rejected passes', async () => {
  const rendered = ask(places, { cars: [buildCarPass({ status: 'rejected' })] });
  await waitFor(() =>
    expect(rendered.commands().commands.map(({ id, count, badge }) => [id, badge?.label ?? count])).toEqual([
      ['participant', 1],
      ['installation', 1],
      ['car', '1 rejected'],
    ]),
  );
});

describe('the people and vehicles in the palette', () => {
  const bad = buildCarPass({ id: 9, status: 'rejected', comment: 'Wrong trailer', car_number: 'А482МР77' });

  it('the palette requests them from the second letter on [SHELL-233]', async () => {
    const rendered = ask(records, { cars: [bad] });
    rendered.search('к');
    expect(rendered.commands()).toEqual({ state: 'ready', commands: [] });
    expect(rendered.platform.api.requests).toEqual([]);
    rendered.search('ку');
    await waitFor(() => expect(rendered.commands().commands).toHaveLength(3));
    const [person, , car] = rendered.commands().commands;
    expect(person).toMatchObject({
      title: 'Кузнецов Артём Викторович',
      detail: 'participant pass, accepted',
      action: { modal: 'event-modal-detail-pass', params: { pass: '1', from: 'event-modal-participant-passes' } },
    });
    expect(car).toMatchObject({
      title: 'А482МР77',
      detail: 'car pass, rejected: Wrong trailer',
      action: { modal: 'event-modal-auto-passes', params: { pass: '9' } },
    });
    expect(rendered.platform.api.requests).toHaveLength(3);
  });

  it('the results have Russian texts too', async () => {
    for (const module of [actions, places, records]) {
      const rendered = ask(module, { locale: 'ru', cars: [bad] });
      rendered.search('ку');
      await waitFor(() => expect(rendered.commands().state).toBe('ready'));
      expect(rendered.platform.log.missingTexts).toEqual([]);
      rendered.unmount();
    }
  });
});
