import { formatFileSize, formatPercent } from '../../platform/formats/numbers';
import { useTranslation } from '../../platform/facade';
import { IconButton } from '../button';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { useKitLocale } from '../locales';
import { extensionOf } from './file-rules';
import styles from './file-drop.module.css';

/** A file on its way or at rest. */
export interface FileItem {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  state: 'chosen' | 'uploading' | 'done' | 'failed';
  /** Part that is sent, from 0 to 1; null while it is unknown. */
  share?: number | null;
  /** Why it failed; already translated. */
  error?: string;
  /** Where to look at it. */
  href?: string;
}

/** The props of `FileRow`. */
export interface FileRowProps {
  file: FileItem;
  onCancel?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  onRemove?: ((id: string) => void) | undefined;
}

/** A line of a file: tile with its type, name, size, progress, and what can be done with it. */
export const FileRow = ({ file, onCancel, onRetry, onRemove }: FileRowProps) => {
  const { t } = useTranslation('kitParts');
  const locale = useKitLocale();
  const { id, name, size, state, share = null, error, href } = file;
  const percent = share === null ? null : Math.round(share * 100);
  const isSending = state === 'uploading';
  return (
    <div className={classNames(styles.file, state === 'failed' && styles.failed)}>
      <span className={styles.type} aria-hidden="true">
        {extensionOf(name).slice(0, 4).toUpperCase()}
      </span>
      <div className={styles.words}>
        <div className={styles.line}>
          {href ? (
            <a className={styles.name} href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          <span className={styles.size}>
            {isSending && percent !== null ? formatPercent(percent / 100, locale) : formatFileSize(size, locale)}
          </span>
        </div>
        {isSending && (
          <div
            className={styles.bar}
            role="progressbar"
            aria-label={t('fileDrop.sending', { name })}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent ?? undefined}
          >
            <span className={styles.sent} style={{ inlineSize: `${percent ?? 8}%` }} />
          </div>
        )}
        {state === 'failed' && (
          <p className={styles.error} role="alert">
            <Icon name="cross-circle" size={14} />
            <span>{error}</span>
          </p>
        )}
        {state === 'done' && (
          <span className="ff-sr-only" role="status">
            {t('fileDrop.sent', { name })}
          </span>
        )}
      </div>
      {state === 'failed' && onRetry && (
        <IconButton icon="refresh" label={t('fileDrop.retry', { name })} onClick={() => onRetry(id)} />
      )}
      {isSending && onCancel && (
        <IconButton icon="cross" label={t('fileDrop.cancel', { name })} onClick={() => onCancel(id)} />
      )}
      {!isSending && onRemove && (
        <IconButton icon="trash" label={t('fileDrop.remove', { name })} onClick={() => onRemove(id)} />
      )}
    </div>
  );
};
