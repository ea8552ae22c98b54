import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryColumn, StoryRow } from '../story-value';
import { t } from '../story-texts';
import { Button, IconButton } from '.';

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: t('actions.addPass'), variant: 'primary' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One primary button per surface; the danger button opens a question, the filled one answers it. */
export const Variants: Story = {
  render: () => (
    <StoryRow>
      <Button variant="primary">{t('button.primary')}</Button>
      <Button>{t('button.secondary')}</Button>
      <Button variant="text">{t('button.text')}</Button>
      <Button variant="danger">{t('actions.delete')}</Button>
      <Button variant="danger-solid">{t('actions.delete')}</Button>
    </StoryRow>
  ),
};
export const Sizes: Story = {
  render: () => (
    <StoryRow>
      <Button variant="primary" size="sm" icon="plus">
        {t('button.small')}
      </Button>
      <Button variant="primary" icon="plus">
        {t('button.regular')}
      </Button>
      <Button variant="primary" size="lg" iconEnd="arrow-right">
        {t('actions.placeOrder')}
      </Button>
    </StoryRow>
  ),
};
/** The width stays while it works, with an icon and without. */
export const Busy: Story = {
  render: () => (
    <StoryRow>
      <Button variant="primary">{t('actions.save')}</Button>
      <Button variant="primary" busy>
        {t('actions.save')}
      </Button>
      <Button variant="primary" icon="send">
        {t('actions.send')}
      </Button>
      <Button variant="primary" icon="send" busy>
        {t('actions.send')}
      </Button>
      <Button busy>{t('actions.save')}</Button>
      <Button size="sm" busy>
        {t('actions.save')}
      </Button>
      <Button variant="text" busy>
        {t('actions.save')}
      </Button>
    </StoryRow>
  ),
};
/** The reason is read by focus, hover and touch; the button keeps its place in the tab order. */
export const Blocked: Story = {
  render: () => (
    <StoryRow>
      <Button variant="primary" disabledReason={t('reasons.applicationsClosed')}>
        {t('actions.addPass')}
      </Button>
      <Button disabledReason={t('reasons.printingOpens')}>{t('actions.printAll')}</Button>
      <Button variant="text" disabled>
        {t('actions.clear')}
      </Button>
    </StoryRow>
  ),
};
export const Wide: Story = {
  render: () => (
    <StoryColumn width={320}>
      <Button variant="primary" size="lg" wide>
        {t('button.signIn')}
      </Button>
      <Button wide>{t('button.veryLong')}</Button>
    </StoryColumn>
  ),
};
export const Icons: Story = {
  render: () => (
    <StoryRow>
      <IconButton icon="pen" label={t('button.edit')} />
      <IconButton icon="trash" label={t('button.deletePass')} />
      <IconButton icon="bell" label={t('button.newNotifications')} size="lg" />
      <IconButton icon="chevron-right" label={t('button.nextPhoto')} framed />
      <IconButton icon="printer" label={t('button.print')} disabledReason={t('reasons.printingOpens')} />
      <IconButton icon="download" label={t('actions.download')} busy />
    </StoryRow>
  ),
};
