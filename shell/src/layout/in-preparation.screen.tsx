import { ClosedStand } from '@fairfront/shared-kit/components/error-fallback';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './in-preparation.module.css';

/** A place of the route table whose screen is not there yet: says so and leads on, never blank. */
export const InPreparation = ({ level = 1 }: { level?: 1 | 3 }) => {
  const { t } = useTranslation('shell');
  const { route } = usePlatformState();
  const id = route.params['id'];
  const Heading = `h${level}` as const;
  return (
    <div className={styles.place}>
      <ClosedStand />
      <Heading className="ff-h3">{t('preparation.title')}</Heading>
      <p className={styles.text}>{t('preparation.text')}</p>
      {level === 1 &&
        (id ? (
          <RouteLink to="participant" params={{ id: Number(id) }} look="primary">
            {t('preparation.back')}
          </RouteLink>
        ) : (
          <RouteLink to="home" params={{}} look="primary">
            {t('preparation.home')}
          </RouteLink>
        ))}
    </div>
  );
};
