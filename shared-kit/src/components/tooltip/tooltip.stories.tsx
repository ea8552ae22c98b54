import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tooltip, TooltipIcon } from '.';

const meta = {
  title: 'Kit/Tooltip',
  component: Tooltip,
  args: { content: 'Электронная виза действует 16 дней', children: <button type="button">Виза</button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAButton: Story = {};
export const Icon: Story = {
  render: () => <TooltipIcon label="Почему отклонён" content="Фамилия не как в документе. Проверьте последнюю букву" />,
};
