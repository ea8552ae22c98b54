import { type Meta, type StoryObj, withTexts } from '@fairfront/shared-kit/testing/stories';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { useMemo, useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { SearchField } from '@fairfront/shared-kit/components/search-field';
import { t } from '../story-texts';
import { indexTree, type TreeItem, type TreeItemId } from './tree-index';
import { Tree } from './tree';
import { useTreeExpansion } from './use-tree-expansion';

const rubrics: TreeItem[] = [
  {
    id: '01',
    code: '01',
    label: t('tree.metalCuttingEquipment'),
    heading: true,
    children: [
      {
        id: '01.01',
        code: '01.01',
        label: t('tree.lathes'),
        children: [
          {
            id: '01.01.01',
            code: '01.01.01',
            label: t('tree.cncLathes'),
            children: [
              {
                id: '01.01.01.01',
                code: '01.01.01.01',
                label: t('tree.horizontal'),
                children: [{ id: '01.01.01.01.01', code: '01.01.01.01.01', label: t('tree.pipeLathes') }],
              },
              { id: '01.01.01.02', code: '01.01.01.02', label: t('tree.verticalTurningMachines') },
            ],
          },
          { id: '01.01.02', code: '01.01.02', label: t('tree.automaticLathes') },
        ],
      },
      {
        id: '01.02',
        code: '01.02',
        label: t('tree.millingMachines'),
        children: [
          { id: '01.02.01', code: '01.02.01', label: t('tree.machiningCentres') },
          {
            id: '01.02.03',
            code: '01.02.03',
            label: t('tree.gantryLathesAndMills'),
            closedReason: t('tree.closedByOrganiser'),
          },
        ],
      },
    ],
  },
  {
    id: '04',
    code: '04',
    label: t('tree.toolsAndTooling'),
    heading: true,
    children: [{ id: '04.02', code: '04.02', label: t('tree.toolingForCncLathes') }],
  },
];
const groupNames = Array.from({ length: 37 }, (_, group) => t('tree.group', { number: group + 1 }));
const itemNames = Array.from({ length: 26 }, (_, item) => t('tree.item', { number: item + 1 }));
const large: TreeItem[] = Array.from({ length: 20 }, (_, group) => ({
  id: `${group}`,
  code: String(group + 1).padStart(2, '0'),
  label: t('tree.section', { number: group + 1 }),
  heading: true,
  children: groupNames.map((label, middle) => ({
    id: `${group}.${middle}`,
    code: `${group + 1}.${middle + 1}`,
    label,
    children: itemNames.map((name, item) => ({
      id: `${group}.${middle}.${item}`,
      code: `${group + 1}.${middle + 1}.${item + 1}`,
      label: name,
    })),
  })),
}));

interface PickerProps {
  items: TreeItem[];
  chosen: TreeItemId[];
  text?: string;
  readOnly?: boolean;
}

const Picker = ({ items, chosen, text = '', readOnly = false }: PickerProps) => {
  const index = useMemo(() => indexTree(items), [items]);
  const expansion = useTreeExpansion(index, ['01', '01.01']);
  const [selected, setSelected] = useState<ReadonlySet<TreeItemId>>(new Set(chosen));
  const [searched, setSearched] = useState(text);
  const select = ({ id }: TreeItem, on: boolean) =>
    setSelected((now) => (on ? new Set([...now, id]) : new Set([...now].filter((other) => other !== id))));
  return (
    <div style={{ display: 'grid', gridTemplateRows: 'auto auto minmax(0, 1fr)', gap: 8, height: 560 }}>
      <SearchField label={t('tree.searchRubrics')} value={searched} onChange={setSearched} />
      <div>
        <Button size="sm" onClick={expansion.expandAll}>
          {t('tree.expandAll')}
        </Button>
      </div>
      <Tree
        label={t('tree.catalogueRubrics')}
        index={index}
        expansion={expansion}
        selected={selected}
        searched={searched}
        onSelect={readOnly ? undefined : select}
        onlyChosen={readOnly}
      />
    </div>
  );
};

const meta = {
  title: 'Parts/Tree',
  decorators: [withTexts({ catalog: { ru, en } })],
  component: Picker,
  args: { items: rubrics, chosen: [] },
} satisfies Meta<typeof Picker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rubrics: Story = { args: { chosen: ['01.01.01.01.01', '01.02.01'] } };
export const Searched: Story = {
  args: { chosen: ['01.01.01.01.01', '01.02.01', '04.02'], text: t('tree.searchedWord') },
};
export const NothingFound: Story = { args: { text: t('tree.unknownWord') } };
export const TwentyThousand: Story = { args: { items: large } };
export const ReadOnly: Story = { args: { chosen: ['01.01.01.01.01', '01.02.01'], readOnly: true } };
