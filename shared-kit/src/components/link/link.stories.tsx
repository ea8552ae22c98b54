import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryRow } from '../story-value';
import { Link } from '.';

const meta = {
  title: 'Kit/Link',
  component: Link,
  args: { href: '#link', children: 'Ссылка в тексте' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <StoryRow>
      <Link href="#link">Ссылка в тексте</Link>
      <Link href="#link" variant="quiet">
        Тихая ссылка
      </Link>
      <Link href="#link" icon="file">
        Порядок въезда
      </Link>
      <Link href="https://example.com" external>
        Сайт выставки
      </Link>
      <Link href="tel:+78000000000">8 800 000-00-00</Link>
    </StoryRow>
  ),
};
export const LikeButtons: Story = {
  render: () => (
    <StoryRow>
      <Link href="#link" variant="primary">
        Оформить заказ
      </Link>
      <Link href="#link" variant="secondary" size="sm" icon="download">
        Скачать бланк
      </Link>
      <Link href="#link" variant="text" iconEnd="arrow-right">
        Все уведомления
      </Link>
    </StoryRow>
  ),
};
