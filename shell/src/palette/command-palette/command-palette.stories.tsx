import type { Meta, StoryObj } from '@fairfront/shared-kit/testing/stories';
import { t } from '../../story-texts';
import { CommandPalette, type PaletteTexts } from './command-palette';
import type { PaletteGroup } from './palette-item';

const texts: PaletteTexts = {
  title: t('commandPalette.searchAndCommands'),
  placeholder: t('commandPalette.findOrDoSomething'),
  close: t('actions.close'),
  more: ({ more }) => t('commandPalette.more', { more }),
  locked: t('commandPalette.notAvailableNow'),
  hints: { choose: t('commandPalette.choose'), open: t('commandPalette.open'), newTab: t('commandPalette.inNewTab') },
};
const searched = new RegExp(t('commandPalette.searchedWord'), 'i');
const matchesIn = (text = '') => {
  const match = searched.exec(text);
  return match ? [{ from: match.index, to: match.index + match[0].length }] : [];
};
/** Marks what was searched for. */
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
    title: t('actions.title'),
    more: 2,
    items: [
      {
        id: 'add',
        icon: 'plus',
        title: t('commandPalette.addParticipantPass'),
        detail: t('commandPalette.passesLeft'),
        isPlace: true,
      },
      {
        id: 'print',
        icon: 'printer',
        title: t('commandPalette.printAllInstallationPasses'),
        detail: t('commandPalette.printingOpens'),
        locked: true,
      },
    ],
  },
  {
    id: 'places',
    title: t('commandPalette.sections'),
    more: 0,
    items: [
      { id: 'people', icon: 'badge', title: t('passes.participants'), count: 11 },
      {
        id: 'cars',
        icon: 'truck',
        title: t('passes.cars'),
        badge: { label: t('commandPalette.oneRejected'), tone: 'danger' },
      },
    ],
  },
  {
    id: 'records',
    title: t('commandPalette.records'),
    more: 0,
    items: [
      {
        id: 'one',
        icon: 'user',
        title: t('people.timurAbdullaevKirillov'),
        detail: t('commandPalette.passUnderConsideration'),
      },
    ],
  },
];

const meta = {
  title: 'Parts/CommandPalette',
  component: CommandPalette,
  args: {
    texts,
    search: '',
    groups,
    status: '',
    empty: t('commandPalette.nothingFound'),
    onSearch: () => undefined,
    onChoose: () => undefined,
    onMore: () => undefined,
    onClose: () => undefined,
  },
  render: (args) => <CommandPalette {...args} groups={marked(args.groups)} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = { args: { context: t('commandPalette.exhibition') } };
export const WrongLayout: Story = {
  args: {
    search: 'ghjgecr',
    context: t('commandPalette.exhibition'),
    correction: {
      text: t('commandPalette.correction'),
      literal: t('commandPalette.literal'),
      onLiteral: () => undefined,
    },
    status: t('commandPalette.found'),
  },
};
export const NothingFound: Story = {
  args: {
    search: t('commandPalette.unknownWord'),
    groups: [],
    empty: t('commandPalette.nothingFoundFor'),
    status: t('commandPalette.nothingFound'),
  },
};
