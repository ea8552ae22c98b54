import { Link } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { formatDeadline } from '@fairfront/shared-kit/platform/formats';
import { Form, FormErrorSummary, FormTextField, SubmitButton } from '@fairfront/shared-kit/forms';
import { emptyForm, FormDraft } from '@fairfront/shared-kit/forms/draft';
import { lazyRules, useIssueTexts } from '@fairfront/shared-kit/forms/rules';
import {
  useLocale,
  useNow,
  usePlatform,
  useTranslation,
  type PassLinkPage,
  type PassLinkReceipt,
} from '@fairfront/shared-kit/platform';
import { usePassAction } from '../api/use-pass-action';
import { NameLettersNotice } from '../pass-form/name-letters-notice';
import { emptyPassForm, fieldsOfForm, formNames, typeOfForm, type PassFormValues } from '../pass-form/pass-form-values';
import { useVisaOf, VisaFields } from '../pass-form/visa-fields';
import styles from './self-fill.module.css';

interface SelfFillFormProps {
  token: string;
  page: PassLinkPage;
  onSent: (receipt: PassLinkReceipt) => void;
}

const letterNames = { lastname: 'lastName', name: 'firstName', middlename: 'middleName' } as const;

/** The fields of a participant pass except the company, with the rules of the add form. */
export const SelfFillForm = ({ token, page, onSent }: SelfFillFormProps) => {
  const { t } = useTranslation('passes');
  const { api, now } = usePlatform();
  const issueTexts = useIssueTexts();
  const sending = usePassAction<PassFormValues, PassLinkReceipt>({
    errors: 'inline',
    brokeDown: () => t('selfFill.notSent'),
    run: async (values, { idempotencyKey }) => {
      const type = typeOfForm('participant', values);
      const { company_name: _, ...fields } = fieldsOfForm(type, values);
      const body = { token, ...fields, is_visa: type === 'visa' };
      return (await api.post('/pass-links/fill', { body, idempotencyKey })).data;
    },
  });
  const countries = page.countries ?? [];
  const empty = emptyPassForm(page.company_name);
  return (
    <Form<PassFormValues>
      className={styles.form}
      label={t('selfFill.title')}
      initialValues={empty}
      serverNames={formNames}
      validate={lazyRules(async () => {
        const [{ passFormErrors }, issueText] = await Promise.all([
          import('../pass-form/pass-form-errors'),
          issueTexts(),
        ]);
        return (values) =>
          passFormErrors(typeOfForm('participant', values), values, { event: page, now: now(), countries }, issueText);
      })}
      describeFailure={sending.describe}
      onSubmit={async (values, form) => {
        const receipt = await sending.submit(values);
        if (receipt === null) return;
        // no personal data must remain on a shared device
        emptyForm(form, empty);
        onSent(receipt);
      }}
    >
      <Fields page={page} />
    </Form>
  );
};

const Fields = ({ page }: { page: PassLinkPage }) => {
  const { t } = useTranslation('passes');
  const { config } = usePlatform();
  const locale = useLocale();
  const now = useNow();
  const { sender, countries, exhibition, expires_at, company_name } = page;
  const visa = useVisaOf({
    event: page,
    now,
    isAsked: countries !== null,
    list: { data: countries ?? [], isPending: false, isError: false, isFetching: false, refetch: () => undefined },
  });
  const lead = visa.isOffered ? 'selfFill.leadVisa' : 'selfFill.lead';
  const policy = config.contacts.policyUrl?.[locale];
  const until = formatDeadline(Date.parse(expires_at), locale, { now, zone: exhibition.timezone });
  return (
    <>
      <div className={styles.fields}>
        <p className={styles.lead}>{sender ? t(`${lead}From`, { sender: sender.name }) : t(lead)}</p>
        <FormErrorSummary />
        <FormDraft name={`pass-link-${page.id}`} forVisitors />
        <dl>
          <dt className={styles.companyLabel}>{t('selfFill.company')}</dt>
          <dd className={styles.companyName}>{company_name}</dd>
        </dl>
        <div className={styles.pair}>
          <FormTextField size="lg" name="lastName" label={t('form.lastname')} autoComplete="family-name" required />
          <FormTextField size="lg" name="firstName" label={t('form.name')} autoComplete="given-name" required />
        </div>
        <FormTextField
          size="lg"
          name="middleName"
          label={t('form.middlename')}
          placeholder={t('form.middlenameHint')}
          autoComplete="additional-name"
          optional
        />
        <NameLettersNotice names={letterNames} />
        <VisaFields visa={visa} />
        <Notice tone="warning" icon="clock" title={t('selfFill.until', { date: until })}>
          {t('selfFill.once')}
        </Notice>
      </div>
      <div className={styles.actions}>
        <SubmitButton size="lg" className={styles.submit} {...(visa.refusal ? { disabledReason: visa.refusal } : {})}>
          {t('selfFill.submit')}
        </SubmitButton>
        <p className={styles.privacy}>
          {t('selfFill.privacy', { company: company_name })}{' '}
          {policy && (
            <Link href={policy} external>
              {t('selfFill.policy')}
            </Link>
          )}
        </p>
      </div>
    </>
  );
};
