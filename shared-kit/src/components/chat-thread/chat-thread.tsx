import { Fragment, type ReactNode } from 'react';
import { Avatar } from '../avatar';
import { IconButton } from '../button';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { useKitLocale } from '../locales';
import { dayHeading, formatDateTime, formatFileSize, formatLongDate } from '../../formats';
import { useTranslation } from '../../platform/facade';
import { daysOf, type ChatFile, type ChatMessage } from './chat-message';
import styles from './chat-thread.module.css';
import { useStayAtEnd } from './use-stay-at-end';

/** What `ChatThread` takes. */
export interface ChatThreadProps {
  /** Names the log: "Messages of order No. 1042". */
  label: string;
  messages: readonly ChatMessage[];
  /** Unread when the chat was opened: a line stands before the first of them. */
  unread?: { first: ChatMessage['id']; count: number };
  onDownload: (file: ChatFile, message: ChatMessage) => void;
  /** Stands for an empty thread. */
  empty?: ReactNode;
}

/** The messages of a chat: managers left, own right, days in words; new ones are read out politely (SVC-107 to SVC-110). */
export const ChatThread = ({ label, messages, unread, onDownload, empty }: ChatThreadProps) => {
  const { t } = useTranslation('kitParts');
  const locale = useKitLocale();
  const { scroller, onScroll } = useStayAtEnd(messages.length, messages.at(-1)?.side === 'own');
  return (
    <div ref={scroller} role="log" aria-label={label} tabIndex={0} className={styles.log} onScroll={onScroll}>
      {messages.length === 0 && empty}
      {daysOf(messages).map(({ at, messages: ofDay }) => (
        <Fragment key={at}>
          <h3 className={styles.day}>{dayHeading(at, locale)}</h3>
          {ofDay.map((message, index) => (
            <Fragment key={message.id}>
              {unread?.first === message.id && (
                <div className={styles.fresh}>{t('chatThread.fresh', { count: unread.count })}</div>
              )}
              <Message
                message={message}
                named={message.side === 'manager' && ofDay[index - 1]?.author.id !== message.author.id}
                onDownload={onDownload}
              />
            </Fragment>
          ))}
        </Fragment>
      ))}
    </div>
  );
};

const Message = ({
  message,
  named,
  onDownload,
}: {
  message: ChatMessage;
  named: boolean;
  onDownload: ChatThreadProps['onDownload'];
}) => {
  const { t } = useTranslation('kitParts');
  const locale = useKitLocale();
  const { side, author, text, at, files, sending } = message;
  const manager = side === 'manager';
  const time = sending ? t('chatThread.sending') : formatDateTime(at, locale, { format: 'pass' });
  return (
    <article className={classNames(styles.message, manager ? styles.manager : styles.own)}>
      {named && (
        <div className={styles.author}>
          <Avatar id={author.id} name={author.name} photo={author.photo} size={24} />
          <b className={styles.name}>{t('chatThread.manager', { name: author.name })}</b>
        </div>
      )}
      <div className={styles.bubble}>
        {manager && !named && <span className="ff-sr-only">{author.name}: </span>}
        {text && <p className={styles.text}>{text}</p>}
        {files.map((file) => (
          <FileRow key={file.id} file={file} onDownload={() => onDownload(file, message)} />
        ))}
      </div>
      <div className={styles.time}>
        {!manager && `${author.name}, `}
        {sending ? (
          time
        ) : (
          <time dateTime={at} title={formatLongDate(at, locale)}>
            {time}
          </time>
        )}
      </div>
    </article>
  );
};

const FileRow = ({ file, onDownload }: { file: ChatFile; onDownload: () => void }) => {
  const { t } = useTranslation('kitParts');
  const locale = useKitLocale();
  const failed = file.download === 'failed';
  return (
    <div className={styles.file}>
      <span aria-hidden="true" className={styles.type}>
        {file.extension.toUpperCase()}
      </span>
      <span className={styles.fileWords}>
        <span className={styles.fileName}>{file.name}</span>
        <span role="status" className={classNames(styles.size, failed && styles.failed)}>
          {failed ? (
            <>
              <Icon name="cross-circle" size={14} /> {t('chatThread.downloadFailed')}
            </>
          ) : (
            formatFileSize(file.size, locale)
          )}
        </span>
      </span>
      <IconButton
        icon={failed ? 'refresh' : 'download'}
        label={t(failed ? 'chatThread.downloadAgain' : 'chatThread.download', { name: file.name })}
        busy={file.download === 'running'}
        onClick={onDownload}
      />
    </div>
  );
};
