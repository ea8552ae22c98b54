/** A file of a message. */
export interface ChatFile {
  id: string | number;
  name: string;
  /** Bytes. */
  size: number;
  /** Without the dot: "pdf". */
  extension: string;
  /** `failed`: says so at the file and offers another try (SVC-126). */
  download?: 'idle' | 'running' | 'failed';
}

/** One message of the thread. */
export interface ChatMessage {
  id: string | number;
  /** Managers stand left, the exhibitor's side right (SVC-109). */
  side: 'manager' | 'own';
  author: { id: number; name: string; photo?: string | null };
  /** Line breaks are kept; empty where only files were sent. */
  text: string;
  /** ISO instant. */
  at: string;
  files: readonly ChatFile[];
  /** A message that the server does not have yet; absent for a stored one. */
  delivery?: ChatDelivery;
  /** An own message that the other side has read. */
  isRead?: boolean;
}

/** How far an own message has come (SVC-166). */
interface ChatDelivery {
  state: 'sending' | 'failed';
  /** Sent share of the files, from 0 to 1. */
  progress?: number;
  /** Why it failed. */
  reason?: string;
}

/** How many messages are drawn or left out together. */
export const blockSize = 40;

/** Neighbouring messages that are drawn or left out together. */
export interface ChatBlock {
  /** The same for the same messages, whatever is added before or after. */
  key: number;
  messages: ChatMessage[];
  /** The message before the first one: its day and author decide about headings. */
  before: ChatMessage | null;
}

const localDay = (instant: string): string => new Date(instant).toDateString();

/** Whether a message begins a day of the browser's zone (SVC-107, SVC-108). */
export const beginsDay = ({ at }: ChatMessage, before: ChatMessage | null): boolean =>
  before === null || localDay(before.at) !== localDay(at);

/**
 * Messages oldest first, in blocks that count from an anchor both ways, so that a block keeps its messages when older ones are
 * put before and newer ones behind (SVC-107).
 * @param anchor id of any message; an unknown one counts from the first
 */
export const blocksOf = (messages: readonly ChatMessage[], anchor?: ChatMessage['id']): ChatBlock[] => {
  const sorted = messages
    .map((message) => ({ message, at: Date.parse(message.at) }))
    .sort((a, b) => a.at - b.at)
    .map(({ message }) => message);
  const origin = Math.max(
    sorted.findIndex(({ id }) => id === anchor),
    0,
  );
  const blocks: ChatBlock[] = [];
  for (let start = 0; start < sorted.length;) {
    const distance = start - origin;
    const key = Math.floor(distance / blockSize);
    const end = Math.min(sorted.length, origin + (key + 1) * blockSize);
    blocks.push({ key, messages: sorted.slice(start, end), before: sorted[start - 1] ?? null });
    start = end;
  }
  return blocks;
};

/** What a person does with a message. */
export interface ChatActions {
  onDownload: (file: ChatFile, message: ChatMessage) => void;
  onRetry?: (message: ChatMessage) => void;
  onDiscard?: (message: ChatMessage) => void;
}
