import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Facts } from '.';

const meta = {
  title: 'Kit/Facts',
  component: Facts,
  args: {
    facts: [
      { id: 'company', name: 'Компания', value: 'ООО «Северная механика»' },
      { id: 'phone', name: 'Телефон', value: '+78310000000' },
      { id: 'site', name: 'Сайт', value: 'sevmekh.example' },
      { id: 'address', name: 'Почтовый адрес', value: null },
    ],
  },
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnlyForm: Story = {};
export const Summary: Story = { args: { look: 'rows' } };
