import { type Meta, type StoryObj, withTexts } from '@fairfront/shared-kit/testing/stories';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { useState } from 'react';
import { t } from '../story-texts';
import { CheckGrid, type CheckGridProps } from './check-grid';
import type { CheckColumn, CheckRow } from './check-row';

const columns: CheckColumn[] = [
  { id: 'company', header: t('fields.company'), share: 1.2 },
  { id: 'surname', header: t('fields.surname'), share: 1.3 },
  { id: 'name', header: t('fields.firstName') },
  { id: 'patronymic', header: t('fields.patronymic'), share: 1.3 },
];
const firm = t('companies.standMontazh');
const line = (number: number, surname: string, name: string, patronymic: string, company = firm): CheckRow => ({
  id: number,
  number,
  values: { company, surname, name, patronymic },
});

const lettersOnly = t('checkGrid.lettersOnly');
const required = t('errors.required');
const errorsOf = (values: CheckRow['values']) => {
  const errors: Record<string, string> = {};
  for (const { id } of columns) {
    const value = values[id] ?? '';
    if (value === '' && id !== 'patronymic') errors[id] = required;
    else if (id !== 'company' && /[^\p{L} -]/u.test(value)) errors[id] = lettersOnly;
  }
  return errors;
};
const checked = (row: CheckRow): CheckRow => ({ ...row, errors: errorsOf(row.values) });

const list: CheckRow[] = [
  line(2, t('names.belov'), t('names.sergey'), t('names.yuryevich')),
  line(3, t('names.galimov'), t('names.rinat'), t('names.faritovich')),
  {
    ...line(4, t('names.petrov2'), t('names.ilya'), t('names.andreyevich')),
    actions: [{ id: 'edit', label: t('checkGrid.changeToPetrov') }],
  },
  line(5, t('names.yershov'), t('names.konstantin'), t('names.lvovich')),
  line(7, t('names.tagirov'), '', '12'),
  {
    ...line(8, t('names.zuyeva'), t('names.darya'), t('names.romanovna')),
    edited: ['surname'],
    actions: [{ id: 'back', label: t('checkGrid.putBackZuyeva') }],
  },
  {
    ...line(9, t('names.ilyin'), t('names.matvey'), t('names.ilyich')),
    doubt: {
      text: t('checkGrid.duplicate'),
      detail: t('checkGrid.hasPass'),
      columns: ['surname', 'name', 'patronymic'],
    },
    actions: [
      { id: 'skip', label: t('checkGrid.skip') },
      { id: 'add', label: t('checkGrid.addOneMore') },
    ],
  },
  {
    ...line(10, t('names.karpov'), t('names.denis'), t('names.andreyevich')),
    skipped: true,
    actions: [{ id: 'take', label: t('checkGrid.putBackOnList') }],
  },
  {
    ...line(11, t('names.schulz'), t('names.heinrich'), '', ''),
    actions: [{ id: 'above', label: t('checkGrid.asInRow') }],
  },
  line(13, t('names.abdullaevKirillov'), t('names.timur'), t('names.ruslanovich')),
].map(checked);

const Held = (props: CheckGridProps) => {
  const [rows, setRows] = useState(props.rows);
  return (
    <div style={{ height: 620 }}>
      <CheckGrid
        {...props}
        rows={rows}
        onChange={(id, column, value) =>
          setRows((before) =>
            before.map((row) =>
              row.id === id
                ? checked({
                    ...row,
                    values: { ...row.values, [column]: value },
                    edited: [...(row.edited ?? []), column],
                  })
                : row,
            ),
          )
        }
      />
    </div>
  );
};

const meta = {
  title: 'Parts/CheckGrid',
  decorators: [withTexts({ passes: { ru, en } })],
  component: CheckGrid,
  args: {
    label: t('checkGrid.label', { count: list.length }),
    columns,
    rows: list,
    doubtfulLabel: t('checkGrid.duplicates'),
    note: t('checkGrid.note'),
    onChange: () => undefined,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CheckGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = {};
export const AllReady: Story = {
  args: { rows: list.filter(({ errors, doubt }) => !doubt && !Object.keys(errors ?? {}).length) },
};
export const Busy: Story = { args: { busy: true } };

const [surname, firstName, patronymic] = [t('names.petrov'), t('names.ilya'), t('names.andreyevich')];
export const FiveThousand: Story = {
  args: {
    label: t('checkGrid.label', { count: 5000 }),
    rows: Array.from({ length: 5000 }, (_, at) =>
      checked(line(at + 2, at % 40 === 7 ? `${surname}${at}` : surname, at % 90 === 11 ? '' : firstName, patronymic)),
    ),
  },
};
