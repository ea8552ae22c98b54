import { useId, type ReactNode } from 'react';
import { LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import type { StaffScope } from '@fairfront/shared-kit/domain/http';
import { roleAllows, staffRoles } from '@fairfront/shared-kit/domain/identity/staff-roles';
import { useTranslation } from '@fairfront/shared-kit/platform';
import styles from './participation.module.css';

/** What a section needs of its query. */
interface SectionQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface SectionProps<Data> {
  title: string;
  /** The scope that the user lacks; the section says which roles have it. */
  closed?: StaffScope | false;
  query: SectionQuery<Data>;
  /** The figure beside the title. */
  figure?: (data: Data) => ReactNode;
  /** The text for an empty section; null if it has content. */
  empty?: (data: Data) => string | null;
  actions?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A section of the page with its own states: its failure does not affect the others. */
export const Section = <Data,>(props: SectionProps<Data>) => {
  const { title, closed = false, query, figure, empty, actions, children } = props;
  const { t } = useTranslation('desk');
  const titleId = useId();
  const { data } = query;
  const nothing = data !== undefined && empty ? empty(data) : null;
  const roles = closed ? staffRoles.filter((role) => roleAllows(role, closed, 'read')) : [];
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <h2 id={titleId} className="ff-h3">
          {title}
        </h2>
        {!closed && data !== undefined && figure && <span className={styles.figure}>{figure(data)}</span>}
        {!closed && <div className={styles.sectionActions}>{actions}</div>}
      </div>
      {closed ? (
        <p className={styles.closed}>
          <Icon name="lock" size={16} />
          {t('participation.closed', { roles: roles.map((role) => t(`roles.${role}`)).join(', ') })}
        </p>
      ) : data !== undefined ? (
        nothing === null ? (
          children(data)
        ) : (
          <p className={styles.nothing}>{nothing}</p>
        )
      ) : query.isError ? (
        <LoadError level={3} title={t('participation.sectionFailed', { title })} query={query} />
      ) : (
        <Loading label={t('loading')}>
          <SkeletonLines count={3} />
        </Loading>
      )}
    </section>
  );
};
