import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button';
import { Link } from '../link';
import { t } from '../story-texts';
import { EmptyState } from '.';

const meta = { title: 'Kit/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  args: {
    title: t('passes.none'),
    children: t('emptyState.freePasses'),
    actions: (
      <>
        <Button variant="primary" icon="plus">
          {t('actions.addPass')}
        </Button>
        <Button>{t('emptyState.uploadList')}</Button>
      </>
    ),
  },
};
export const NothingFound: Story = {
  args: {
    title: t('emptyState.nobodyFound'),
    children: t('emptyState.checkSpelling'),
    actions: <Button>{t('emptyState.clearFilters')}</Button>,
    live: true,
  },
};
export const DeadlinePassed: Story = {
  args: {
    title: t('emptyState.applicationsClosed'),
    children: t('emptyState.noPassInTime'),
    actions: (
      <Link href="tel:+78000000000" icon="phone">
        {t('emptyState.serviceDeskContacts')}
      </Link>
    ),
  },
};
export const LoadFailed: Story = {
  args: {
    tone: 'danger',
    icon: 'cross-circle',
    title: t('errors.listNotLoaded'),
    children: t('emptyState.serverSilent'),
    actions: <Button icon="refresh">{t('emptyState.tryAgain')}</Button>,
    live: true,
  },
};
export const NoAccess: Story = {
  args: {
    icon: 'lock',
    title: t('emptyState.noAccess'),
    children: t('emptyState.askForAccess'),
    actions: (
      <>
        <Button icon="mail">{t('emptyState.write')}</Button>
        <Button variant="text">{t('emptyState.back')}</Button>
      </>
    ),
  },
};
