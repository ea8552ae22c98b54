import { Avatar } from '../avatar';
import { Button, IconButton } from '../button';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { useKitLocale } from '../locales';
import { formatDateTime, formatFileSize, formatLongDate, formatPercent } from '../../platform/formats';
import { useTranslation } from '../../platform/facade';
import type { ChatActions, ChatFile, ChatMessage } from './chat-message';
import styles from './chat-thread.module.css';

interface ChatMessageRowProps {
  message: ChatMessage;
  /** The author is shown above the first of consecutive messages. */
  isNamed: boolean;
  actions: ChatActions;
}

/** One message with author, text, files, time and delivery state. */
export const ChatMessageRow = ({ message, isNamed, actions }: ChatMessageRowProps) => {
  const { t } = useTranslation('kitParts');
  const { side, author, text, files, delivery, isManager } = message;
  const isOther = side === 'other';
  return (
    <article
      className={classNames(styles.message, isOther ? styles.other : styles.own, delivery && styles[delivery.state])}
    >
      {isNamed && (
        <div className={styles.author}>
          <Avatar id={author.id} name={author.name} photo={author.photo} size={24} />
          <b className={styles.name}>{isManager ? t('orderChat.manager', { name: author.name }) : author.name}</b>
        </div>
      )}
      <div className={styles.bubble}>
        {isOther && !isNamed && <span className="ff-sr-only">{author.name}: </span>}
        {text && <p className={styles.text}>{text}</p>}
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            onDownload={delivery ? undefined : () => actions.onDownload(file, message)}
          />
        ))}
      </div>
      {delivery ? <Delivery message={message} delivery={delivery} actions={actions} /> : <Time message={message} />}
    </article>
  );
};

const Time = ({ message: { side, author, at, isRead } }: { message: ChatMessage }) => {
  const { t } = useTranslation('kitParts');
  const locale = useKitLocale();
  return (
    <div className={styles.time}>
      {side === 'own' && `${author.name}, `}
      <time dateTime={at} title={formatLongDate(at, locale)}>
        {formatDateTime(at, locale)}
      </time>
      {isRead && (
        <span className={styles.read}>
          <Icon name="check" size={14} /> {t('orderChat.read')}
        </span>
      )}
    </div>
  );
};

/** The state of a pending or failed message with its actions. */
const Delivery = ({
  message,
  delivery: { state, progress, reason },
  actions,
}: {
  message: ChatMessage;
  delivery: NonNullable<ChatMessage['delivery']>;
  actions: ChatActions;
}) => {
  const { t } = useTranslation('kitParts');
  const locale = useKitLocale();
  if (state === 'sending') {
    return (
      <div className={styles.delivery}>
        {message.files.length > 0 && (
          <progress aria-label={t('orderChat.progress')} className={styles.progress} max={1} value={progress ?? 0} />
        )}
        <span className={styles.time}>
          {t('orderChat.sending')}
          {progress !== undefined && message.files.length > 0 && ` ${formatPercent(progress, locale)}`}
        </span>
        {message.files.length > 0 && (
          <Button variant="text" size="sm" onClick={() => actions.onDiscard?.(message)}>
            {t('orderChat.cancel')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      <div role="alert" className={styles.notSent}>
        <Icon name="cross-circle" size={14} />
        {reason ? t('orderChat.notSentBecause', { reason }) : t('orderChat.notSent')}
      </div>
      <div className={styles.delivery}>
        <Button variant="text" size="sm" onClick={() => actions.onDiscard?.(message)}>
          {t('orderChat.discard')}
        </Button>
        <Button size="sm" icon="refresh" onClick={() => actions.onRetry?.(message)}>
          {t('orderChat.again')}
        </Button>
      </div>
    </>
  );
};

const FileRow = ({ file, onDownload }: { file: ChatFile; onDownload?: () => void }) => {
  const { t } = useTranslation('kitParts');
  const locale = useKitLocale();
  const hasFailed = file.download === 'failed';
  return (
    <div className={styles.file}>
      <span aria-hidden="true" className={styles.type}>
        {file.extension.toUpperCase()}
      </span>
      <span className={styles.fileWords}>
        <span className={styles.fileName}>{file.name}</span>
        <span role="status" className={classNames(styles.size, hasFailed && styles.failedFile)}>
          {hasFailed ? (
            <>
              <Icon name="cross-circle" size={14} /> {t('orderChat.downloadFailed')}
            </>
          ) : (
            formatFileSize(file.size, locale)
          )}
        </span>
      </span>
      {onDownload && (
        <IconButton
          icon={hasFailed ? 'refresh' : 'download'}
          label={t(hasFailed ? 'orderChat.downloadAgain' : 'orderChat.download', { name: file.name })}
          busy={file.download === 'running'}
          onClick={onDownload}
        />
      )}
    </div>
  );
};
