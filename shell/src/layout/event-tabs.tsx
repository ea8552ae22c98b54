import type { IconName } from '@fairfront/shared-kit/components/icon';
import { PillCount } from '@fairfront/shared-kit/components/pill-count';
import { useTranslation, type RouteName } from '@fairfront/shared-kit/platform';
import { useCartCount } from '../routing/cart.query';
import { NavLink } from './nav-link';

const sections = [
  { to: 'participant', key: 'overview', icon: 'exhibitions', also: ['deadlines', 'calendar'] },
  { to: 'categories', key: 'services', icon: 'box', also: ['category', 'popular-services', 'search'] },
  { to: 'cart', key: 'cart', icon: 'cart', also: ['ordering'] },
  { to: 'orders', key: 'orders', icon: 'list', also: [] },
] as const satisfies readonly { to: RouteName; key: string; icon: IconName; also: readonly RouteName[] }[];

interface EventTabsProps {
  participationId: number;
  /** Without services only the overview stands (DESIGN §4). */
  servicesShown: boolean;
  className: string | undefined;
  /** Icon above the word and the count beside it, for the bar at the lower edge. */
  withIcons?: boolean;
  countClassName?: string | undefined;
}

/** The sections of a participation, for the event bar and for the bottom bar. */
export const EventTabs = ({
  participationId,
  servicesShown,
  className,
  withIcons = false,
  countClassName,
}: EventTabsProps) => {
  const { t } = useTranslation('shell');
  const { count } = useCartCount(participationId);
  return sections
    .filter(({ to }) => servicesShown || to === 'participant')
    .map(({ to, key, icon, also }) => (
      <NavLink
        key={to}
        to={to}
        also={also}
        params={{ id: participationId }}
        className={className}
        icon={withIcons ? icon : undefined}
        iconSize={22}
      >
        <span>{t(`event.${key}`)}</span>
        {key === 'cart' && count > 0 && (
          <PillCount
            count={count}
            label={t('event.cartLines', { count })}
            place={withIcons ? 'corner' : 'inline'}
            className={countClassName}
          />
        )}
      </NavLink>
    ));
};
