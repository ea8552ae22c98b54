import { Fragment, memo, useRef, type RefObject } from 'react';
import { useKitLocale } from '../locales';
import { dayHeading } from '../../platform/formats';
import { useTranslation } from '../../platform/facade';
import { beginsDay, type ChatActions, type ChatBlock, type ChatMessage } from './chat-message';
import { ChatMessageRow } from './chat-message-row';
import styles from './chat-thread.module.css';
import { useNearView } from './use-near-view';

/** The divider before the first unread message. */
export interface UnreadLine {
  first: ChatMessage['id'];
  count: number;
}

interface ChatMessageBlockProps {
  block: ChatBlock;
  unread?: UnreadLine;
  /** A stable object for the lifetime of the thread. */
  actions: ChatActions;
  scroller: RefObject<HTMLElement | null>;
}

const isSameBlock = (one: ChatMessageBlockProps, other: ChatMessageBlockProps): boolean =>
  one.unread?.first === other.unread?.first &&
  one.unread?.count === other.unread?.count &&
  one.block.before === other.block.before &&
  one.block.messages.length === other.block.messages.length &&
  one.block.messages.every((message, index) => message === other.block.messages[index]);

/** A block of neighbouring messages; far from the viewport it only keeps its height. */
export const ChatMessageBlock = memo(({ block, unread, actions, scroller }: ChatMessageBlockProps) => {
  const { t } = useTranslation('kitParts');
  const locale = useKitLocale();
  const place = useRef<HTMLDivElement>(null);
  const height = useNearView(place, scroller);
  if (height !== null) return <div ref={place} style={{ height, flex: 'none' }} />;
  return (
    <div ref={place} className={styles.block}>
      {block.messages.map((message, index) => {
        const before = index === 0 ? block.before : (block.messages[index - 1] ?? null);
        const isNewDay = beginsDay(message, before);
        return (
          <Fragment key={message.id}>
            {isNewDay && <h3 className={styles.day}>{dayHeading(message.at, locale)}</h3>}
            {unread?.first === message.id && (
              <div className={styles.fresh}>{t('orderChat.fresh', { count: unread.count })}</div>
            )}
            <ChatMessageRow
              message={message}
              isNamed={message.side === 'other' && (isNewDay || before?.author.name !== message.author.name)}
              actions={actions}
            />
          </Fragment>
        );
      })}
    </div>
  );
}, isSameBlock);
ChatMessageBlock.displayName = 'ChatMessageBlock';
