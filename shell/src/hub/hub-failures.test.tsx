import { within } from '@testing-library/react';
import { useState } from 'react';
import { defineChecklist, defineTile } from '@fairfront/shared-kit/platform';
import { buildDeadline } from '../testing/deadlines';
import { companyTile, startHub, todoChecklist } from '../testing/hub-double';
import { openParticipation } from '../testing/open-participation';
import { act, screen, startShell } from '../testing/shell-double';
import { tileDue } from './tiles/tile-deadline.model';

const broken = defineTile(() => {
  throw new Error('broken while rendering');
});

const startShellWithSilentRemote = () =>
  startShell(
    {
      address: '/participant/101',
      parts: { tiles: { company: { module: companyTile } } },
      loadDefinition: () => new Promise(() => {}),
    },
    (fake) => fake.on('get', '/participants/{id}', { data: openParticipation() }),
  );

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('the hub with failing parts', () => {
  it('omits checklist items of a failing remote [SHELL-232]', async () => {
    const crashing = defineChecklist(() => {
      throw new Error('broken while it is asked');
    });
    const failed = defineChecklist(() => ({ state: 'failed', items: [] }));
    await startHub({
      checklist: { company: { module: todoChecklist }, one: { module: crashing }, two: { module: failed } },
    });
    expect(await screen.findByText(/Готов 1 шаг из 3\./)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /До открытия/ })).toBeVisible();
  });

  it('refetches steps whose data no tile requests [SHELL-351] [ACC-228]', async () => {
    const retry = jest.fn();
    const lost = defineChecklist(() => ({ state: 'failed', items: [], retry }));
    await startHub({ checklist: { company: { module: todoChecklist }, lost: { module: lost } } });
    const rail = within(await screen.findByRole('region', { name: /Что сделать дальше/ }));
    act(() => rail.getByRole('button', { name: 'Повторить' }).click());
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'code',
      defineChecklist(() => {
        throw new Error('broken while it is asked');
      }),
    ],
    ['data', defineChecklist(() => ({ state: 'failed', items: [] }))],
  ] as const)(
    'reports that the count is incomplete when the %s of a remote failed to load [SHELL-386]',
    async (_what, lost) => {
      const done = defineChecklist(() => ({ state: 'ready', items: [{ id: 'a', done: true, title: 'a' }] }));
      const whole = await startHub({ checklist: { one: { module: done } } });
      expect(await screen.findByText(/Готов 1 шаг из 1\./)).not.toHaveTextContent('не все разделы');
      expect(screen.getByText(/всё, что можно, сделано/)).toBeVisible();
      whole.unmount();
      await startHub({ checklist: { one: { module: done }, two: { module: lost } } });
      expect(await screen.findByText(/Готов 1 шаг из 1\. Посчитаны не все разделы\./)).toBeVisible();
      expect(screen.getByText(/Посчитано не всё/)).toBeVisible();
      expect(screen.queryByText(/всё, что можно, сделано/)).toBeNull();
      expect(screen.getByText('В загруженных разделах делать ничего не нужно.')).toBeVisible();
    },
  );

  it('requests the items of a failed remote again when its tile is retried [SHELL-232]', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    let healed = false;
    const tile = defineTile(() => {
      if (!healed) throw new Error('broken while rendering');
      return { state: 'ready', body: <p>geheilt</p> };
    });
    const checklist = defineChecklist(() => {
      if (!healed) throw new Error('broken while it is asked');
      return { state: 'ready', items: [{ id: 'a', done: true, title: 'a' }] };
    });
    const { person } = await startHub({ tiles: { one: { module: tile } }, checklist: { one: { module: checklist } } });
    await screen.findByText(/Раздел временно недоступен/);
    const region = within(screen.getByRole('region', { name: 'Раздел one' }));
    expect(screen.queryByText(/Готов 1 шаг из 1\./)).toBeNull();
    healed = true;
    await person.click(region.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText(/Готов 1 шаг из 1\./)).toBeVisible();
  });

  it('survives a tile that throws, and recovers it on retry [SHELL-109]', async () => {
    let healed = false;
    const sometimes = defineTile(() => {
      // a tile has its own hook order: a fixed module is mounted as a new component
      const [word] = useState('geheilt');
      if (!healed) throw new Error('broken while rendering');
      return { state: 'ready', body: <p>{word}</p> };
    });
    const report = jest.mocked(console.warn);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    const { person } = await startHub({
      tiles: { company: { module: companyTile }, sometimes: { module: sometimes } },
    });
    expect(await screen.findByText(/Раздел временно недоступен/)).toBeVisible();
    const tile = screen.getByRole('region', { name: 'Раздел sometimes' });
    expect(within(tile).getByText(/MF-TES-504/)).toBeVisible();
    expect(await screen.findByText('слово 101')).toBeVisible();
    healed = true;
    await person.click(within(tile).getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('geheilt')).toBeVisible();
    // the button is gone, the focus stays in the tile
    expect(screen.getByRole('heading', { name: 'Раздел sometimes' })).toHaveFocus();
    expect(report).toHaveBeenCalledWith('[fairfront] remote-crashed', expect.anything());
  });

  it('shows a banner only when two or more tiles have failed', async () => {
    const one = await startHub({ tiles: { company: { module: companyTile }, one: { module: broken } } });
    await screen.findByText(/Раздел временно недоступен/);
    expect(screen.queryByText(/Не загрузились/)).toBeNull();
    one.unmount();
    await startHub({ tiles: { company: { module: companyTile }, one: { module: broken }, two: { module: broken } } });
    expect(await screen.findByText(/Не загрузились 2 раздела: «Раздел one», «Раздел two»\./)).toBeVisible();
  });

  it('offers a retry while a remote does not respond, and shows the tile when it does', async () => {
    jest.useFakeTimers();
    const shell = await startShellWithSilentRemote();
    await act(() => jest.advanceTimersByTimeAsync(300));
    const tile = () => screen.getByRole('region', { name: 'Раздел company' });
    expect(within(tile()).queryByRole('button', { name: 'Повторить' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(within(tile()).getByRole('button', { name: 'Повторить' })).toBeVisible();
    expect(within(tile()).getByText('Загружаем дольше обычного')).toBeVisible();
    jest.useRealTimers();
    shell.unmount();
  });

  it('shows the deadline of a tile that fails to load or is slow [SHELL-278]', async () => {
    const at = new Date(Date.now() + 14.5 * 86_400_000).toISOString();
    const { person } = await startShell(
      {
        address: '/participant/101',
        parts: {
          tiles: { 'participant-passes': { module: broken }, company: { module: broken } },
        },
      },
      (fake) =>
        fake
          .on('get', '/participants/{id}', { data: openParticipation() })
          .on('get', '/participants/{id}/deadlines', { data: [buildDeadline({ at })] }),
    );
    const tile = (id: string) => within(screen.getByRole('region', { name: `Раздел ${id}` }));
    await screen.findAllByText(/Раздел временно недоступен/);
    expect(await tile('participant-passes').findByText(/^Срок \d+ [а-я]+, осталось 14 дней$/)).toBeVisible();
    expect(tile('company').queryByText(/Срок/)).toBeNull();
    expect(person).toBeDefined();
  });
});

describe('the deadline of a tile without code [SHELL-278]', () => {
  const now = Date.parse('2026-05-26T09:00:00.000Z');
  const due = (days: number, changes: Parameters<typeof buildDeadline>[0] = {}) =>
    tileDue(
      [buildDeadline({ at: new Date(now + days * 86_400_000).toISOString(), ...changes })],
      'participant-passes',
      now,
    );

  it.each([
    ['is calm with more than ten days left', due(14), { unit: 'days', count: 14 }, false],
    ['warns from ten days on', due(10), { unit: 'days', count: 10 }, true],
    ['does not warn of what is done', due(3, { state: 'done' }), { unit: 'days', count: 3 }, false],
    ['counts the last hours', due(0.25), { unit: 'hours', count: 6 }, true],
  ])('%s', (_name, found, left, isSoon) => expect(found).toMatchObject({ left, isSoon }));

  it('is hidden once it has passed and for a tile without one', () => {
    expect(due(-1)).toBeNull();
    expect(due(14, { kind: 'car-passes' })).toBeNull();
  });
});
