import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useMemo, useState } from 'react';
import { Button } from '../button';
import { SearchField } from '../search-field';
import { indexTree, Tree, useTreeExpansion, type TreeItem, type TreeItemId } from '.';

const rubrics: TreeItem[] = [
  {
    id: '01',
    code: '01',
    label: 'Металлорежущее оборудование',
    heading: true,
    children: [
      {
        id: '01.01',
        code: '01.01',
        label: 'Станки токарной группы',
        children: [
          {
            id: '01.01.01',
            code: '01.01.01',
            label: 'Токарные станки с ЧПУ',
            children: [
              {
                id: '01.01.01.01',
                code: '01.01.01.01',
                label: 'Горизонтальные',
                children: [{ id: '01.01.01.01.01', code: '01.01.01.01.01', label: 'Станки для труб и муфт' }],
              },
              { id: '01.01.01.02', code: '01.01.01.02', label: 'Вертикальные карусельные' },
            ],
          },
          { id: '01.01.02', code: '01.01.02', label: 'Токарные автоматы и станки продольного точения' },
        ],
      },
      {
        id: '01.02',
        code: '01.02',
        label: 'Станки фрезерной группы',
        children: [
          { id: '01.02.01', code: '01.02.01', label: 'Обрабатывающие центры' },
          { id: '01.02.03', code: '01.02.03', label: 'Портальные станки', closedReason: 'закрыта организатором' },
        ],
      },
    ],
  },
  {
    id: '04',
    code: '04',
    label: 'Инструмент и оснастка',
    heading: true,
    children: [{ id: '04.02', code: '04.02', label: 'Оснастка для станков с ЧПУ' }],
  },
];
const large: TreeItem[] = Array.from({ length: 20 }, (_, group) => ({
  id: `${group}`,
  code: String(group + 1).padStart(2, '0'),
  label: `Раздел ${group + 1}`,
  heading: true,
  children: Array.from({ length: 37 }, (__, middle) => ({
    id: `${group}.${middle}`,
    code: `${group + 1}.${middle + 1}`,
    label: `Группа станков ${middle + 1}`,
    children: Array.from({ length: 26 }, (___, item) => ({
      id: `${group}.${middle}.${item}`,
      code: `${group + 1}.${middle + 1}.${item + 1}`,
      label: `Позиция ${item + 1}`,
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
      <SearchField label="Поиск рубрик" value={searched} onChange={setSearched} />
      <div>
        <Button size="sm" onClick={expansion.expandAll}>
          Развернуть всё
        </Button>
      </div>
      <Tree
        label="Рубрики каталога"
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
  title: 'Kit/Tree',
  component: Picker,
  args: { items: rubrics, chosen: [] },
  // another language has other words to search for
  render: (args) => <Picker key={args.text} {...args} />,
} satisfies Meta<typeof Picker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rubrics: Story = { args: { chosen: ['01.01.01.01.01', '01.02.01'] } };
export const Searched: Story = { args: { chosen: ['01.01.01.01.01', '01.02.01', '04.02'], text: 'станк' } };
export const NothingFound: Story = { args: { text: 'пылесос' } };
export const TwentyThousand: Story = { args: { items: large } };
export const ReadOnly: Story = { args: { chosen: ['01.01.01.01.01', '01.02.01'], readOnly: true } };
