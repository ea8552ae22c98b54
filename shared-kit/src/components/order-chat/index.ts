export { ChatComposer, type ChatComposerProps } from './chat-composer';
export type { ChatLog } from './chat-log';
export type { ChatActions, ChatFile, ChatMessage } from './chat-message';
export { ChatRoom } from './chat-room';
export { ChatThread, type ChatThreadProps } from './chat-thread';
export type { MessagesPage, MessagesQuery, OrderChat } from './order-chat';
export { useOrderMessages, type OrderMessages } from './use-order-messages';
