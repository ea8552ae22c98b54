import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { usePlatform } from '../../platform/context';
import { useTranslation } from '../../platform/facade';
import type { RouteName, RouteParams } from '../../platform/names';
import { buttonClasses, type ButtonSize, type ButtonVariant } from '../button/button-classes';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import styles from './link.module.css';

interface Variants {
  children: ReactNode;
  /** `inline` is underlined text, `quiet` underlined only by hover (crumbs, names in lists), else it looks like a button. */
  variant?: 'inline' | 'quiet' | Exclude<ButtonVariant, 'danger' | 'danger-solid'>;
  /** Only for the variants of a button. */
  size?: ButtonSize;
  /** Only for the variants of a button. */
  wide?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
  ref?: Ref<HTMLAnchorElement>;
}

type Native = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'children'>;

/** The props of `Link`. */
export interface LinkProps extends Variants, Native {
  href: string;
  /** Leaves the portal: opens a new tab, shows the icon and announces it. */
  external?: boolean;
}

/** A link with a ready address: foreign pages, files, `mailto:` and `tel:`. For places of the portal take `RouteLink`. */
export const Link = ({
  children,
  variant = 'inline',
  size = 'md',
  wide,
  icon,
  iconEnd,
  external = false,
  className,
  ...native
}: LinkProps) => {
  const { t } = useTranslation('kit');
  const likeButton = variant !== 'inline' && variant !== 'quiet';
  const iconSize = likeButton && size !== 'sm' ? 18 : 16;
  return (
    <a
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...native}
      className={classNames(
        likeButton ? buttonClasses(variant, size, wide) : classNames(styles.link, styles[variant]),
        className,
      )}
    >
      {icon && <Icon name={icon} size={iconSize} className={likeButton ? undefined : styles.inlineIcon} />}
      {icon && !likeButton && ' '}
      {children}
      {iconEnd && <Icon name={iconEnd} size={iconSize} className={likeButton ? undefined : styles.inlineIcon} />}
      {external && (
        <>
          {/* the no-break space keeps the icon on the line of the last word */}
          {'\u00a0'}
          <Icon name="external" size={14} className={likeButton ? undefined : styles.inlineIcon} />
          <span className="ff-sr-only">({t('link.external')})</span>
        </>
      )}
    </a>
  );
};

/** The props of `RouteLink`. */
export interface RouteLinkProps<Name extends RouteName> extends Variants, Omit<Native, 'href'> {
  to: Name;
  params: RouteParams[Name];
  query?: Record<string, string | undefined>;
}

/** Whether the press belongs to the browser: a new tab, a new window, a download, another button of the mouse. */
const isForBrowser = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  Boolean(event.currentTarget.target && event.currentTarget.target !== '_self');

/** A link to a named route: a real address for the browser, navigation without a reload for the plain press. */
export const RouteLink = <Name extends RouteName>({ to, params, query, onClick, ...rest }: RouteLinkProps<Name>) => {
  const { navigation } = usePlatform();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isForBrowser(event)) return;
    event.preventDefault();
    navigation.navigate(to, params, query && { query });
  };
  return <Link {...rest} href={navigation.href(to, params, query)} onClick={follow} />;
};
