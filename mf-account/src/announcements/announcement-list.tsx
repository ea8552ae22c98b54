import { classNames } from '@fairfront/shared-kit/components/class-names';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useState, type RefObject } from 'react';
import type { Announcement } from '../api/announcements';
import { useAnnouncementStatus } from './announcement-status';
import styles from './announcement-list.module.css';

type View = 'all' | 'toRead';

interface AnnouncementListProps {
  announcements: readonly Announcement[];
  /** The announcements that the reader has not read yet. */
  toRead: readonly Announcement[];
  selected: number | null;
  /** The buttons of the rendered announcements by id. */
  lines: RefObject<Map<number, HTMLButtonElement>>;
  onSelect: (id: number) => void;
}

/** The list of announcements, all or unread only; selecting one opens it. */
export const AnnouncementList = ({ announcements, toRead, selected, lines, onSelect }: AnnouncementListProps) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { now } = usePlatform();
  const statusOf = useAnnouncementStatus();
  const [view, setView] = useState<View>('all');
  const lists = { all: announcements, toRead };
  const shown = lists[view];
  return (
    <section aria-label={t('announcements.name')} className={styles.card}>
      <div className={styles.head}>
        <SegmentedControl<View>
          size="lg"
          label={t('announcements.views')}
          value={view}
          onChange={setView}
          segments={(['all', 'toRead'] as const).map((value) => ({
            value,
            label: t(`announcements.view.${value}`),
            end: <CountBadge count={lists[value].length} />,
          }))}
        />
      </div>
      {shown.length === 0 && (
        <EmptyState icon="check-circle" title={t('announcements.nothing')}>
          {t('announcements.nothingText')}
        </EmptyState>
      )}
      <ul className={styles.items}>
        {shown.map((announcement) => {
          const { id, published_at } = announcement;
          const { tone, icon, label } = statusOf(announcement);
          const isSelected = id === selected;
          return (
            <li key={id}>
              <button
                type="button"
                ref={(button) => {
                  if (button) lines.current.set(id, button);
                  return () => void lines.current.delete(id);
                }}
                aria-current={isSelected ? 'true' : undefined}
                className={classNames(styles.item, isSelected && styles.selected)}
                onClick={() => onSelect(id)}
              >
                <Icon name={icon} size={18} className={styles[tone]} />
                <span className={styles.words}>
                  <b className={styles.title}>{textOf(announcement, 'title', locale)}</b>
                  <span className={styles.detail}>
                    {t('announcements.line', {
                      date: formatProseDate(published_at, locale, { now: now() }),
                      status: label.charAt(0).toLocaleLowerCase(locale) + label.slice(1),
                    })}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
