import type { ReactNode } from 'react';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Icon, type IconName } from '@fairfront/shared-kit/components/icon';
import { usePlatformState, type RouteName, type RouteParams } from '@fairfront/shared-kit/platform';

interface NavLinkProps<Name extends RouteName> {
  to: Name;
  params: RouteParams[Name];
  className: string | undefined;
  icon?: IconName;
  iconSize?: 18 | 20 | 22;
  'aria-label'?: string;
  children?: ReactNode;
}

/** A link of a navigation: marks itself when its page is open. */
export const NavLink = <Name extends RouteName>({ icon, iconSize = 18, children, ...link }: NavLinkProps<Name>) => {
  const { route } = usePlatformState();
  return (
    <RouteLink {...link} look="quiet" aria-current={route.name === link.to ? 'page' : undefined}>
      {icon && <Icon name={icon} size={iconSize} />}
      {children}
    </RouteLink>
  );
};
