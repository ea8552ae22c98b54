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
  /** Pages that belong to this link and have no link of their own. */
  also?: readonly RouteName[];
  'aria-label'?: string;
  children?: ReactNode;
}

/** A navigation link that is marked when its page is open. */
export const NavLink = <Name extends RouteName>({
  icon,
  iconSize = 18,
  also = [],
  children,
  ...link
}: NavLinkProps<Name>) => {
  const { route } = usePlatformState();
  const isOpen = [link.to, ...also].some((name) => name === route.name);
  return (
    <RouteLink {...link} variant="quiet" aria-current={isOpen ? (route.name === link.to ? 'page' : 'true') : undefined}>
      {icon && <Icon name={icon} size={iconSize} />}
      {children}
    </RouteLink>
  );
};
