import { Button } from '@fairfront/shared-kit/components/button';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { AnnouncementDetail } from '../api/announcement';
import { isMarkable } from '@fairfront/shared-kit/domain/account';
import type { AnnouncementActions } from './use-announcement-actions';
import styles from './announcement-article.module.css';

interface ReadBarProps {
  announcement: AnnouncementDetail;
  actions: AnnouncementActions;
  /** In the foot of the dialog, on a phone. */
  inFoot?: boolean;
}

/** What a mark does: for the whole team, or for the reader alone (ACC-222). */
const effectOf = ({ is_compulsory, is_counted }: AnnouncementDetail, isForAll: boolean) => {
  if (!is_compulsory) return 'own';
  if (is_counted) return 'counted';
  return isForAll ? 'forAll' : 'notCounted';
};

/** "Mark as read" with what it does, or nothing once it is done (ACC-224). */
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
