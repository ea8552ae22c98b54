import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button';
import { t } from '../story-texts';
import { Notice } from '.';

const meta = { title: 'Kit/Notice', component: Notice } satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Notice tone="neutral" icon="eye" title={t('notice.viewOnly')}>
        {t('notice.organiserChanges')}
      </Notice>
      <Notice tone="info">{t('reasons.printingOpens')}</Notice>
      <Notice tone="warning" title={t('notice.noConnection')}>
        {t('notice.oldData')}
      </Notice>
      <Notice tone="danger" title={t('errors.notSaved')}>
        {t('notice.quotaUsedUp')}
      </Notice>
      <Notice tone="success">{t('notice.orderSent')}</Notice>
    </div>
  ),
};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    icon: 'plug',
    title: t('notice.sectionsNotLoaded'),
    children: t('notice.nextAttempt'),
    action: (
      <Button size="sm" icon="refresh">
        {t('notice.tryAgainNow')}
      </Button>
    ),
  },
};

export const Closable: Story = {
  args: { tone: 'success', children: t('statuses.invitationSent'), onClose: () => undefined, live: 'polite' },
};

export const ServerTextWithLines: Story = {
  args: {
    tone: 'danger',
    live: 'assertive',
    children: t('errors.surnameAndBirthday'),
  },
};
