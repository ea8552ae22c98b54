import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { formatFileSize } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  failsHere,
  useLocale,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { libraryQuery } from '../api/publications';
import type { LibraryType } from '@fairfront/shared-kit/domain/account';
import { useFileDownload } from '../api/use-file-download';
import { Crumbs } from './crumbs';
import styles from './library.module.css';

/** The documents of one kind: titles in the current language, one file per language. */
export const LibraryView = ({ type }: { type: LibraryType }) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { api } = usePlatform();
  const { id } = useParticipation();
  const query = useQuery({ ...libraryQuery(api, id, type), ...failsHere });
  const files = useFileDownload();
  return (
    <>
      <Crumbs here={t(`library.${type}.name`)} />
      <h1>{t(`library.${type}.name`)}</h1>
      <p className={styles.lead}>{t(`library.${type}.lead`)}</p>
      {query.isPending && (
        <Loading label={t('library.loading')} className={styles.waiting}>
          <SkeletonLines count={4} />
        </Loading>
      )}
      {query.isError && !query.data && <LoadError level={2} title={t('library.failed')} query={query} />}
      {query.data?.length === 0 && (
        <EmptyState level={2} icon="documents" title={t('library.empty')}>
          {t('library.emptyText')}
        </EmptyState>
      )}
      {query.data && query.data.length > 0 && (
        <ul className={styles.items} aria-label={t(`library.${type}.name`)}>
          {query.data.map((item) => (
            <li key={item.id} className={styles.item}>
              <Icon name="file" size={20} className={styles.icon} />
              <h2 className={styles.title}>{textOf(item, 'title', locale)}</h2>
              <div className={styles.files}>
                {item.files.length === 0 && <span className={styles.none}>{t('library.noFile')}</span>}
                {item.files.map((file) => {
                  const path = `/files/${file.id}/download`;
                  return (
                    <Button
                      key={file.id}
                      icon="download"
                      busy={files.isRunning(path)}
                      onClick={() => files.download(path)}
                    >
                      {t(`library.languages.${file.locale}`)}
                      <span className="ff-sr-only">: {textOf(item, 'title', locale)},</span>{' '}
                      <span className={styles.size}>PDF, {formatFileSize(file.size, locale)}</span>
                    </Button>
                  );
                })}
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
