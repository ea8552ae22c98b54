import { Button } from '@fairfront/shared-kit/components/button';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { AnnouncementDetail } from '../api/announcement';
import { isMarkable } from '@fairfront/shared-kit/domain/account';
import type { AnnouncementActions } from './use-announcement-actions';
import styles from './announcement-article.module.css';

interface ReadBarProps {
  announcement: AnnouncementDetail;
  actions: AnnouncementActions;
  /** Whether the bar is in the dialog footer, as on a phone. */
  inFoot?: boolean;
}

/** Explains what a mark does: for the whole team, or for the reader alone. */
const effectOf = ({ is_compulsory, is_counted }: AnnouncementDetail, isForAll: boolean) => {
  if (!is_compulsory) return 'own';
  if (is_counted) return 'counted';
  return isForAll ? 'forAll' : 'notCounted';
};

/** The "Mark as read" button with an explanation; empty once the announcement is read. */
export const ReadBar = ({ announcement, actions: { isForAll, mark }, inFoot = false }: ReadBarProps) => {
  const { t } = useTranslation('account');
  if (!isMarkable(announcement, isForAll)) return null;
  return (
    <div className={inFoot ? styles.inFoot : styles.bar}>
      <Button
        variant="primary"
        icon="check"
        wide={inFoot}
        busy={mark.isBusy()}
        onClick={() => void mark.run(announcement.id)}
      >
        {t('announcements.mark')}
      </Button>
      <p className={styles.effect}>{t(`announcements.effect.${effectOf(announcement, isForAll)}`)}</p>
    </div>
  );
};
