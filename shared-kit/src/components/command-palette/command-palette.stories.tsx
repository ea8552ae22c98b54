import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStoryLanguage } from '../../../tooling/storybook/story-language/story-text';
import { CommandPalette, type PaletteGroup, type PaletteTexts } from '.';

const texts: PaletteTexts = {
  title: 'Поиск и команды',
  placeholder: 'Что найти или сделать',
  close: 'Закрыть',
  more: ({ more }) => inStoryLanguage(`ещё ${more}`),
  locked: 'сейчас недоступно',
  hints: { choose: 'выбрать', open: 'открыть', newTab: 'в новой вкладке' },
};
const searched = /пропуск|pass/i;
const matchesIn = (text = '') => {
  const match = searched.exec(text);
  return match ? [{ from: match.index, to: match.index + match[0].length }] : [];
};
/** Marks what was searched for, in whatever language the groups are. */
const marked = (groups: readonly PaletteGroup[]): PaletteGroup[] =>
  groups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({
      ...item,
      titleMatches: matchesIn(item.title),
      detailMatches: matchesIn(item.detail),
    })),
  }));
const groups: PaletteGroup[] = [
  {
    id: 'actions',
    title: 'Действия',
    more: 2,
    items: [
      {
        id: 'add',
        icon: 'plus',
        title: 'Добавить пропуск участника',
        detail: 'свободно 7 из 18',
        isPlace: true,
      },
      {
        id: 'print',
        icon: 'printer',
        title: 'Печатать все пропуска на монтаж',
        detail: 'откроется 8 июня',
        locked: true,
      },
    ],
  },
  {
    id: 'places',
    title: 'Разделы',
    more: 0,
    items: [
      { id: 'people', icon: 'badge', title: 'Пропуска участников', count: 11 },
      {
        id: 'cars',
        icon: 'truck',
        title: 'Пропуска на автомобили',
        badge: { label: '1 отклонён', tone: 'danger' },
      },
    ],
  },
  {
    id: 'records',
    title: 'Люди, машины, заказы',
    more: 0,
    items: [
      {
        id: 'one',
        icon: 'user',
        title: 'Абдуллаев-Кириллов Тимур Русланович',
        detail: 'пропуск на рассмотрении у организатора выставки',
      },
    ],
  },
];

const meta = {
  title: 'Kit/CommandPalette',
  component: CommandPalette,
  args: {
    texts,
    search: '',
    groups,
    status: '',
    empty: 'Ничего не найдено',
    onSearch: () => undefined,
    onChoose: () => undefined,
    onMore: () => undefined,
    onClose: () => undefined,
  },
  render: (args) => <CommandPalette {...args} groups={marked(args.groups)} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = { args: { context: 'ТехноФорум 2026' } };
export const WrongLayout: Story = {
  args: {
    search: 'ghjgecr',
    context: 'ТехноФорум 2026',
    correction: {
      text: 'Раскладка: ищем «пропуск»',
      literal: 'Искать «ghjgecr»',
      onLiteral: () => undefined,
    },
    status: 'Найдено: 7',
  },
};
export const NothingFound: Story = {
  args: {
    search: 'крокодил',
    groups: [],
    empty: 'По запросу «крокодил» ничего не найдено',
    status: 'Ничего не найдено',
  },
};
