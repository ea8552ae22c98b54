import { useState } from 'react';
import { useFormikContext } from 'formik';
import { isApiError } from '@fairfront/shared-kit/api';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { isDay, localizedNames } from '@fairfront/shared-kit/domain/common';
import {
  extensionKinds,
  type ExtensionKind,
} from '@fairfront/shared-kit/domain/participations/deadline-extensions/effective-dates';
import { Form, FormErrorSummary, FormTextField, SubmitButton } from '@fairfront/shared-kit/forms';
import { FormDatePicker } from '@fairfront/shared-kit/forms/date-picker';
import { FormDraft } from '@fairfront/shared-kit/forms/draft';
import {
  failsHere,
  useLocale,
  usePlatform,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import {
  extensionRulesQuery,
  fetchExtensionRules,
  putExtensionRule,
  type ExtensionRule,
  type ExtensionRules,
} from '../api/exhibition';
import { deskKeys } from '../api/query-keys';
import { ChangedMeanwhile } from './changed-meanwhile';
import styles from './exhibition.module.css';
import { useFieldLabel } from './field-label';

type LimitValues = Record<string, string>;

const notes = localizedNames('note');
const nameOf = (kind: ExtensionKind, field: string): string => `${kind}_${field}`;

const ruleOf = ({ rules }: ExtensionRules, kind: ExtensionKind): ExtensionRule =>
  rules.find((rule) => rule.kind === kind) ?? { kind, until: null, note_rus: null, note_eng: null };

const valuesOf = (limits: ExtensionRules): LimitValues =>
  Object.fromEntries(
    extensionKinds.flatMap((kind) => {
      const rule = ruleOf(limits, kind);
      return (['until', ...notes] as const).map((field) => [nameOf(kind, field), rule[field] ?? '']);
    }),
  );

const typedRule = (values: LimitValues, kind: ExtensionKind): ExtensionRule => {
  const text = (field: string) => values[nameOf(kind, field)]?.trim() || null;
  return { kind, until: text('until'), note_rus: text('note_rus'), note_eng: text('note_eng') };
};

const isSame = (one: ExtensionRule, other: ExtensionRule): boolean =>
  (['until', ...notes] as const).every((field) => one[field] === other[field]);

interface ConflictProps {
  /** The limits that a colleague has saved. */
  current: ExtensionRules;
  kinds: readonly ExtensionKind[];
  onDone: () => void;
}

const Conflict = ({ current, kinds, onDone }: ConflictProps) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const { resetForm } = useFormikContext<LimitValues>();
  const text = (kind: ExtensionKind) => {
    const { until, note_rus, note_eng } = ruleOf(current, kind);
    return [until ? formatDate(until, locale) : t('record.limits.never'), note_rus, note_eng]
      .filter(Boolean)
      .join('; ');
  };
  return (
    <ChangedMeanwhile
      values={kinds.map((kind) => ({ name: kind, label: t(`extensions.kinds.${kind}`), text: text(kind) }))}
      onKeepMine={onDone}
      onTakeTheirs={() => {
        resetForm({ values: valuesOf(current) });
        onDone();
      }}
    />
  );
};

interface LimitFormProps {
  exhibition: number;
  limits: ExtensionRules;
  /** Why nothing can be changed; undefined if it can. */
  locked: string | undefined;
}

const LimitForm = ({ exhibition, limits, locked }: LimitFormProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const cache = useQueryClient();
  const labelOf = useFieldLabel();
  /** The state that what is typed is compared with. */
  const [ground, setGround] = useState(limits);
  const [theirs, setTheirs] = useState<Omit<ConflictProps, 'onDone'> | null>(null);
  const [initialValues] = useState(() => valuesOf(limits));

  const save = async (values: LimitValues, from: ExtensionRules): Promise<ExtensionRules> => {
    const changed = extensionKinds.map((kind) => typedRule(values, kind));
    const wanted = changed.filter((rule) => !isSame(rule, ruleOf(from, rule.kind)));
    let stored = from;
    try {
      for (const rule of wanted) {
        const etag = await putExtensionRule(api, exhibition, rule, stored.etag);
        stored = { rules: [...stored.rules.filter(({ kind }) => kind !== rule.kind), rule], etag };
      }
      return stored;
    } catch (error) {
      // limits before the refused one are stored
      setGround(stored);
      if (!isApiError(error) || error.code !== 'changed_meanwhile') throw error;
      const current = await fetchExtensionRules(api, exhibition);
      const kinds = extensionKinds.filter((kind) => !isSame(ruleOf(current, kind), ruleOf(stored, kind)));
      // a colleague has saved another part of the record
      if (kinds.length === 0) return save(values, current);
      setTheirs({ current, kinds });
      throw error;
    }
  };
  const saving = useAction<LimitValues, ExtensionRules>({
    namespace: 'desk',
    errors: 'inline',
    invalidates: () => [deskKeys.exhibition(exhibition)],
    announce: () => t('record.saved'),
    run: (values) => save(values, ground),
  });
  return (
    <Form<LimitValues>
      className={styles.form}
      label={t('record.tabs.extensions')}
      initialValues={initialValues}
      validate={(values) =>
        Object.fromEntries(
          extensionKinds.flatMap((kind) => {
            const { until } = typedRule(values, kind);
            return until === null || isDay(until) ? [] : [[nameOf(kind, 'until'), t('record.issues.noDate')]];
          }),
        )
      }
      describeFailure={saving.describe}
      onSubmit={async (values) => {
        const stored = await saving.submit(values);
        if (!stored) return;
        setGround(stored);
        setTheirs(null);
        cache.setQueryData(deskKeys.extensionRules(exhibition), stored);
      }}
    >
      {!locked && <FormDraft name={`exhibition-${exhibition}-extensions`} />}
      <FormErrorSummary />
      {theirs && (
        <Conflict
          {...theirs}
          onDone={() => {
            setGround(theirs.current);
            setTheirs(null);
          }}
        />
      )}
      <p className={styles.lead}>{t('record.limits.lead')}</p>
      {extensionKinds.map((kind) => (
        <fieldset key={kind} className={styles.limit}>
          <legend className={styles.legend}>{t(`extensions.kinds.${kind}`)}</legend>
          <FormDatePicker
            name={nameOf(kind, 'until')}
            size="sm"
            label={t('record.limits.until')}
            optional
            disabledReason={locked}
          />
          {notes.map((note) => (
            <FormTextField
              key={note}
              name={nameOf(kind, note)}
              size="sm"
              label={labelOf(note)}
              maxLength={300}
              optional
              disabledReason={locked}
            />
          ))}
        </fieldset>
      ))}
      {!locked && (
        <div className={styles.save}>
          <SubmitButton>{t('record.save')}</SubmitButton>
        </div>
      )}
    </Form>
  );
};

/** How far each kind of deadline may be extended, and what exhibitors read about it. */
export const ExtensionLimits = ({ exhibition, locked }: Omit<LimitFormProps, 'limits'>) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const query = useQuery({ ...extensionRulesQuery(api, exhibition), ...failsHere });
  if (query.data) return <LimitForm exhibition={exhibition} limits={query.data} locked={locked} />;
  return (
    <div className={styles.form}>
      {query.isError ? (
        <LoadError level={2} title={t('record.limits.failed')} query={query} />
      ) : (
        <Loading label={t('loading')}>
          <SkeletonLines count={6} />
        </Loading>
      )}
    </div>
  );
};
