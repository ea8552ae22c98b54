import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  failsHere,
  useLocale,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type ModalProps,
} from '@fairfront/shared-kit/platform';
import { useEffect, useRef } from 'react';
import { announcementsQuery, type Announcement } from '../api/announcements';
import { isMarkable, isToRead } from '@fairfront/shared-kit/domain/account';
import { AnnouncementList } from './announcement-list';
import styles from './announcements.module.css';
import { OpenAnnouncement, useOpenedAnnouncement } from './open-announcement';
import { ReadBar } from './read-bar';
import { useAnnouncementActions } from './use-announcement-actions';

const idOf = (param: string | undefined): number | null => (/^[1-9]\d{0,14}$/.test(param ?? '') ? Number(param) : null);

/**
 * The announcements dialog: list, open announcement and its readers side by side. A phone shows the list first, then the
 * announcement (mock-up y13).
 */
const AnnouncementsModal = ({ params }: ModalProps<'event-modal-announcements'>) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { api, modals } = usePlatform();
  const { id, exhibition } = useParticipation();
  const isNarrow = useNarrow();
  const query = useQuery({ ...announcementsQuery(api, id), ...failsHere });
  const actions = useAnnouncementActions();
  const list = query.data ?? [];
  const toRead = list.filter((one) => isToRead(one, actions.isForAll));
  const asked = idOf(params.announcement);
  // a wide dialog always has an announcement open
  const opened = asked ?? (isNarrow ? null : ((toRead[0] ?? list[0])?.id ?? null));
  const { detail, isGone } = useOpenedAnnouncement(list, opened);
  const isArticle = isNarrow && opened !== null;
  const { title, lines } = useFocusOfPhone(isNarrow ? opened : null, detail.data !== undefined);
  const select = (announcement: number | null) =>
    modals.setParams({ announcement: announcement === null ? undefined : String(announcement) });

  return (
    <>
      <ModalHeader
        title={useHeadline(list, toRead)}
        subtitle={t('announcements.lead', { exhibition: textOf(exhibition, 'title', locale) })}
        {...(isArticle && { onBack: () => select(null) })}
      />
      <ModalBody className={styles.body}>
        <div className={styles.columns}>
          {query.isPending && (
            <Loading label={t('announcements.loading')} className={styles.whole}>
              <SkeletonLines count={8} />
            </Loading>
          )}
          {query.isError && !query.data && (
            <div className={styles.whole}>
              <LoadError title={t('announcements.failed')} query={query} />
            </div>
          )}
          {query.data?.length === 0 && (
            <div className={styles.whole}>
              <EmptyState icon="megaphone" title={t('announcements.empty')}>
                {t('announcements.emptyText')}
              </EmptyState>
            </div>
          )}
          {list.length > 0 && !isArticle && (
            <div className={styles.list}>
              <AnnouncementList
                announcements={list}
                toRead={toRead}
                selected={opened}
                lines={lines}
                onSelect={select}
              />
            </div>
          )}
          {list.length > 0 && opened !== null && (
            <OpenAnnouncement
              key={opened}
              titleRef={title}
              query={detail}
              isGone={isGone}
              actions={actions}
              hasBar={!isNarrow}
            />
          )}
        </div>
      </ModalBody>
      {isArticle && detail.data && isMarkable(detail.data, actions.isForAll) && (
        <ModalFooter>
          <ReadBar inFoot announcement={detail.data} actions={actions} />
        </ModalFooter>
      )}
    </>
  );
};

/** The dialog subtitle: how many announcements are unread, and the deadline if they share one. */
const useHeadline = (list: readonly Announcement[], toRead: readonly Announcement[]): string => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { now } = usePlatform();
  if (list.length === 0) return t('announcements.name');
  if (toRead.length === 0) return t('announcements.allRead');
  const days = new Set(toRead.map(({ read_until }) => read_until));
  const [day = null] = days;
  const headline = t('announcements.headline', { count: toRead.length });
  if (days.size > 1 || day === null) return headline;
  return headline + t('announcements.headlineUntil', { date: formatProseDate(day, locale, { now: now() }) });
};

/** On a phone an open announcement replaces the list: focus moves to its title, and back to its row on return. */
const useFocusOfPhone = (opened: number | null, isLoaded: boolean) => {
  const title = useRef<HTMLHeadingElement>(null);
  const lines = useRef(new Map<number, HTMLButtonElement>());
  const before = useRef(opened);
  useEffect(() => {
    if (before.current === opened || (opened !== null && !isLoaded)) return;
    const line = before.current === null ? undefined : lines.current.get(before.current);
    before.current = opened;
    (opened === null ? line : title.current)?.focus();
  }, [opened, isLoaded]);
  return { title, lines };
};

export default AnnouncementsModal;
