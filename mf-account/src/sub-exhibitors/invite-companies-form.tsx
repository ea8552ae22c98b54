import { useAction } from '@fairfront/shared-kit/api/actions';
import { queryKeys } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { focusControl } from '@fairfront/shared-kit/components/error-summary';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { Form, FormCheckNote, FormNotice, SubmitButton, useFormState } from '@fairfront/shared-kit/forms';
import { emptyForm, FormDraft } from '@fairfront/shared-kit/forms/draft';
import { lazyRules, useIssueTexts } from '@fairfront/shared-kit/forms/rules';
import { useLocale, useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { subExhibitorsAtOnce } from '@fairfront/shared-kit/domain/account';
import { CompanyFields } from './company-fields';
import { emptyCompany, isComplete, payloadOf, serverNames, type NewCompanies } from './new-companies';
import styles from './sub-exhibitors.module.css';

interface InviteCompaniesFormProps {
  available: number;
  /** Whether the user opened the form, which then takes the focus. */
  takesFocus: boolean;
  onClose?: (() => void) | undefined;
  onInvited: () => void;
}

/** Invites several companies to the stand at once; shown above the list. */
export const InviteCompaniesForm = ({ available, takesFocus, onClose, onInvited }: InviteCompaniesFormProps) => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const locale = useLocale();
  const issueTexts = useIssueTexts();
  const { id } = useParticipation();
  const inviting = useAction<NewCompanies['companies']>({
    namespace: 'account',
    errors: 'inline',
    run: (companies, { idempotencyKey }) =>
      api.post('/participants/{id}/sub-participants', {
        params: { path: { id } },
        body: { companies: payloadOf(companies) },
        idempotencyKey,
      }),
    announce: (_answer, { length }) => t('subs.invited', { count: length }),
    invalidates: () => [queryKeys.subExhibitors.all(id), queryKeys.personalPasses.all(id)],
  });
  return (
    <Form<NewCompanies>
      className={styles.form}
      label={t('subs.new')}
      initialValues={{ companies: [emptyCompany] }}
      serverNames={serverNames}
      validate={lazyRules(async () => {
        const [{ companyErrors }, issueText] = await Promise.all([import('./company-errors'), issueTexts()]);
        return (values) => companyErrors(values, available, locale, issueText) as never;
      })}
      onSubmit={async ({ companies }, form) => {
        await inviting.submit(companies);
        emptyForm(form, { companies: [emptyCompany] });
        onInvited();
      }}
    >
      <Rows available={available} takesFocus={takesFocus} onClose={onClose} />
    </Form>
  );
};

const Rows = ({ available, takesFocus, onClose }: Omit<InviteCompaniesFormProps, 'onInvited'>) => {
  const { t } = useTranslation('account');
  const { messages } = usePlatform();
  const locale = useLocale();
  const { id } = useParticipation();
  const { formId } = useFormState();
  const { values, setValues, dirty, resetForm } = useFormikContext<NewCompanies>();
  const { companies } = values;
  const focusRow = useRef<number | null>(takesFocus ? 0 : null);

  useEffect(() => {
    if (focusRow.current === null) return;
    focusControl(`${formId}-companies.${focusRow.current}.name`);
    focusRow.current = null;
  }, [companies.length, formId]);

  const taken = companies.reduce((sum, { certificate }) => sum + certificate, 0);
  const close = async () => {
    if (dirty) {
      const question = { title: t('subs.discard'), confirmLabel: t('subs.discardConfirm') };
      if (!(await messages.confirm(question))) return;
      emptyForm({ resetForm });
    }
    onClose?.();
  };
  const reason = available === 0 ? t('subs.noPlaces') : t('subs.fillAll');
  return (
    <section aria-labelledby={`${formId}-title`} className={styles.panel}>
      <h3 id={`${formId}-title`} className={styles.panelTitle}>
        {t('subs.new')}
      </h3>
      <FormDraft name={`sub-exhibitors-${id}`} />
      {available === 0 && <Notice tone="warning">{t('subs.noPlaces')}</Notice>}
      {companies.map(({ certificate }, row) => (
        <CompanyFields
          key={row}
          row={row}
          max={Math.max(0, available - taken + certificate)}
          onRemove={
            companies.length > 1
              ? () => {
                  focusRow.current = Math.max(0, row - 1);
                  void setValues({ companies: companies.filter((_one, index) => index !== row) });
                }
              : undefined
          }
        />
      ))}
      <FormNotice />
      <div className={styles.formActions}>
        {companies.length < subExhibitorsAtOnce && (
          <Button
            variant="text"
            icon="plus"
            onClick={() => {
              focusRow.current = companies.length;
              void setValues({ companies: [...companies, emptyCompany] });
            }}
          >
            {t('subs.addRow')}
          </Button>
        )}
        <span className={styles.formEnd}>
          <FormCheckNote />
          {onClose && <Button onClick={() => void close()}>{t('subs.cancel')}</Button>}
          <SubmitButton {...(isComplete(companies, locale) ? {} : { disabledReason: reason })}>
            {t('subs.send', { count: companies.length })}
          </SubmitButton>
        </span>
      </div>
    </section>
  );
};
