import { useState, type FormEvent } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { DatePicker } from '@fairfront/shared-kit/components/date-picker';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { auditPlaceIn, queryOfAudit, type AuditPlace } from './audit-place';
import styles from './audit.module.css';

interface AuditFiltersProps {
  place: AuditPlace;
  onFind: (place: AuditPlace) => void;
}

/** The fields of a search; it goes to the server when asked. */
export const AuditFilters = ({ place, onFind }: AuditFiltersProps) => {
  const { t } = useTranslation('desk');
  const [typed, setTyped] = useState({ ...place, from: place.from ?? '', to: place.to ?? '' });
  const change = (name: 'subject' | 'user' | 'from' | 'to') => (value: string) =>
    setTyped((former) => ({ ...former, [name]: value }));
  const find = (event: FormEvent) => {
    event.preventDefault();
    // reads the fields as it reads the address: a day that is not one is left out
    const asQuery = Object.entries(queryOfAudit({ ...typed, page: 1 }, 0)).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    );
    onFind(auditPlaceIn(new URLSearchParams(asQuery)));
  };
  return (
    <form role="search" aria-label={t('audit.search')} className={styles.filters} onSubmit={find}>
      <TextField
        label={t('audit.subject')}
        hint={t('audit.subjectHint')}
        size="sm"
        className={styles.field}
        maxLength={100}
        value={typed.subject}
        onChange={change('subject')}
      />
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
