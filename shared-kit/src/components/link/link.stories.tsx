import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryRow } from '../story-value';
import { t } from '../story-texts';
import { Link } from '.';

const meta = {
  title: 'Kit/Link',
  component: Link,
  args: { href: '#link', children: t('link.linkInText') },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <StoryRow>
      <Link href="#link">{t('link.linkInText')}</Link>
      <Link href="#link" variant="quiet">
        {t('link.quietLink')}
      </Link>
      <Link href="#link" icon="file">
        {t('link.entryRules')}
      </Link>
      <Link href="https://example.com" external>
        {t('link.exhibitionWebsite')}
      </Link>
      <Link href="tel:+78000000000">8 800 000-00-00</Link>
    </StoryRow>
  ),
};
export const LikeButtons: Story = {
  render: () => (
    <StoryRow>
      <Link href="#link" variant="primary">
        {t('actions.placeOrder')}
      </Link>
      <Link href="#link" variant="secondary" size="sm" icon="download">
        {t('link.downloadForm')}
      </Link>
      <Link href="#link" variant="text" iconEnd="arrow-right">
        {t('link.allNotifications')}
      </Link>
    </StoryRow>
  ),
};
