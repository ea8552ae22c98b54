import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { useTranslation, failsHere, useParticipation, usePlatform, useQuery } from '@fairfront/shared-kit/platform';
import { announcementQuery } from '../api/announcement';
import type { Announcement } from '../api/announcements';
import type { Ref } from 'react';
import { AnnouncementArticle } from './announcement-article';
import styles from './announcements.module.css';
import { ReadBar } from './read-bar';
import { ReadersCard } from './readers-card';
import type { AnnouncementActions } from './use-announcement-actions';

/** The open announcement with its text; `isGone` when the organiser has withdrawn it or it is for somebody else. */
export const useOpenedAnnouncement = (list: readonly Announcement[], opened: number | null) => {
  const { api } = usePlatform();
  const { id } = useParticipation();
  const isListed = list.some((one) => one.id === opened);
  const detail = useQuery({ ...announcementQuery(api, id, opened ?? 0), ...failsHere, enabled: isListed });
  return { detail, isGone: opened !== null && !isListed };
};
/** The query for one announcement. */
type OpenedAnnouncement = ReturnType<typeof useOpenedAnnouncement>['detail'];

interface OpenAnnouncementProps {
  titleRef: Ref<HTMLHeadingElement>;
  query: OpenedAnnouncement;
  isGone: boolean;
  actions: AnnouncementActions;
  /** Shows the mark button below the text; on a phone it is in the dialog footer. */
  hasBar: boolean;
}

/** The open announcement with the readers card beside it. */
export const OpenAnnouncement = ({ titleRef, query, isGone, actions, hasBar }: OpenAnnouncementProps) => {
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
          titleRef={titleRef}
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
