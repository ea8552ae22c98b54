import { Icon } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './sign-in.module.css';

/** The link back to the sign-in (mock-ups w1 and w1b). */
export const BackToSignIn = () => {
  const { t } = useTranslation('access');
  return (
    <p className={styles.back}>
      <Icon name="arrow-left" size={16} />
      <RouteLink to="login" params={{}}>
        {t('backToSignIn')}
      </RouteLink>
    </p>
  );
};
