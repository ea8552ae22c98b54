import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Button, IconButton } from '../button';
import { EmptyState } from '../empty-state';
import { StatusBadge, type StatusVariant } from '../status-badge';
import { t } from '../story-texts';
import { DataTable, type Column, type RowKey, type Sort } from '.';

interface Pass {
  id: number;
  person: string;
  company: string;
  kind: string;
  created: string;
  status: keyof typeof words;
}

const words = {
  consideration: t('statuses.underConsideration'),
  accepted: t('statuses.accepted'),
  rejected: t('statuses.rejected'),
};
const variants: Record<Pass['status'], StatusVariant> = {
  consideration: { tone: 'info', icon: 'clock' },
  accepted: { tone: 'success', icon: 'check-circle' },
  rejected: { tone: 'danger', icon: 'cross-circle' },
};
const passes: Pass[] = [
  {
    id: 1,
    person: 'Wang Lei',
    company: t('countries.china'),
    kind: t('passes.visa'),
    created: '26.05.2026',
    status: 'consideration',
  },
  {
    id: 2,
    person: t('people.mariaLebedevaInFull'),
    company: t('companies.severnayaMekhanika'),
    kind: t('dataTable.pass'),
    created: '25.05.2026',
    status: 'consideration',
  },
  {
    id: 3,
    person: t('people.artyomKuznetsovInFull'),
    company: t('companies.severnayaMekhanika'),
    kind: t('dataTable.pass'),
    created: '22.05.2026',
    status: 'accepted',
  },
  {
    id: 4,
    person: 'Rajan Suresh Kumar',
    company: t('countries.india'),
    kind: t('passes.visa'),
    created: '18.05.2026',
    status: 'rejected',
  },
  {
    id: 5,
    person: t('people.timurAbdullaevKirillov'),
    company: t('companies.severnayaMekhanika'),
    kind: t('dataTable.pass'),
    created: '12.05.2026',
    status: 'accepted',
  },
];
const columns: Column<Pass>[] = [
  {
    id: 'person',
    header: t('dataTable.participant'),
    sortable: true,
    cell: ({ person, company }) => (
      <>
        <span style={{ fontWeight: 500 }}>{person}</span>
        <div className="ff-caption ff-secondary">{company}</div>
      </>
    ),
  },
  { id: 'kind', header: t('dataTable.type'), card: 'line', cell: ({ kind }) => kind },
  { id: 'created', header: t('dataTable.created'), card: 'line', sortable: true, cell: ({ created }) => created },
  {
    id: 'status',
    header: t('dataTable.status'),
    card: 'plain',
    cell: ({ status }) => <StatusBadge {...variants[status]}>{words[status]}</StatusBadge>,
  },
];

const meta = {
  title: 'Kit/DataTable',
  component: DataTable<Pass>,
  args: {
    caption: t('dataTable.caption'),
    columns,
    rows: passes,
    rowKey: ({ id }) => id,
    actions: ({ person }) => (
      <>
        <IconButton icon="download" label={t('dataTable.download', { person })} />
        <IconButton icon="trash" label={t('dataTable.delete', { person })} />
      </>
    ),
  },
} satisfies Meta<typeof DataTable<Pass>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sorted: Story = {
  render: function SortedList(args) {
    const [sort, setSort] = useState<Sort>({ column: 'created', direction: 'descending' });
    return <DataTable {...args} sort={sort} onSort={setSort} current={3} />;
  },
};
export const Selected: Story = {
  render: function SelectedList(args) {
    const [selected, onChange] = useState<ReadonlySet<RowKey>>(new Set([2, 3]));
    return (
      <DataTable
        {...args}
        selection={{
          selected,
          onChange,
          nameOf: ({ person }) => person,
          canSelect: ({ status }) => status !== 'rejected',
          actions: (
            <Button size="sm" icon="download">
              {t('actions.download')}
            </Button>
          ),
        }}
      />
    );
  },
};
export const LoadingRows: Story = { args: { rows: [], loading: 4 } };
export const Refetching: Story = { args: { refetching: true } };
export const Flashing: Story = { args: { flashing: new Set([3]) } };
export const Expanded: Story = {
  args: {
    expanded: ({ id }) => (id === 2 ? <div style={{ padding: '12px 20px' }}>{t('dataTable.sixItems')}</div> : null),
  },
};
export const Cards: Story = { args: { view: 'cards' } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title={t('passes.none')}>{t('dataTable.addFirst')}</EmptyState> },
};
