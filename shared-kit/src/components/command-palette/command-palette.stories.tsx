import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CommandPalette, type PaletteGroup, type PaletteWords } from '.';

const russian: PaletteWords = {
  title: 'Поиск и команды',
  placeholder: 'Что найти или сделать',
  close: 'Закрыть',
  more: ({ more }) => `ещё ${more}`,
  locked: 'сейчас недоступно',
  hints: { choose: 'выбрать', open: 'открыть', newTab: 'в новой вкладке' },
};
const english: PaletteWords = {
  title: 'Search and commands',
  placeholder: 'What to find or do',
  close: 'Close',
  more: ({ more }) => `${more} more`,
  locked: 'not available now',
  hints: { choose: 'choose', open: 'open', newTab: 'in a new tab' },
};
const found = (from: number, length: number) => [{ from, to: from + length }];
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
        titleMatches: found(9, 7),
        detail: 'свободно 7 из 18',
        isPlace: true,
      },
      {
        id: 'print',
        icon: 'printer',
        title: 'Печатать все пропуска на монтаж',
        titleMatches: found(13, 7),
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
      { id: 'people', icon: 'badge', title: 'Пропуска участников', titleMatches: found(0, 7), count: 11 },
      {
        id: 'cars',
        icon: 'truck',
        title: 'Пропуска на автомобили',
        titleMatches: found(0, 7),
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
        detailMatches: found(0, 7),
      },
    ],
  },
];

const meta = {
  title: 'Kit/CommandPalette',
  component: CommandPalette,
  args: {
    words: russian,
    search: '',
    groups,
    status: '',
    empty: 'Ничего не найдено',
    onSearch: () => undefined,
    onChoose: () => undefined,
    onMore: () => undefined,
    onClose: () => undefined,
  },
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
export const English: Story = {
  args: {
    words: english,
    search: 'pass',
    context: 'TechnoForum 2026',
    groups: [
      {
        id: 'actions',
        title: 'Actions',
        more: 0,
        items: [
          {
            id: 'add',
            icon: 'plus',
            title: 'Add participant pass',
            titleMatches: found(16, 4),
            detail: '7 of 18 left',
          },
          {
            id: 'print',
            icon: 'printer',
            title: 'Print all installation passes',
            titleMatches: found(23, 4),
            detail: 'opens on 8 June',
            locked: true,
          },
        ],
      },
    ],
    status: '2 found',
  },
};
