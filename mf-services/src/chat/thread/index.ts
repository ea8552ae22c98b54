export { ChatThread } from './chat-thread';
export { ChatComposer } from './chat-composer';
export type { ChatFile, ChatMessage } from './chat-message';
