import {
  axeViolations,
  buildListedExhibition,
  buildPage,
  buildParticipationListItem,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  within,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import ArchiveScreen from './archive.screen';

const past = (id: number, day: string, role: 'edit' | 'read' = 'edit') =>
  buildParticipationListItem({
    id,
    role,
    exhibition: buildListedExhibition({
      id,
      title_eng: `Fair ${id}`,
      title_rus: `Выставка ${id}`,
      started_at: `${day}-17`,
      ended_at: `${day}-20`,
    }),
  });
const items = [past(4, '2025-06'), past(3, '2025-03', 'read'), past(2, '2024-06')];
const open = (api: FakeApi, query = '') =>
  renderInPlatform(<ArchiveScreen />, {
    texts: { account: { ru, en } },
    api,
    participation: null,
    route: { name: 'archive', query: new URLSearchParams(query) },
  });

describe('the archive', () => {
  it('the archive lists past exhibitions by year, newest first, with links [ACC-156] [ACC-157]', async () => {
    const { platform, person } = open(createFakeApi().on('get', '/participants', buildPage(items)));
    expect(await screen.findByRole('heading', { level: 1, name: '3 exhibitions in the archive' })).toBeVisible();
    expect(Object.fromEntries(platform.api.sent('get', '/participants')[0]?.query ?? [])).toMatchObject({
      archive: '1',
      page: '1',
    });
    const years = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(years).toEqual(['2025', '2024']);
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Fair 4', 'Fair 3', 'Fair 2']);
    expect(within(cards[1] as HTMLElement).getByText('Read only')).toBeVisible();
    expect(within(cards[0] as HTMLElement).queryByText('Read only')).toBeNull();
    await person.click(screen.getByRole('link', { name: /^Open\s*: Fair 3$/ }));
    expect(platform.log.navigated).toEqual([expect.objectContaining({ name: 'participant', params: { id: 3 } })]);
    await platform.setLocale('ru');
    expect(screen.getByRole('heading', { level: 1, name: 'В архиве 3 выставки' })).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    ['2025-06-17', '2025-06-20', 'June17–202025'],
    ['2025-07-29', '2025-08-01', '29 July – 1 August2025'],
  ])(
    'the row shows the days from %s to %s with an unambiguous month for each [ACC-157]',
    async (started_at, ended_at, block) => {
      const item = past(4, '2025-06');
      const exhibition = { ...item.exhibition, started_at, ended_at };
      open(createFakeApi().on('get', '/participants', buildPage([{ ...item, exhibition }])));
      const card = await screen.findByRole('article');
      expect(card.querySelector('time')).toHaveTextContent(block);
    },
  );

  it('the archive keeps its page in the address [ACC-157]', async () => {
    const api = createFakeApi().on('get', '/participants', ({ query }) =>
      buildPage(items, { current_page: Number(query.get('page')), last_page: 3, total: 23 }),
    );
    const { platform, person } = open(api, 'page=2');
    await screen.findByRole('heading', { level: 1, name: '23 exhibitions in the archive' });
    expect(platform.api.sent('get', '/participants')[0]?.query.get('page')).toBe('2');
    const pages = screen.getByRole('navigation', { name: 'Archive pages' });
    await person.click(within(pages).getByText('3'));
    expect(platform.log.navigated.at(-1)).toMatchObject({ name: 'archive', query: { page: '3' } });
  });

  it('a failed read differs from an empty archive and can be retried', async () => {
    const api = createFakeApi().on('get', '/participants', () => failWith(500));
    const { person } = open(api);
    expect(await screen.findByRole('heading', { name: 'The archive did not load' })).toBeVisible();
    api.on('get', '/participants', buildPage([]));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The archive is empty' })).toBeVisible();
  });
});
