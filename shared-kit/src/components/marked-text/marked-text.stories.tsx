import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { t } from '../story-texts';
import { MarkedText } from '.';

const meta = { title: 'Kit/MarkedText', component: MarkedText } satisfies Meta<typeof MarkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  args: {
    text: t('markedText.softBarstool'),
    ranges: [
      { from: 0, to: 4 },
      { from: 5, to: 11 },
    ],
  },
};
