export { ChatThread, type ChatThreadProps } from './chat-thread';
export { ChatComposer, type ChatComposerProps } from './chat-composer';
export type { ChatDelivery, ChatFile, ChatMessage } from './chat-message';
