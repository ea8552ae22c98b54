import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { t } from '../story-texts';
import { Popup } from '.';

const meta = {
  title: 'Kit/Popup',
  component: Popup,
  args: { children: t('errors.noConnection'), seconds: 3600, onClose: () => undefined },
} satisfies Meta<typeof Popup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};
export const WithCode: Story = { args: { code: '0e2f7c1a-93f4-4c7d-9a51-5f0d2b8c4e11' } };
export const SeveralLines: Story = {
  args: { children: t('errors.surnameAndBirthday') },
};
