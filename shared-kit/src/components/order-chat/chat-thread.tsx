import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button';
import { blocksOf, type ChatActions, type ChatFile, type ChatMessage } from './chat-message';
import { ChatMessageBlock, type UnreadLine } from './chat-message-block';
import styles from './chat-thread.module.css';
import { useStickToEnd } from './use-stick-to-end';
import { useTranslation } from '../../platform/facade';

/** The props of `ChatThread`. */
export interface ChatThreadProps {
  /** The accessible name of the log: "Messages of order No. 1042". */
  label: string;
  messages: readonly ChatMessage[];
  /** The number of unread messages when the chat was opened: a divider precedes the first. */
  unread?: UnreadLine;
  onDownload: (file: ChatFile, message: ChatMessage) => void;
  /** Resends a failed message. */
  onRetry?: (message: ChatMessage) => void;
  /** Discards a failed message or aborts a pending one. */
  onDiscard?: (message: ChatMessage) => void;
  /** Loads older messages: by a button, and by scrolling near the top. Absent if there are none. */
  earlier?: { isLoading: boolean; onLoad: () => void };
  /** Shown for an empty thread. */
  empty?: ReactNode;
}

/** Stable callbacks that call the latest ones, so that a block rerenders only for its messages. */
const useStableActions = (actions: ChatActions): ChatActions => {
  const newest = useRef(actions);
  useEffect(() => {
    newest.current = actions;
  });
  const [stable] = useState<ChatActions>(() => ({
    onDownload: (file, message) => newest.current.onDownload(file, message),
    onRetry: (message) => newest.current.onRetry?.(message),
    onDiscard: (message) => newest.current.onDiscard?.(message),
  }));
  return stable;
};

/** The height of the smallest message with its gap, px. */
const leastHeight = 64;
/** The maximum number of messages on a screen. */
const messagesInView = (): number => Math.ceil(window.innerHeight / leastHeight);

/** The distance from the top at which older messages are loaded, px. */
const nearTop = 240;

/**
 * The messages of a chat: the other side left, own messages right, day headings; new ones are announced politely. Blocks far from
 * the viewport are not rendered and keep their height, so a long chat opens and scrolls like a short one.
 */
export const ChatThread = ({ label, messages, unread, earlier: older, empty, ...actions }: ChatThreadProps) => {
  const { t } = useTranslation('kitParts');
  // the newest messages are painted first, those above them right after
  const isWhole = useDeferredValue(true, false);
  const drawn = useMemo(() => (isWhole ? messages : messages.slice(-messagesInView())), [messages, isWhole]);
  const [anchor, setAnchor] = useState(drawn[0]?.id);
  if (anchor === undefined && drawn[0]) setAnchor(drawn[0].id);
  const blocks = useMemo(() => blocksOf(drawn, anchor), [drawn, anchor]);
  const last = blocks.at(-1)?.messages.at(-1);
  const { scroller, onScroll } = useStickToEnd({
    first: blocks[0]?.messages[0]?.id,
    last: last?.id,
    isLastOwn: last?.side === 'own',
  });
  const calls = useStableActions(actions);
  // the messages above the first screen are loaded already
  const earlier = isWhole ? older : undefined;
  return (
    <div
      ref={scroller}
      role="log"
      aria-label={label}
      tabIndex={0}
      className={styles.log}
      onScroll={(event) => {
        onScroll();
        if (event.currentTarget.scrollTop < nearTop && earlier && !earlier.isLoading) earlier.onLoad();
      }}
    >
      {messages.length === 0 && empty}
      {earlier && (
        <Button variant="text" size="sm" busy={earlier.isLoading} className={styles.earlier} onClick={earlier.onLoad}>
          {t('orderChat.earlier')}
        </Button>
      )}
      {blocks.map((block) => (
        <ChatMessageBlock key={block.key} block={block} unread={unread} actions={calls} scroller={scroller} />
      ))}
    </div>
  );
};
