import { useState, type FormEvent } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { DatePicker } from '@fairfront/shared-kit/components/date-picker';
import { Select } from '@fairfront/shared-kit/components/select';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { auditPlaceIn, queryOfAudit, type AuditPlace } from './audit-place';
import { subjectKinds, subjectOf, type SubjectKind } from './audit-subject';
import styles from './audit.module.css';

interface AuditFiltersProps {
  place: AuditPlace;
  onFind: (place: AuditPlace) => void;
}

interface TypedSearch {
  kind: SubjectKind | '';
  number: string;
  user: string;
  from: string;
  to: string;
}

const typedOf = ({ subject, user, from, to }: AuditPlace): TypedSearch => ({
  ...(subjectOf(subject) ?? { kind: '', number: '' }),
  ...{ user, from: from ?? '', to: to ?? '' },
});

/** A number alone names nothing: it belongs to a kind. */
const subjectNameOf = ({ kind, number }: TypedSearch): string => (kind && `${kind} ${number}`).trim();

/** The fields of a search; it goes to the server when asked. */
export const AuditFilters = ({ place, onFind }: AuditFiltersProps) => {
  const { t } = useTranslation('desk');
  const [typed, setTyped] = useState(() => typedOf(place));
  const change = (name: 'number' | 'user' | 'from' | 'to') => (value: string) =>
    setTyped((former) => ({ ...former, [name]: value }));
  const find = (event: FormEvent) => {
    event.preventDefault();
    // reads the fields as it reads the address: a day that is not one is left out
    const asQuery = Object.entries(queryOfAudit({ ...typed, subject: subjectNameOf(typed), page: 1 }, 0)).flatMap(
      ([name, value]) => (value ? [[name, value]] : []),
    );
    onFind(auditPlaceIn(new URLSearchParams(asQuery)));
  };
  return (
    <form role="search" aria-label={t('audit.search')} className={styles.filters} onSubmit={find}>
      <Select<TypedSearch['kind']>
        label={t('audit.subject')}
        size="sm"
        className={styles.field}
        options={[
          { value: '', label: t('audit.anySubject') },
          ...subjectKinds.map((kind) => ({ value: kind, label: t(`audit.subjects.${kind}`) })),
        ]}
        value={typed.kind}
        onChange={(kind) => setTyped((former) => ({ ...former, kind }))}
      />
      {typed.kind !== '' && (
        <TextField
          label={t('audit.number')}
          size="sm"
          className={styles.number}
          inputMode="numeric"
          maxLength={20}
          value={typed.number}
          onChange={change('number')}
        />
      )}
      <TextField
        label={t('audit.user')}
        hint={t('audit.userHint')}
        size="sm"
        className={styles.field}
        maxLength={100}
        value={typed.user}
        onChange={change('user')}
      />
      <DatePicker
        label={t('audit.from')}
        size="sm"
        className={styles.day}
        value={typed.from}
        onChange={change('from')}
      />
      <DatePicker label={t('audit.to')} size="sm" className={styles.day} value={typed.to} onChange={change('to')} />
      <Button type="submit" size="sm" className={styles.find}>
        {t('audit.find')}
      </Button>
    </form>
  );
};
