import { ownTextOf } from '../../domain/common';
import { useActingFor } from '../../platform/context';
import { useTranslation } from '../../platform/facade';
import { Icon } from '../icon';
import { useKitLocale } from '../locales';
import styles from './modal.module.css';

/** Names the sub-exhibitor for whom the user acts, at the top of every dialog that its organiser has opened. */
export const ActingNote = () => {
  const { t } = useTranslation('kitParts');
  const participation = useActingFor();
  const locale = useKitLocale();
  if (!participation) return null;
  return (
    <p className={styles.acting}>
      <Icon name="hierarchy" size={16} />
      {t('actingFor', { company: ownTextOf(participation.company, 'name', locale) })}
    </p>
  );
};
