import type { MouseEvent, ReactNode } from 'react';
import { isIconName } from '@fairfront/shared-kit/components/icon';
import { Link } from '@fairfront/shared-kit/components/link';
import { usePlatform, usePlatformState, type Target } from '@fairfront/shared-kit/platform';
import { useRemotes } from '../boot';
import { useShell } from '../shell-services';

interface TargetLinkProps {
  target: Target;
  variant: 'text' | 'primary' | 'secondary' | 'quiet';
  icon?: string;
  className?: string;
  tabIndex?: number;
  children: ReactNode;
}

/** A real link to a route or a modal; a plain click navigates without a reload. */
export const TargetLink = ({ target, variant, icon, className, tabIndex, children }: TargetLinkProps) => {
  const { navigation } = usePlatform();
  const { targetAddress } = useShell();
  const { part } = useRemotes();
  // re-render when the address changes, because a modal opens on the current page
  usePlatformState();
  const name = isIconName(icon) ? icon : undefined;
  const isDirection = name?.startsWith('chevron') || name?.startsWith('arrow');
  // a user who hovers over a link is likely to follow it
  const fetchCode = () => {
    if ('modal' in target) void part('modal', target.modal)?.fetch();
  };
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    navigation.go(target);
  };
  return (
    <Link
      href={targetAddress(target)}
      variant={variant}
      size="sm"
      className={className}
      tabIndex={tabIndex}
      icon={isDirection ? undefined : name}
      iconEnd={isDirection ? name : undefined}
      onPointerEnter={fetchCode}
      onFocus={fetchCode}
      onClick={follow}
    >
      {children}
    </Link>
  );
};
