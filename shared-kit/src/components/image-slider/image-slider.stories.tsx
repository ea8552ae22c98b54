import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon } from '../icon';
import { t } from '../story-texts';
import { ImageSlider } from '.';

const picture = (text: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 140"><rect x="20" y="40" width="160" height="70" rx="12" fill="none" stroke="gray" stroke-width="4"/><text x="100" y="84" text-anchor="middle" font-size="28" fill="gray">${text}</text></svg>`)}`;

const meta = {
  title: 'Kit/ImageSlider',
  component: ImageSlider,
  args: {
    label: t('imageSlider.sofa'),
    placeholder: <Icon name="sofa" size={22} />,
    images: [1, 2, 3, 4].map((number) => ({ src: picture(String(number)), alt: t('imageSlider.photo', { number }) })),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 372 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const One: Story = { args: { images: [{ src: picture('1'), alt: t('imageSlider.sofa') }] } };
export const None: Story = { args: { images: [] } };
export const Broken: Story = { args: { images: [{ src: 'data:image/png;base64,AAAA', alt: t('imageSlider.sofa') }] } };
