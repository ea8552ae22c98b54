import { Button } from '@fairfront/shared-kit/components/button';
import { DescriptionList } from '@fairfront/shared-kit/components/description-list';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { Fragment, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { nameFields, namedIn, type NameField, type PassFormValues } from './pass-form-values';
import styles from './pass-form.module.css';
import type { PassSource } from './pass-source';

interface CorrectedFieldsProps {
  source: PassSource;
  /** The comment of the pass bureau. */
  comment: string | null;
  fields: Record<NameField, ReactNode>;
}

const labelKeys = {
  companyName: 'form.company',
  lastName: 'form.lastname',
  firstName: 'form.name',
  middleName: 'form.middlename',
} as const;

/**
 * The fields of a reissued pass: those named in the comment are editable, the others are collapsed until the user opens
 * them. All are editable if the comment names none.
 */
export const CorrectedFields = ({ source, comment, fields }: CorrectedFieldsProps) => {
  const { t } = useTranslation('passes');
  const { values, errors } = useFormikContext<PassFormValues>();
  const [opensAll, setOpensAll] = useState(false);
  const opened = useRef<HTMLDivElement>(null);
  const stayId = useId();
  const named = namedIn(comment);
  const isOpen = (name: NameField) =>
    named.length === 0 ||
    named.includes(name) ||
    values[name].trim() !== source.values[name] ||
    errors[name] !== undefined;
  const closed = nameFields.filter((name) => !isOpen(name));
  // the pressed button is gone, so focus moves to the first field that it opened
  useEffect(() => {
    if (opensAll) opened.current?.querySelector('input')?.focus();
  }, [opensAll]);

  const draw = (name: NameField) => (
    <CorrectedField key={name} name={name} before={source.values[name]} isNamed={named.includes(name)}>
      {fields[name]}
    </CorrectedField>
  );
  return (
    <>
      {named.length > 0 && <h4 className={styles.groupTitle}>{t('reissue.toChange')}</h4>}
      {nameFields.filter(isOpen).map(draw)}
      {closed.length > 0 &&
        (opensAll ? (
          <div ref={opened} className={styles.fields}>
            {closed.map(draw)}
          </div>
        ) : (
          <section aria-labelledby={stayId} className={styles.stays}>
            <div className={styles.staysHead}>
              <h4 id={stayId} className={styles.groupTitle}>
                {t('reissue.stays')}
              </h4>
              <Button variant="text" size="sm" icon="pen" onClick={() => setOpensAll(true)}>
                {t('reissue.change')}
              </Button>
            </div>
            <DescriptionList
              variant="rows"
              facts={closed.map((name) => ({ id: name, name: t(labelKeys[name]), value: values[name] || null }))}
            />
          </section>
        ))}
    </>
  );
};

interface CorrectedFieldProps {
  name: NameField;
  /** The value in the rejected pass. */
  before: string;
  isNamed: boolean;
  children: ReactNode;
}

/** One field: marked if the comment names it, with the old value once it is changed. */
const CorrectedField = ({ name, before, isNamed, children }: CorrectedFieldProps) => {
  const { t } = useTranslation('passes');
  const { values, setFieldValue } = useFormikContext<PassFormValues>();
  const isChanged = values[name].trim() !== before;
  if (!isNamed && !isChanged) return <Fragment>{children}</Fragment>;
  return (
    <div className={styles.corrected} data-named={isNamed && !isChanged ? '' : undefined}>
      {children}
      <div className={styles.correction}>
        {isChanged ? (
          <>
            <span>
              <s className={styles.before}>{before === '' ? t('reissue.empty') : before}</s> →{' '}
              <b className={styles.after}>{values[name].trim() || t('reissue.empty')}</b>
            </span>
            <Button variant="text" size="sm" onClick={() => void setFieldValue(name, before)}>
              {t('reissue.back')}
            </Button>
          </>
        ) : (
          <span className={styles.named}>{t('reissue.named')}</span>
        )}
      </div>
    </div>
  );
};
