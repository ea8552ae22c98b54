import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { blocksOf, type ChatActions, type ChatFile, type ChatMessage } from './chat-message';
import { ChatMessageBlock, type UnreadLine } from './chat-message-block';
import styles from './chat-thread.module.css';
import { useStayAtEnd } from './use-stay-at-end';
import { useTranslation } from '@fairfront/shared-kit/platform';

/** What `ChatThread` takes. */
export interface ChatThreadProps {
  /** Names the log: "Messages of order No. 1042". */
  label: string;
  messages: readonly ChatMessage[];
  /** Unread when the chat was opened: a line stands before the first of them. */
  unread?: UnreadLine;
  onDownload: (file: ChatFile, message: ChatMessage) => void;
  /** Sends a failed message again. */
  onRetry?: (message: ChatMessage) => void;
  /** Gives a failed message up, or stops one that is being sent. */
  onDiscard?: (message: ChatMessage) => void;
  /** There are older messages: asked for by a button, and by scrolling near the top. */
  earlier?: { isLoading: boolean; onLoad: () => void };
  /** Stands for an empty thread. */
  empty?: ReactNode;
}

/** The same functions for the life of the thread, which call the newest ones: a block is drawn again only for its messages. */
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

/** px of the lowest message with its gap. */
const leastHeight = 64;
/** No screen shows more messages than this. */
const messagesInView = (): number => Math.ceil(window.innerHeight / leastHeight);

/** px from the top at which older messages are asked for. */
const nearTop = 240;

/**
 * The messages of a chat: managers left, own right, days in words; new ones are read out politely (SVC-107 to SVC-110). Blocks far
 * from the view are left out and keep their height, so a long chat opens and scrolls like a short one (SVC-166).
 */
export const ChatThread = ({ label, messages, unread, earlier: older, empty, ...actions }: ChatThreadProps) => {
  const { t } = useTranslation('services');
  // the newest are painted first, those above them right after
  const isWhole = useDeferredValue(true, false);
  const drawn = useMemo(() => (isWhole ? messages : messages.slice(-messagesInView())), [messages, isWhole]);
  const [anchor, setAnchor] = useState(drawn[0]?.id);
  if (anchor === undefined && drawn[0]) setAnchor(drawn[0].id);
  const blocks = useMemo(() => blocksOf(drawn, anchor), [drawn, anchor]);
  const last = blocks.at(-1)?.messages.at(-1);
  const { scroller, onScroll } = useStayAtEnd({
    first: blocks[0]?.messages[0]?.id,
    last: last?.id,
    isLastOwn: last?.side === 'own',
  });
  const calls = useStableActions(actions);
  // above the first screen stand messages that are here already
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
          {t('chatThread.earlier')}
        </Button>
      )}
      {blocks.map((block) => (
        <ChatMessageBlock key={block.key} block={block} unread={unread} actions={calls} scroller={scroller} />
      ))}
    </div>
  );
};
