import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { t } from '../story-texts';
import { DescriptionList } from '.';

const meta = {
  title: 'Kit/Facts',
  component: DescriptionList,
  args: {
    facts: [
      { id: 'company', name: t('fields.company'), value: t('companies.severnayaMekhanika') },
      { id: 'phone', name: t('fields.phone'), value: '+78310000000' },
      { id: 'site', name: t('descriptionList.website'), value: 'sevmekh.example' },
      { id: 'address', name: t('descriptionList.postalAddress'), value: null },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnlyForm: Story = {};
export const Summary: Story = { args: { variant: 'rows' } };
