import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { AnnouncementArticle } from './announcement-article';
import styles from './announcements.module.css';
import { ReadBar } from './read-bar';
import { ReadersCard } from './readers-card';
import type { AnnouncementActions } from './use-announcement-actions';
import type { OpenedAnnouncement } from './use-opened-announcement';

interface OpenAnnouncementProps {
  query: OpenedAnnouncement;
  isGone: boolean;
  actions: AnnouncementActions;
  /** Shows the mark button below the text; on a phone it is in the dialog footer. */
  hasBar: boolean;
}

/** The open announcement with the readers card beside it. */
export const OpenAnnouncement = ({ query, isGone, actions, hasBar }: OpenAnnouncementProps) => {
  const { t } = useTranslation('account');
  if (isGone) {
    return (
      <div className={styles.opened}>
        <EmptyState live icon="megaphone" title={t('announcements.gone')}>
          {t('announcements.goneText')}
        </EmptyState>
      </div>
    );
  }
  if (query.isError && !query.data) {
    return (
      <div className={styles.opened}>
        <LoadError title={t('announcements.failedOne')} query={query} />
      </div>
    );
  }
  if (!query.data) {
    return (
      <Loading label={t('announcements.loadingOne')} className={styles.opened}>
        <SkeletonLines count={10} />
      </Loading>
    );
  }
  return (
    <>
      <div className={styles.article}>
        <AnnouncementArticle
          announcement={query.data}
          foot={hasBar && <ReadBar announcement={query.data} actions={actions} />}
        />
      </div>
      <div className={styles.side}>
        <ReadersCard announcement={query.data} actions={actions} />
      </div>
    </>
  );
};
