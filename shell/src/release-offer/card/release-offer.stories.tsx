import { withTexts } from '@fairfront/shared-kit/testing/stories';
import enRelease from '../../locales/en/release.json';
import ruRelease from '../../locales/ru/release.json';
import type { Meta, StoryObj } from '@fairfront/shared-kit/testing/stories';
import { Link } from '@fairfront/shared-kit/components/link';
import { t } from '../../story-texts';
import { ReleaseOffer } from './release-offer';

const meta = {
  title: 'Parts/ReleaseOffer',
  decorators: [withTexts({ release: { ru: ruRelease, en: enRelease } })],
  component: ReleaseOffer,
  args: {
    open: true,
    title: t('releaseOffer.title'),
    children: t('releaseOffer.news'),
    kept: t('releaseOffer.kept'),
    news: <Link href="#changes">{t('releaseOffer.whatIsNew')}</Link>,
    onUpdate: () => undefined,
    onLater: () => undefined,
  },
} satisfies Meta<typeof ReleaseOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDraft: Story = {};
export const Short: Story = { args: { children: undefined, kept: undefined, news: undefined } };
export const Busy: Story = { args: { busy: true } };
