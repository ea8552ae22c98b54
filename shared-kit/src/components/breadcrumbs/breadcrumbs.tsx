import type { ReactNode } from 'react';
import { Icon } from '../icon';
import { useTranslation } from '../../platform/facade';
import styles from './breadcrumbs.module.css';

/** One step of the way. */
export interface Crumb {
  id: string;
  /** A quiet link; plain text for the page itself, which stands last. */
  content: ReactNode;
}

/** What `Breadcrumbs` takes. */
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
