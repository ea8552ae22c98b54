import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PriceTag } from '.';

const meta = {
  title: 'Kit/PriceTag',
  component: PriceTag,
  args: { amount: 126480, currency: 'RUR' },
} satisfies Meta<typeof PriceTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithVat: Story = { args: { size: 'lg', vatRate: 20, oldAmount: 144000 } };
export const Fraction: Story = { args: { amount: 8083.33, currency: 'EUR' } };
export const Unknown: Story = { args: { amount: null } };
