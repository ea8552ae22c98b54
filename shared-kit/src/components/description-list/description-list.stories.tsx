import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DescriptionList } from '.';

const meta = {
  title: 'Kit/Facts',
  component: DescriptionList,
  args: {
    facts: [
      { id: 'company', name: 'Компания', value: 'ООО «Северная механика»' },
      { id: 'phone', name: 'Телефон', value: '+78310000000' },
      { id: 'site', name: 'Сайт', value: 'sevmekh.example' },
      { id: 'address', name: 'Почтовый адрес', value: null },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnlyForm: Story = {};
export const Summary: Story = { args: { variant: 'rows' } };
