import { type Meta, type StoryObj, withTexts } from '@fairfront/shared-kit/testing/stories';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import { useState } from 'react';
import { Drawer } from '@fairfront/shared-kit/components/drawer';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { ModalHeader } from '@fairfront/shared-kit/components/modal';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { t } from '../../story-texts';
import { ChatComposer } from './chat-composer';
import { ChatThread } from './chat-thread';
import type { ChatMessage } from './chat-message';

const manager = { id: 1, name: t('people.tatianaBelkina') };
const own = { id: 4, name: t('people.irinaSokolova') };
const messages: ChatMessage[] = [
  {
    id: 1,
    side: 'own',
    author: own,
    text: t('chatThread.askForSofas'),
    at: '2026-05-24T13:20:00Z',
    files: [],
  },
  {
    id: 2,
    side: 'manager',
    author: manager,
    text: t('chatThread.datesChanged'),
    at: '2026-05-25T07:04:00Z',
    files: [],
  },
  {
    id: 3,
    side: 'manager',
    author: manager,
    text: t('chatThread.photosOfBoth'),
    at: '2026-05-25T07:06:00Z',
    files: [{ id: 1, name: t('chatThread.optionsFile'), size: 862_208, extension: 'pdf' }],
  },
  {
    id: 4,
    side: 'manager',
    author: manager,
    text: t('chatThread.askToConfirm'),
    at: '2026-05-26T06:31:00Z',
    files: [{ id: 2, name: t('chatThread.planFile'), size: 1_258_291, extension: 'pdf', download: 'failed' }],
  },
];

const meta = {
  title: 'Parts/ChatThread',
  component: ChatThread,
  args: { label: t('chatThread.label'), messages, onDownload: () => undefined },
  decorators: [
    withTexts({ services: { ru, en } }),
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
    empty: <EmptyState title={t('chatThread.noMessagesYet')}>{t('chatThread.writeToManager')}</EmptyState>,
  },
};
export const InDrawer: Story = {
  args: { unread: { first: 4, count: 2 } },
  render: function Chat(args) {
    const [text, setText] = useState(t('chatThread.answer'));
    const [files, setFiles] = useState<File[]>([new File(['x'.repeat(2000)], t('chatThread.attachedFile'))]);
    return (
      <Drawer open title={t('chatThread.order')} onClose={() => undefined}>
        <ModalHeader
          subtitle={t('chatThread.orderSummary')}
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
