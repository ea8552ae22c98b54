import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Link } from '../link';
import { ReleaseOffer } from '.';

const meta = {
  title: 'Kit/ReleaseOffer',
  component: ReleaseOffer,
  args: {
    open: true,
    title: 'Раздел «Новости и новинки» обновился',
    children:
      'К новинке теперь можно приложить до пяти фото. Обновление займёт секунду, остальной кабинет не перезагрузится.',
    kept: 'Начатая публикация «Станок с ЧПУ СМ-1200» останется в форме',
    news: <Link href="#changes">Что нового</Link>,
    onUpdate: () => undefined,
    onLater: () => undefined,
  },
} satisfies Meta<typeof ReleaseOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDraft: Story = {};
export const Short: Story = { args: { children: undefined, kept: undefined, news: undefined } };
export const Busy: Story = { args: { busy: true } };
