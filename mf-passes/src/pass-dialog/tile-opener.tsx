import { Link } from '@fairfront/shared-kit/components/link';
import { useParticipation, usePlatform, useTranslation, type ModalName } from '@fairfront/shared-kit/platform';
import type { MouseEvent, ReactNode } from 'react';
import styles from './pass-dialog.module.css';

const isNewTabClick = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The count on a tile as a link to the list, beside the main action that adds a pass. */
export const TileOpener = ({ modal, children }: { modal: ModalName; children: ReactNode }) => {
  const { t } = useTranslation('passes');
  const { navigation, modals } = usePlatform();
  const { id } = useParticipation();
  return (
    <Link
      variant="quiet"
      href={navigation.href('participant', { id }, { modal })}
      className={styles.opener}
      onClick={(event) => {
        if (isNewTabClick(event)) return;
        event.preventDefault();
        modals.open(modal, {});
      }}
    >
      {children}
      <span className="ff-sr-only">{t('tile.list')}</span>
    </Link>
  );
};
