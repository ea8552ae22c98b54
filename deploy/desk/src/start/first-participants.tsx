import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './start.module.css';

interface FirstParticipantsProps {
  exhibition: number;
  /** Whether the user may import, which concerns the whole portal. */
  mayImport: boolean;
}

/** The desk of an exhibition that nobody takes part in yet. */
export const FirstParticipants = ({ exhibition, mayImport }: FirstParticipantsProps) => {
  const { t } = useTranslation('desk');
  const query = { exhibition: String(exhibition) };
  const byHand = (
    <RouteLink to="desk-participants" params={{}} query={query} variant={mayImport ? 'secondary' : 'primary'}>
      {t('firstSteps.participants.byHand')}
    </RouteLink>
  );
  return (
    <EmptyState
      level={1}
      icon="building"
      title={t('firstSteps.participants.title')}
      className={styles.alone}
      actions={
        mayImport ? (
          <>
            <RouteLink to="desk-import" params={{}} query={query} variant="primary">
              {t('firstSteps.participants.import')}
            </RouteLink>
            {byHand}
          </>
        ) : (
          byHand
        )
      }
    >
      {t(mayImport ? 'firstSteps.participants.text' : 'firstSteps.participants.textByHand')}
    </EmptyState>
  );
};
