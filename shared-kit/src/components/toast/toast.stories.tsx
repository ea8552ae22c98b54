import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { t } from '../story-texts';
import { createMessages, MessageRegion, Toast } from '.';

const meta = {
  title: 'Kit/Toast',
  component: Toast,
  args: { children: t('statuses.invitationSent'), onClose: () => undefined },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithIcon: Story = { args: { icon: 'check-circle' } };
export const Region: Story = {
  render: function Messages() {
    const [messages] = useState(() => {
      const made = createMessages();
      made.error(t('toast.notSaved'));
      made.notice(t('toast.saved'));
      made.undo({
        text: t('passes.deleted', { name: t('people.ivanNosov') }),
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
