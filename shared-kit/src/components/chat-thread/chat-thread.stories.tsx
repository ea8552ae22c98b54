import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Drawer } from '../drawer';
import { EmptyState } from '../empty-state';
import { ModalHeader } from '../modal';
import { StatusBadge } from '../status-badge';
import { ChatComposer, ChatThread, type ChatMessage } from '.';

const manager = { id: 1, name: 'Татьяна Белкина' };
const own = { id: 4, name: 'Ирина Соколова' };
const messages: ChatMessage[] = [
  {
    id: 1,
    side: 'own',
    author: own,
    text: 'Добрый день! Диваны нужны белые. Успеете привезти до 15 июня, 18:00?',
    at: '2026-05-24T13:20:00Z',
    files: [],
  },
  {
    id: 2,
    side: 'manager',
    author: manager,
    text: 'Здравствуйте, Ирина! Белые диваны есть только на 16 и 17 июня, поэтому я поправила даты в заказе.',
    at: '2026-05-25T07:04:00Z',
    files: [],
  },
  {
    id: 3,
    side: 'manager',
    author: manager,
    text: 'Вот фото обоих вариантов.',
    at: '2026-05-25T07:06:00Z',
    files: [{ id: 1, name: 'Диваны_варианты.pdf', size: 862_208, extension: 'pdf' }],
  },
  {
    id: 4,
    side: 'manager',
    author: manager,
    text: 'Ирина, подтвердите, пожалуйста, заказ или напишите, какой вариант подходит.',
    at: '2026-05-26T06:31:00Z',
    files: [{ id: 2, name: 'Схема.pdf', size: 1_258_291, extension: 'pdf', download: 'failed' }],
  },
];

const meta = {
  title: 'Kit/ChatThread',
  component: ChatThread,
  args: { label: 'Сообщения заказа № 1042', messages, onDownload: () => undefined },
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
    empty: <EmptyState title="Сообщений пока нет">Напишите менеджеру, если что-то неясно.</EmptyState>,
  },
};
export const InDrawer: Story = {
  args: { unread: { first: 4, count: 2 } },
  render: function Chat(args) {
    const [text, setText] = useState('Белые на два дня подходят, на 18 и 19 июня берём чёрные. Схему прикладываю.');
    const [files, setFiles] = useState<File[]>([new File(['x'.repeat(2000)], 'Схема_расстановки.pdf')]);
    return (
      <Drawer open title="Заказ № 1042" onClose={() => undefined}>
        <ModalHeader
          subtitle="Мебель, 6 позиций, 84 300 ₽"
          actions={
            <StatusBadge tone="warning" icon="clock">
              Ждёт подтверждения
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
