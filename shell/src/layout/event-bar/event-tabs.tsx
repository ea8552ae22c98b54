import { classNames } from '@fairfront/shared-kit/components/class-names';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import { usePlatform, usePlatformState, useTranslation, type RouteName } from '@fairfront/shared-kit/platform';
import { exhibitionPhase } from '../../exhibition/exhibition-phase.model';
import { useCartCount } from '../../routing/cart.query';
import { NavLink } from '../header/nav-link';

const sections = [
  {
    to: 'participant',
    key: 'overview',
    icon: 'exhibitions',
    also: ['deadlines', 'calendar', 'publications', 'building-types', 'general-terms'],
  },
  { to: 'categories', key: 'services', icon: 'box', also: ['category', 'popular-services', 'search'] },
  { to: 'cart', key: 'cart', icon: 'cart', also: ['ordering'] },
  { to: 'orders', key: 'orders', icon: 'list', also: [] },
] as const satisfies readonly { to: RouteName; key: string; icon: IconName; also: readonly RouteName[] }[];

/** Ordering ends with the exhibition; existing orders stay. */
const isForOrdering = (to: RouteName): boolean => to === 'categories' || to === 'cart';

interface EventTabsProps {
  participationId: number;
  /** Without services only the overview is shown (DESIGN §4). */
  servicesShown: boolean;
  className: string | undefined;
  /** Icon above the label and count beside it, for the bottom bar. */
  withIcons?: boolean;
  countClassName?: string | undefined;
  /** For sections that depend on the participation: they reserve their space until it is loaded. */
  expectedClassName?: string | undefined;
}

/** The sections of a participation, for the event bar and the bottom bar. */
export const EventTabs = ({
  participationId,
  servicesShown,
  className,
  withIcons = false,
  countClassName,
  expectedClassName,
}: EventTabsProps) => {
  const { t } = useTranslation('shell');
  const { count } = useCartCount(participationId);
  const { now } = usePlatform();
  const { participation } = usePlatformState();
  const isOver = participation !== null && exhibitionPhase(participation.exhibition, now()).phase === 'over';
  return sections
    .filter(({ to }) => to === 'participant' || (servicesShown && !(isOver && isForOrdering(to))))
    .map(({ to, key, icon, also }) => (
      <NavLink
        key={to}
        to={to}
        also={also}
        params={{ id: participationId }}
        className={classNames(className, to !== 'participant' && expectedClassName)}
        icon={withIcons ? icon : undefined}
        iconSize={22}
      >
        <span>{t(`event.${key}`)}</span>
        {key === 'cart' && count > 0 && (
          <CountBadge
            count={count}
            label={t('event.cartLines', { count })}
            place={withIcons ? 'corner' : 'inline'}
            className={countClassName}
          />
        )}
      </NavLink>
    ));
};
