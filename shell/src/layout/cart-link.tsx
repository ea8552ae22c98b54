import { useTranslation } from '@fairfront/shared-kit/platform';
import { NavLink } from './nav-link';
import { useCartPlace } from './use-cart-place';
import styles from './cart-link.module.css';

/** The cart in the header: only on flagged routes and where services are shown (SHELL-071). */
export const CartLink = () => {
  const { t } = useTranslation('shell');
  const participationId = useCartPlace();
  if (participationId === null) return null;
  return (
    <NavLink
      to="cart"
      params={{ id: participationId }}
      icon="cart"
      iconSize={20}
      className={styles.cart}
      aria-label={t('header.cart')}
    />
  );
};
