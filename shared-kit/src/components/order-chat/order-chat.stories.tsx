import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Drawer } from '../drawer';
import { EmptyState } from '../empty-state';
import { ModalHeader } from '../modal';
import { StatusBadge } from '../status-badge';
import { t } from '../story-texts';
import { ChatComposer, ChatThread, type ChatMessage } from '.';

const manager = { id: 1, name: t('people.tatianaBelkina') };
const own = { id: 4, name: t('people.irinaSokolova') };
const messages: ChatMessage[] = [
  {
    id: 1,
    side: 'own',
    author: own,
    text: t('orderChat.askForSofas'),
    at: '2026-05-24T13:20:00Z',
    files: [],
  },
  {
    id: 2,
    side: 'other',
    isManager: true,
    author: manager,
    text: t('orderChat.datesChanged'),
    at: '2026-05-25T07:04:00Z',
    files: [],
  },
  {
    id: 3,
    side: 'other',
    isManager: true,
    author: manager,
    text: t('orderChat.photosOfBoth'),
    at: '2026-05-25T07:06:00Z',
    files: [{ id: 1, name: t('orderChat.optionsFile'), size: 862_208, extension: 'pdf' }],
  },
  {
    id: 4,
    side: 'other',
    isManager: true,
    author: manager,
    text: t('orderChat.askToConfirm'),
    at: '2026-05-26T06:31:00Z',
    files: [{ id: 2, name: t('orderChat.planFile'), size: 1_258_291, extension: 'pdf', download: 'failed' }],
  },
];

const meta = {
  title: 'Kit/OrderChat',
  component: ChatThread,
  args: { label: t('orderChat.label'), messages, onDownload: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', height: 560, maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatThread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Messages: Story = {};
export const Unread: Story = { args: { unread: { first: 4, count: 2 } } };
export const Empty: Story = {
  args: {
    messages: [],
    empty: <EmptyState title={t('orderChat.noMessagesYet')}>{t('orderChat.writeToManager')}</EmptyState>,
  },
};
export const InDrawer: Story = {
  args: { unread: { first: 4, count: 2 } },
  render: function Chat(args) {
    const [text, setText] = useState(t('orderChat.answer'));
    const [files, setFiles] = useState<File[]>([new File(['x'.repeat(2000)], t('orderChat.attachedFile'))]);
    return (
      <Drawer open title={t('orderChat.order')} onClose={() => undefined}>
        <ModalHeader
          subtitle={t('orderChat.orderSummary')}
          actions={
            <StatusBadge tone="warning" icon="clock">
              {t('statuses.waitingForConfirmation')}
            </StatusBadge>
          }
        />
        <ChatThread {...args} />
        <ChatComposer
          text={text}
          onText={setText}
          files={files}
          onAddFiles={(added) => setFiles([...files, ...added])}
          onRemoveFile={(gone) => setFiles(files.filter((file) => file !== gone))}
          onSend={() => setText('')}
        />
      </Drawer>
    );
  },
};
