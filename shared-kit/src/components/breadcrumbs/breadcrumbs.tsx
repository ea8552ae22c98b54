import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/facade';
import type { RouteName, RouteParams } from '../../platform/names';
import { Icon } from '../icon';
import { RouteLink, type RouteLinkProps } from '../link';
import styles from './breadcrumbs.module.css';

/** One step of the way. */
export interface Crumb {
  id: string;
  /** A quiet link, as `crumbTo` makes it; plain text for the page itself, which stands last. */
  content: ReactNode;
}

/** The step to a place of the portal. */
export const crumbTo = <Name extends RouteName>(
  to: Name,
  params: RouteParams[Name],
  text: string,
  query?: RouteLinkProps<Name>['query'],
): Crumb => ({
  id: [to, ...Object.values(params)].join(' '),
  content: (
    <RouteLink to={to} params={params} {...(query && { query })} variant="quiet">
      {text}
    </RouteLink>
  ),
});

/** The props of `Breadcrumbs`. */
export interface BreadcrumbsProps {
  crumbs: readonly Crumb[];
}

/** The way to the open page, only under services (DESIGN §5). */
export const Breadcrumbs = ({ crumbs }: BreadcrumbsProps) => {
  const { t } = useTranslation('kit');
  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ id, content }, index) => (
          <li key={id} className={styles.crumb} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {index > 0 && <Icon name="chevron-right" size={14} className={styles.between} />}
            {content}
          </li>
        ))}
      </ol>
    </nav>
  );
};
