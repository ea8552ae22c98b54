import { useAction } from '@fairfront/shared-kit/api/actions';
import { openPdf } from '@fairfront/shared-kit/api';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { formatFileSize, formatProseDate, formatTime } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useId, type ReactNode, type Ref } from 'react';
import type { AnnouncementDetail } from '../api/announcement';
import { audienceNames } from '@fairfront/shared-kit/domain/account';
import { useFileDownload } from '../api/use-file-download';
import { AnnouncementBadge } from './announcement-status';
import { AnnouncementText } from './announcement-text';
import styles from './announcement-article.module.css';

interface AnnouncementArticleProps {
  announcement: AnnouncementDetail;
  titleRef: Ref<HTMLHeadingElement>;
  foot: ReactNode;
}

/** An open announcement: status, title, text and file. */
export const AnnouncementArticle = ({ announcement, titleRef, foot }: AnnouncementArticleProps) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { now } = usePlatform();
  const titleId = useId();
  const { published_at, audience, file } = announcement;
  const names = audienceNames(audience).map((name) => t(`announcements.audience.${name}`));
  const people = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  const title = textOf(announcement, 'title', locale);
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <div className={styles.content}>
        <AnnouncementBadge announcement={announcement} />
        <h3 ref={titleRef} id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h3>
        <p className={styles.about}>
          <time dateTime={published_at}>
            {formatProseDate(published_at, locale, { now: now() })}, {formatTime(published_at)}
          </time>
          . {t('announcements.for', { people })}
        </p>
        <AnnouncementText text={textOf(announcement, 'body', locale)} />
        {file && <FileCard file={file} title={title} />}
      </div>
      {foot}
    </article>
  );
};

const FileCard = ({ file, title }: { file: NonNullable<AnnouncementDetail['file']>; title: string }) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { api } = usePlatform();
  const files = useFileDownload();
  const path = `/files/${file.id}/download`;
  const opening = useAction<string, void>({
    namespace: 'account',
    run: async (address) => openPdf(await api.download(address)),
  });
  return (
    <div className={styles.file}>
      <span aria-hidden="true" className={styles.type}>
        PDF
      </span>
      <span className={styles.names}>
        <b className={styles.fileName}>{title}</b>
        <span className={styles.size}>PDF, {formatFileSize(file.size, locale)}</span>
      </span>
      <span className={styles.fileActions}>
        <Button
          variant="text"
          size="sm"
          icon="eye"
          busy={opening.isBusy()}
          aria-label={`${t('announcements.openFile')}: ${title}`}
          onClick={() => void opening.run(path)}
        >
          {t('announcements.openFile')}
        </Button>
        <IconButton
          icon="download"
          label={t('announcements.download', { title })}
          busy={files.isRunning(path)}
          onClick={() => files.download(path)}
        />
      </span>
    </div>
  );
};
