import { focusControl } from '@fairfront/shared-kit/components/error-summary';
import { Form } from '@fairfront/shared-kit/forms';
import { emptyForm } from '@fairfront/shared-kit/forms/draft';
import { lazyRules, useIssueTexts } from '@fairfront/shared-kit/forms/rules';
import { countriesQuery } from '@fairfront/shared-kit/forms/select';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  failsHere,
  useLocale,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type PersonalPass,
} from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import type { PersonalKind } from '../api/list-pages';
import type { PassQuota } from '@fairfront/shared-kit/domain/passes';
import { PassHistory } from '../pass-history/pass-history';
import { RejectionNotice } from '../context/rejection-notice';
import { AddedSoFar } from '../pass-dialog/added-so-far';
import { draftOf, FormSide, formSideClass, type SubmitIntent } from '../pass-dialog/form-side';
import { NameLettersNotice } from './name-letters-notice';
import { emptyPassForm, formNames, namedIn, nextPassForm, typeOfForm, type PassFormValues } from './pass-form-values';
import styles from './pass-form.module.css';
import type { PassSource } from './pass-source';
import { PersonFields } from './person-fields';
import { RecentPasses } from './recent-passes';
import { SamePersonNotice } from './same-person-notice';
import { useCreatePass } from './use-create-pass';
import { useVisa, VisaFields } from './visa-fields';

/** The props of `PassForm`. */
export interface PassFormProps {
  kind: PersonalKind;
  title: string;
  /** The pass that fills the form. */
  source: PassSource | null;
  quota: PassQuota;
  /** False for a form that opens by itself beside an empty list. */
  takesFocus: boolean;
  /** @param isLast false if the form stays open for the next person */
  onAdded: (isLast: boolean) => void;
  onClose: () => void;
  /** Deletes the rejected pass instead of reissuing it; absent without the right. */
  onDelete?: (() => void) | undefined;
  /** The list that the form replaces on a narrow page; the form shows its newest passes below. */
  replaced?: { passes: readonly PersonalPass[]; total: number } | undefined;
}

const letterNames = { lastname: 'lastName', name: 'firstName', middlename: 'middleName' } as const;

/** The form for one person in the panel beside the list: a certificate, a visa or an installation pass. */
export const PassForm = ({ kind, source, takesFocus, onAdded, ...panel }: PassFormProps) => {
  const { t } = useTranslation('passes');
  const platform = usePlatform();
  const { now } = platform;
  const locale = useLocale();
  const issueTexts = useIssueTexts();
  const participation = useParticipation();
  const create = useCreatePass(kind, source?.rejected?.id ?? null);
  const formId = useId();
  const intent = useRef<SubmitIntent>('last');
  const [added, setAdded] = useState<string[]>([]);
  const { data: countries = [] } = useQuery({
    ...countriesQuery(platform, { locale, visa: true }),
    ...failsHere,
    enabled: false,
  });
  const empty = emptyPassForm(textOf(participation.company, 'name', locale));

  const firstField = (source?.rejected && namedIn(source.rejected.comment)[0]) ?? 'lastName';
  useEffect(() => {
    if (takesFocus) focusControl(`${formId}-${firstField}`);
  }, [takesFocus, formId, firstField]);

  return (
    <Form<PassFormValues>
      id={formId}
      className={formSideClass}
      label={source?.rejected ? t('reissue.title') : panel.title}
      initialValues={source?.values ?? empty}
      serverNames={formNames}
      validate={lazyRules(async () => {
        const [{ passFormErrors }, issueText] = await Promise.all([import('./pass-form-errors'), issueTexts()]);
        return (values) =>
          passFormErrors(typeOfForm(kind, values), values, { event: participation, now: now(), countries }, issueText);
      })}
      describeFailure={create.describe}
      onSubmit={async (values, form) => {
        const isLast = intent.current === 'last';
        const name = await create.submit(values);
        if (name === null) return;
        emptyForm(form, isLast ? empty : nextPassForm(values, empty));
        if (!isLast) {
          setAdded((names) => [name, ...names]);
          focusControl(`${formId}-lastName`);
        }
        onAdded(isLast);
      }}
    >
      <Panel
        kind={kind}
        {...panel}
        source={source}
        empty={empty}
        added={added}
        onIntent={(next) => (intent.current = next)}
      />
    </Form>
  );
};

interface PanelProps extends Pick<
  PassFormProps,
  'kind' | 'title' | 'source' | 'quota' | 'onClose' | 'onDelete' | 'replaced'
> {
  empty: PassFormValues;
  /** The names of the people added so far, latest first. */
  added: readonly string[];
  onIntent: (intent: SubmitIntent) => void;
}

const Panel = ({ kind, title, source, quota, onClose, onDelete, replaced, empty, added, onIntent }: PanelProps) => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const { resetForm } = useFormikContext<PassFormValues>();
  const visa = useVisa(kind);
  const historyId = useId();
  const rejected = source?.rejected;
  const copied = source && !rejected ? t('form.copyOf', { name: source.name }) : undefined;
  return (
    <FormSide
      draft={draftOf(kind, source)}
      title={rejected ? source.name : title}
      subtitle={
        rejected
          ? t('detail.created', { type: t(`type.${rejected.type}`), date: formatDate(rejected.created_at, locale) })
          : copied
      }
      onClose={onClose}
      onClear={rejected ? undefined : () => resetForm({ values: empty })}
      disabledReason={visa.refusal}
      onIntent={onIntent}
      onDelete={rejected ? onDelete : undefined}
      below={
        replaced && !rejected
          ? (close) => <RecentPasses kind={kind} {...replaced} added={added} onAll={close} />
          : undefined
      }
      {...(rejected
        ? { submit: t('reissue.submit'), note: t('reissue.keepsPlace', { count: quota.count, total: quota.total }) }
        : { another: t('form.another') })}
    >
      <div className={styles.fields}>
        <AddedSoFar names={added} textKey="form.addedSoFar" />
        {rejected && <RejectionNotice pass={rejected} />}
        <PersonFields source={source} />
        <NameLettersNotice names={letterNames} />
        <SamePersonNotice kind={kind} except={rejected?.id ?? null} />
        <VisaFields visa={visa} />
        {rejected && (
          <section aria-labelledby={historyId}>
            <h4 id={historyId} className={styles.groupTitle}>
              {t('history.title')}
            </h4>
            <PassHistory kind={kind} passId={rejected.id} />
          </section>
        )}
      </div>
    </FormSide>
  );
};
