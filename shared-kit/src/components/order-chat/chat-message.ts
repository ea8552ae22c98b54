/** A file of a message. */
export interface ChatFile {
  id: string | number;
  name: string;
  /** In bytes. */
  size: number;
  /** Without the dot: "pdf". */
  extension: string;
  /** `failed` shows the error at the file and offers a retry. */
  download?: 'idle' | 'running' | 'failed';
}

/** One message of the thread. */
export interface ChatMessage {
  id: string | number;
  /** Messages of the user's side are on the right. */
  side: 'own' | 'other';
  author: { id: number; name: string; photo?: string | null };
  /** The author is a manager of the organiser; named as such. */
  isManager?: boolean;
  /** Line breaks are kept; empty if only files were sent. */
  text: string;
  /** An ISO time. */
  at: string;
  files: readonly ChatFile[];
  /** The state of a message that the server does not have yet; absent for a stored one. */
  delivery?: ChatDelivery;
  /** Whether the other side has read the user's message. */
  isRead?: boolean;
}

/** The delivery state of the user's message. */
interface ChatDelivery {
  state: 'sending' | 'failed';
  /** The upload progress of the files, from 0 to 1. */
  progress?: number;
  /** Why it failed. */
  reason?: string;
}

/** The number of messages per block. */
export const blockSize = 40;

/** A block of neighbouring messages that are rendered or omitted together. */
export interface ChatBlock {
  /** Stable for the same messages, whatever is added before or after. */
  key: number;
  messages: ChatMessage[];
  /** The message before the first one: its day and author decide about the headings. */
  before: ChatMessage | null;
}

const localDay = (instant: string): string => new Date(instant).toDateString();

/** Whether a message is the first of a day in the browser's time zone. */
export const beginsDay = ({ at }: ChatMessage, before: ChatMessage | null): boolean =>
  before === null || localDay(before.at) !== localDay(at);

/**
 * Splits messages, oldest first, into blocks counted from an anchor in both directions, so that blocks stay the same when
 * older or newer messages are added.
 * @param anchor the id of any message; an unknown one counts from the first
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

/** The actions on a message. */
export interface ChatActions {
  onDownload: (file: ChatFile, message: ChatMessage) => void;
  onRetry?: (message: ChatMessage) => void;
  onDiscard?: (message: ChatMessage) => void;
}
