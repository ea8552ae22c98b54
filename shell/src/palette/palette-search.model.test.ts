import type { Command, CommandGroup } from '@fairfront/shared-kit/platform';
import { groupFound, searchCommands, type KnownCommand } from './palette-search.model';

const known = (title: string, group: CommandGroup = 'actions', changes: Partial<Command> = {}): KnownCommand => ({
  key: title,
  group,
  icon: 'plus',
  command: { id: title, title, action: () => undefined, ...changes },
});
const all = [
  known('Добавить пропуск участника', 'actions', { detail: 'свободно 7 из 18' }),
  known('Печатать все пропуска', 'actions', { detail: 'готово', locked: 'откроется 8 июня' }),
  known('Пропуска участников', 'places'),
  known('Корзина', 'places', { keywords: ['cart'] }),
  known('Кузнецов Артём', 'records', { detail: 'пропуск принят' }),
  known('Ёлкин Пётр', 'records'),
];
const titles = (search: string, options?: { literally: boolean }) =>
  searchCommands(all, search, options).found.map(({ command }) => command.title);

describe('palette search [SHELL-234]', () => {
  it.each([
    ['участ', ['Добавить пропуск участника', 'Пропуска участников']],
    ['пропуск', ['Пропуска участников', 'Добавить пропуск участника', 'Печатать все пропуска', 'Кузнецов Артём']],
    ['июня', ['Печатать все пропуска']],
    ['готово', []],
    ['cart', ['Корзина']],
    ['елкин', ['Ёлкин Пётр']],
    ['артем принят', ['Кузнецов Артём']],
    ['пуск', []],
  ])('%s finds %j', (search, found) => expect(titles(search)).toEqual(found));

  it('returns everything except records while the search is empty', () => {
    expect(titles('  ')).toEqual([
      'Добавить пропуск участника',
      'Печатать все пропуска',
      'Пропуска участников',
      'Корзина',
    ]);
  });

  it('marks matches in title and detail', () => {
    expect(searchCommands(all, 'куз прин').found[0]).toMatchObject({
      titleMatches: [{ from: 0, to: 3 }],
      detailMatches: [{ from: 8, to: 12 }],
    });
  });

  it('tries the other keyboard layout only if nothing is found, and not in literal search', () => {
    expect(searchCommands(all, 'rjhpbyf')).toMatchObject({ corrected: 'корзина', found: [{ key: 'Корзина' }] });
    expect(searchCommands(all, 'cart').corrected).toBeNull();
    expect(searchCommands(all, 'rjhpbyf', { literally: true })).toEqual({ found: [], corrected: null });
    expect(searchCommands(all, 'rhjrjlbk')).toEqual({ found: [], corrected: null });
  });
});

describe('palette groups [SHELL-233]', () => {
  const many = (count: number, group: CommandGroup) =>
    Array.from({ length: count }, (_, index) => ({
      ...known(`${group} ${index}`, group),
      titleMatches: [],
      detailMatches: [],
    }));
  const counts = (opened: string[] = []) =>
    groupFound([...many(4, 'help'), ...many(6, 'places')], new Set(opened)).map(({ id, items, more }) => [
      id,
      items.length,
      more,
    ]);

  it('are in order with three lines each, or all lines if only one more remains', () => {
    expect(counts()).toEqual([
      ['places', 3, 3],
      ['help', 4, 0],
    ]);
  });

  it('are complete when expanded', () => {
    expect(counts(['places'])[0]).toEqual(['places', 6, 0]);
  });
});
