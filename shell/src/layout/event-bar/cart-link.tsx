import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useCartCount } from '../../routing/cart.query';
import { NavLink } from '../header/nav-link';
import { useCartExpected, useCartPlace } from './use-cart-place';
import styles from './cart-link.module.css';

/** The cart in the header: only on flagged routes and where services are available. */
export const CartLink = () => {
  const participationId = useCartPlace();
  const isExpected = useCartExpected();
  if (participationId !== null) return <CountedCart participationId={participationId} />;
  return isExpected ? <span aria-hidden="true" className={styles.cart} /> : null;
};

/** The icon with the number of lines; an empty cart shows no number. */
const CountedCart = ({ participationId }: { participationId: number }) => {
  const { t } = useTranslation('shell');
  const { count } = useCartCount(participationId);
  return (
    <NavLink
      to="cart"
      params={{ id: participationId }}
      icon="cart"
      iconSize={20}
      className={styles.cart}
      aria-label={count ? t('header.cart_lines', { count }) : t('header.cart')}
    >
      {count > 0 && <CountBadge count={count} needsAction place="corner" />}
    </NavLink>
  );
};
