import { createContext, useContext, useState, type ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { isApiError } from '@fairfront/shared-kit/api';
import { useAction } from '@fairfront/shared-kit/api/actions';
import type { Fields } from '@fairfront/shared-kit/domain/validation';
import { Form, FormErrorSummary, SubmitButton } from '@fairfront/shared-kit/forms';
import { FormDraft } from '@fairfront/shared-kit/forms/draft';
import { useIssueTexts } from '@fairfront/shared-kit/forms/rules';
import { usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import type { DeskExhibition } from '../api/desk';
import { fetchExhibition, patchExhibition } from '../api/exhibition';
import { deskKeys } from '../api/query-keys';
import { ChangedMeanwhile } from './changed-meanwhile';
import styles from './exhibition.module.css';
import { useFieldLabel } from './field-label';
import {
  bodyOf,
  changedBetween,
  dateIssuesOf,
  namesOf,
  valuesOf,
  type RecordForm,
  type RecordName,
  type RecordValues,
} from './record-values';

const LockedContext = createContext<string | undefined>(undefined);

/** Why the fields of a form cannot be changed; undefined if they can. */
export const useLocked = (): string | undefined => useContext(LockedContext);

/** What a colleague has saved since the form was opened. */
interface Meanwhile {
  record: DeskExhibition;
  names: RecordName[];
}

interface ConflictProps extends Meanwhile {
  form: RecordForm;
  onDone: () => void;
}

/** The values of a colleague, and the choice between them and what is typed. */
const Conflict = ({ record, names, form, onDone }: ConflictProps) => {
  const { t } = useTranslation('desk');
  const labelOf = useFieldLabel();
  const { resetForm } = useFormikContext<RecordValues>();
  const shown = valuesOf(record, names);
  const text = (name: RecordName) => {
    const value = shown[name];
    if (typeof value === 'boolean') return t(value ? 'record.on' : 'record.off');
    return (Array.isArray(value) ? value.join(', ') : value) || '—';
  };
  return (
    <ChangedMeanwhile
      values={names.map((name) => ({ name, label: labelOf(name), text: text(name) }))}
      onKeepMine={onDone}
      onTakeTheirs={() => {
        resetForm({ values: valuesOf(record, namesOf[form]) });
        onDone();
      }}
    />
  );
};

interface SectionFormProps {
  record: DeskExhibition;
  form: RecordForm;
  canWrite: boolean;
  /** Why nothing can be changed, if `canWrite` is false. */
  locked: string;
  children: ReactNode;
}

/** A form of the record, which saves its own fields and shows what a colleague has saved meanwhile. */
export const SectionForm = ({ record, form, canWrite, locked, children }: SectionFormProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const cache = useQueryClient();
  const issueTexts = useIssueTexts();
  const names = namesOf[form];
  /** The state that the form was made of; what is typed is compared with it. */
  const [ground, setGround] = useState(record);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [initialValues] = useState(() => valuesOf(record, names));

  const validate = async (values: RecordValues): Promise<Record<string, string>> => {
    const found = Object.entries(dateIssuesOf(ground, values, names)).map(([name, issue]) => [
      name,
      t(`record.issues.${issue}`),
    ]);
    const [{ formTexts }, { exhibitionFields }, issueText] = await Promise.all([
      import('@fairfront/shared-kit/forms/schema'),
      import('@fairfront/shared-kit/domain/participations/exhibition-fields'),
      issueTexts(),
    ]);
    const all: Fields = exhibitionFields;
    const fields = Object.fromEntries(names.map((name) => [name, all[name]])) as Fields;
    return {
      ...Object.fromEntries(found),
      ...formTexts(fields, bodyOf(values, names, ground.timezone) as never, issueText),
    };
  };
  const saving = useAction<{ values: RecordValues; etag: string }, DeskExhibition>({
    namespace: 'desk',
    errors: 'inline',
    invalidates: () => [deskKeys.exhibitions],
    announce: () => t('record.saved'),
    run: async ({ values, etag }) => {
      const body = bodyOf(values, names, ground.timezone);
      try {
        return await patchExhibition(api, ground.id, body, etag);
      } catch (error) {
        if (!isApiError(error) || error.code !== 'changed_meanwhile') throw error;
        const current = await fetchExhibition(api, ground.id);
        const theirs = changedBetween(ground, current, names);
        // a colleague has saved another part of the record
        if (theirs.length === 0) return patchExhibition(api, ground.id, body, current.etag);
        setMeanwhile({ record: current, names: theirs });
        throw error;
      }
    },
  });
  return (
    <LockedContext value={canWrite ? undefined : locked}>
      <Form<RecordValues>
        className={styles.form}
        label={t(`record.tabs.${form}`)}
        initialValues={initialValues}
        validate={validate}
        describeFailure={saving.describe}
        onSubmit={async (values) => {
          const stored = await saving.submit({ values, etag: ground.etag });
          if (!stored) return;
          setGround(stored);
          setMeanwhile(null);
          cache.setQueryData(deskKeys.exhibition(stored.id), stored);
        }}
      >
        {canWrite && <FormDraft name={`exhibition-${record.id}-${form}`} />}
        <FormErrorSummary />
        {meanwhile && (
          <Conflict
            {...meanwhile}
            form={form}
            onDone={() => {
              setGround(meanwhile.record);
              setMeanwhile(null);
            }}
          />
        )}
        {children}
        {canWrite && (
          <div className={styles.save}>
            <SubmitButton>{t('record.save')}</SubmitButton>
          </div>
        )}
      </Form>
    </LockedContext>
  );
};
