import { type Meta, type StoryObj, withTexts } from '@fairfront/shared-kit/testing/stories';
import en from '../locales/en.json';
import ru from '../locales/ru.json';
import { PriceTag } from './price-tag';

const meta = {
  title: 'Parts/PriceTag',
  decorators: [withTexts({ catalog: { ru, en } })],
  component: PriceTag,
  args: { amount: 126480, currency: 'RUR' },
} satisfies Meta<typeof PriceTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithVat: Story = { args: { size: 'lg', vatRate: 20, oldAmount: 144000 } };
export const Fraction: Story = { args: { amount: 8083.33, currency: 'EUR' } };
export const Unknown: Story = { args: { amount: null } };
