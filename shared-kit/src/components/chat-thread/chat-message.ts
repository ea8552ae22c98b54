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
  /** A message that is on its way. */
  sending?: boolean;
}

/** Messages of one day, in order. */
export interface ChatDay {
  /** Day in the browser's zone, as a value of the first message. */
  at: string;
  messages: ChatMessage[];
}

const localDay = (instant: string): string => new Date(instant).toDateString();

/** Groups messages by the day of the browser's zone, oldest first (SVC-107, SVC-108). */
export const daysOf = (messages: readonly ChatMessage[]): ChatDay[] => {
  const days: ChatDay[] = [];
  for (const message of [...messages].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    const last = days.at(-1);
    if (last && localDay(last.at) === localDay(message.at)) last.messages.push(message);
    else days.push({ at: message.at, messages: [message] });
  }
  return days;
};
