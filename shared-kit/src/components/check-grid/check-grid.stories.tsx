import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { CheckGrid, type CheckColumn, type CheckGridProps, type CheckRow } from '.';

const columns: CheckColumn[] = [
  { id: 'company', header: 'Компания', share: 1.2 },
  { id: 'surname', header: 'Фамилия', share: 1.3 },
  { id: 'name', header: 'Имя' },
  { id: 'patronymic', header: 'Отчество', share: 1.3 },
];
const firm = 'ООО «СтендМонтаж»';
const line = (number: number, surname: string, name: string, patronymic: string, company = firm): CheckRow => ({
  id: number,
  number,
  values: { company, surname, name, patronymic },
});

const lettersOnly = 'Только буквы, пробел и дефис';
const required = 'Обязательное поле';
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
  line(2, 'Белов', 'Сергей', 'Юрьевич'),
  line(3, 'Галимов', 'Ринат', 'Фаритович'),
  { ...line(4, 'Петров2', 'Илья', 'Андреевич'), actions: [{ id: 'edit', label: 'Исправить на «Петров»' }] },
  line(5, 'Ершов', 'Константин', 'Львович'),
  line(7, 'Тагиров', '', '12'),
  {
    ...line(8, 'Зуева', 'Дарья', 'Романовна'),
    edited: ['surname'],
    actions: [{ id: 'back', label: 'Вернуть «Зуева1»' }],
  },
  {
    ...line(9, 'Ильин', 'Матвей', 'Ильич'),
    doubt: {
      text: 'Повтор',
      detail: 'уже есть пропуск от 19.05.2026',
      columns: ['surname', 'name', 'patronymic'],
    },
    actions: [
      { id: 'skip', label: 'Пропустить' },
      { id: 'add', label: 'Добавить ещё один' },
    ],
  },
  { ...line(10, 'Карпов', 'Денис', 'Андреевич'), skipped: true, actions: [{ id: 'take', label: 'Вернуть в список' }] },
  { ...line(11, 'Шульц', 'Генрих', '', ''), actions: [{ id: 'above', label: 'Как в строке 10' }] },
  line(13, 'Абдуллаев-Кириллов', 'Тимур', 'Русланович'),
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
  title: 'Kit/CheckGrid',
  component: CheckGrid,
  args: {
    label: 'Проверка списка, 10 строк',
    columns,
    rows: list,
    doubtfulLabel: 'Повторы',
    note: 'Пока ничего не записано. Исправляйте прямо в таблице, между ячейками переходите стрелками',
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
export const FiveThousand: Story = {
  args: {
    label: 'Проверка списка, 5000 строк',
    rows: Array.from({ length: 5000 }, (_, at) =>
      checked(line(at + 2, at % 40 === 7 ? `Петров${at}` : 'Петров', at % 90 === 11 ? '' : 'Илья', 'Андреевич')),
    ),
  },
};
