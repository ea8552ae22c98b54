import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { useId, useState } from 'react';
import { publicationFilePath, type Publication } from '../api/publications';
import { FileButton } from './file-button';
import { PublicationBadge, publicationIcons } from './publication-badge';
import styles from './publications.module.css';
import type { FileDownload } from '../api/use-file-download';

interface PublicationRowProps {
  publication: Publication;
  files: FileDownload;
  /** Starts a new request with the texts of this one; undefined without the right to send. */
  onCorrect: (() => void) | undefined;
}

/** One request with title, date and status; expands to its text and file (mock-up w25). */
export const PublicationRow = ({ publication, files, onCorrect }: PublicationRowProps) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { id: participationId } = useParticipation();
  const { id, type, title, text, status, comment, created_at, file } = publication;
  const [isOpen, setOpen] = useState(false);
  const textId = useId();
  const isRejected = status === 'rejected';
  return (
    <li className={classNames(styles.row, isRejected && styles.rejected)}>
      <Icon name={publicationIcons[type]} size={20} className={styles.typeIcon} />
      <div className={styles.what}>
        <h3 className={styles.rowTitle}>{title}</h3>
        <p className={styles.type}>{t(`publications.types.${type}`)}</p>
      </div>
      <time dateTime={created_at} className={classNames('ff-num', styles.date)}>
        {formatDate(created_at, locale)}
      </time>
      <span className={styles.status}>
        <PublicationBadge status={status} />
      </span>
      <span className={styles.actions}>
        {isRejected && onCorrect && (
          <Button size="sm" onClick={onCorrect}>
            {t('publications.correct')}
            <span className="ff-sr-only">: {title}</span>
          </Button>
        )}
        <IconButton
          icon={isOpen ? 'eye-off' : 'eye'}
          label={t(isOpen ? 'publications.hide' : 'publications.show', { title })}
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setOpen(!isOpen)}
        />
      </span>
      {comment !== null && (
        <p className={styles.comment}>
          <b>{t('publications.comment')}</b> {comment}
        </p>
      )}
      <div id={textId} hidden={!isOpen} className={styles.details}>
        <p className={styles.text}>{text}</p>
        {file && <FileButton path={publicationFilePath(participationId, id)} file={file} files={files} />}
      </div>
    </li>
  );
};
