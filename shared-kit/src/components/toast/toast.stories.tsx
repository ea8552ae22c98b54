import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { inStoryLanguage } from '../../../tooling/storybook/story-language/story-text';
import { createMessages, MessageRegion, Toast } from '.';

const meta = {
  title: 'Kit/Toast',
  component: Toast,
  args: { children: 'Приглашение отправлено', onClose: () => undefined },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithIcon: Story = { args: { icon: 'check-circle' } };
export const Region: Story = {
  render: function Messages() {
    const [messages] = useState(() => {
      const made = createMessages();
      made.error(inStoryLanguage('Не удалось сохранить.\nПроверьте связь и повторите.'));
      made.notice(inStoryLanguage('Сохранено'));
      made.undo({
        text: inStoryLanguage('Пропуск «Носов И. П.» удалён'),
        undo: () => undefined,
        seconds: 3600,
      });
      return made;
    });
    return (
      <div style={{ minHeight: 320 }}>
        <MessageRegion messages={messages} />
      </div>
    );
  },
};
