import { within } from '@testing-library/react';
import { narrowViewport } from '@fairfront/shared-kit/components/viewport';
import { defineTile } from '@fairfront/shared-kit/platform';
import { axeViolations } from '@fairfront/shared-kit/testing';
import { companyTile, startHub, todoChecklist } from '../testing/hub-double';
import { screen } from '../testing/shell-double';

const brief = defineTile(() => ({
  state: 'ready',
  body: <p>вся плитка</p>,
  actions: [{ label: 'Добавить', target: { modal: 'event-modal-participant-passes', params: { add: '1' } } }],
  brief: {
    figure: '12 / 30',
    note: 'до 30 декабря',
    target: { modal: 'event-modal-participant-passes', params: {} },
  },
}));
const broken = defineTile(() => {
  throw new Error('broken while rendering');
});

const wide = window.matchMedia;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  window.matchMedia = (query) => Object.assign(wide(query), { matches: query === narrowViewport });
});
afterEach(() => {
  window.matchMedia = wide;
  jest.restoreAllMocks();
});

describe('the hub below 740 px', () => {
  it('shows each tile as a row that links to its place, and a failed tile in full [SHELL-389]', async () => {
    await startHub({
      tiles: {
        passes: { module: brief, offer: { group: 'passes' } },
        services: { module: brief, offer: { group: 'stand' } },
        order: { module: brief, offer: { group: 'catalogue' } },
        company: { module: companyTile },
        lost: { module: broken },
      },
    });
    const passes = within(await screen.findByRole('region', { name: 'Пропуска' }));
    const row = await passes.findByRole('link', { name: /^Раздел passes/ });
    expect(row).toHaveTextContent('12 / 30');
    expect(row).toHaveTextContent('до 30 декабря');
    expect(row).toHaveAttribute('href', '/participant/101?modal=event-modal-participant-passes');
    expect(screen.queryByText('вся плитка')).toBeNull();
    // two short sections are merged
    const stand = within(screen.getByRole('region', { name: 'Стенд и каталог' }));
    expect(stand.getAllByRole('link')).toHaveLength(2);
    // an earlier version of a remote provides no row
    expect(await screen.findByText('слово 101')).toBeVisible();
    expect(await screen.findByText(/Раздел временно недоступен/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('shows three steps at first, and the progress beside their heading [SHELL-231] [SHELL-389]', async () => {
    await startHub({ checklist: { company: { module: todoChecklist }, more: { module: todoChecklist } } });
    const rail = within(await screen.findByRole('region', { name: 'Что сделать дальше' }));
    expect(await rail.findByRole('button', { name: 'Ещё 1 шаг' })).toBeVisible();
    expect(rail.getAllByRole('link')).toHaveLength(3);
    expect(rail.getByText('готово 2 из 6')).toBeInTheDocument();
  });

  it('folds the calendar and the screens without a tile into one row [SHELL-280] [SHELL-389]', async () => {
    const { person } = await startHub({});
    await screen.findByRole('heading', { level: 1, name: /До открытия/ });
    expect(screen.queryByRole('button', { name: /Следующий месяц/ })).toBeNull();
    const more = within(screen.getByRole('navigation', { name: 'Другие разделы' }));
    await person.click(more.getByRole('button', { name: /^Ещё разделы/, expanded: false }));
    expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/participant/101/deadlines',
      '/participant/101/publications',
      '/participant/101/building-types',
      '/participant/101/general-terms',
      '/support',
    ]);
  });
});
