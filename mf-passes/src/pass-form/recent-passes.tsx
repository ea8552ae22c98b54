import { Button } from '@fairfront/shared-kit/components/button';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation, type PersonalPass } from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import type { PersonalKind } from '../api/list-pages';
import { personKey, shownStatus } from '@fairfront/shared-kit/domain/passes';
import { personOf } from '../context/person-name';
import { usePassLabels } from '../context/use-pass-context';
import { fieldsOfForm, typeOfForm, type PassFormValues } from './pass-form-values';
import styles from './pass-form.module.css';
import { passStatusVariant } from '@fairfront/shared-kit/domain/passes/pass';

/** The number of list rows below the form. */
const shownLines = 5;

interface RecentPassesProps {
  kind: PersonalKind;
  /** The page of the list, newest first. */
  passes: readonly PersonalPass[];
  /** The number of passes in the whole list. */
  total: number;
  /** The names added with this form. */
  added: readonly string[];
  /** Returns to the list. */
  onAll: () => void;
}

/** The newest passes below a form that has replaced the list: just-added people, and people with the typed name. */
export const RecentPasses = ({ kind, passes, total, added, onAll }: RecentPassesProps) => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const { statusOf } = usePassLabels();
  const titleId = useId();
  const { values } = useFormikContext<PassFormValues>();
  const typed = fieldsOfForm(typeOfForm(kind, values), values);
  const isNamed = typed.lastname !== '' && typed.name !== '';
  const detailOf = ({ type, country, company_name, created_at }: PersonalPass): string =>
    [
      ...(kind === 'participant' ? [t(`type.${type}`)] : []),
      type === 'visa' && country ? textOf(country, 'name', locale) : company_name,
      formatDate(created_at, locale),
    ].join(', ');
  if (passes.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.recent}>
      <div className={styles.recentHead}>
        <h4 id={titleId} className={styles.groupTitle}>
          {t('form.recent')}
        </h4>
        <Button variant="text" size="sm" iconEnd="chevron-right" onClick={onAll}>
          {t('form.wholeList', { count: total })}
        </Button>
      </div>
      <ul>
        {passes.slice(0, shownLines).map((pass) => {
          const status = shownStatus(pass.status);
          const isNew = added.includes(personOf(pass));
          const hasSameName = !isNew && isNamed && personKey(pass) === personKey(typed);
          return (
            <li key={pass.id} className={classNames(styles.recentLine, hasSameName && styles.alike)}>
              <div className={styles.recentPerson}>
                <b className={styles.recentName}>{personOf(pass)}</b>
                <span className={styles.recentDetail}>{detailOf(pass)}</span>
              </div>
              {isNew && (
                <span className={styles.isNew}>
                  <Icon name="check" size={16} />
                  {t('form.addedNow')}
                </span>
              )}
              {hasSameName && (
                <span className={styles.isAlike}>
                  <Icon name="warning" size={16} />
                  {t('form.sameName')}
                </span>
              )}
              <StatusBadge {...passStatusVariant[status]}>{statusOf(kind, status)}</StatusBadge>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
