import { useFormikContext, type FormikValues, type FormikHelpers } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { formatTime } from '../../platform/formats/dates';
import { usePlatformState } from '../../platform/context';
import { useTranslation } from '../../platform/facade';
import { draftPlace } from '../draft-store';
import styles from './form-draft.module.css';

/** A pause in typing after which the input is kept, in milliseconds. */
const keepAfter = 400;
/** In place of a user id, which starts at 1. */
const visitor = 0;

/** The props of `FormDraft`. */
export interface FormDraftProps {
  /** Names the form; with ids where there are several of a kind ("car-pass-101"). */
  name: string;
  /** The form is for people without a session: their input is kept for the tab. */
  forVisitors?: boolean;
}

/** Values of a draft for the fields that the form has today; a field that came later keeps its initial value. */
const forForm = (initial: FormikValues, kept: Record<string, unknown>): FormikValues =>
  Object.fromEntries(Object.keys(initial).map((key) => [key, key in kept ? kept[key] : initial[key]]));

/**
 * Keeps the unsent input of the form around and brings it back: after a reload, a session that ended, a crash. Says when it did
 * so, with a way to start over. What was sent or emptied is forgotten; signing out forgets all (`clearDrafts`).
 */
export const FormDraft = ({ name, forVisitors = false }: FormDraftProps) => {
  const { t } = useTranslation('kit');
  const { user } = usePlatformState();
  const { values, initialValues, dirty, setValues, resetForm } = useFormikContext<FormikValues>();
  // who began to type keeps the input, also when the session ends meanwhile
  const [place] = useState(() => {
    if (user) return draftPlace(user.id, name);
    return forVisitors ? draftPlace(visitor, name) : null;
  });
  const [draft, setDraft] = useState(() => place?.read() ?? null);
  const begun = useRef(false);

  const restore = useEffectEvent(() => {
    if (draft) void setValues(forForm(initialValues, draft.values), false);
  });
  // once, with the values that the form was opened with
  useEffect(() => restore(), []);

  const keep = useEffectEvent(() => {
    if (dirty) place?.write(values);
  });

  useEffect(() => {
    if (place === null) return undefined;
    const isFirst = !begun.current;
    begun.current = true;
    // the form is still clean: the draft is about to be restored
    if (!dirty && isFirst && draft) return undefined;
    if (!dirty) {
      place.drop();
      return undefined;
    }
    const keepNow = () => keep();
    const timer = setTimeout(keepNow, keepAfter);
    window.addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [place, dirty, values, draft]);

  useEffect(() => () => keep(), []);

  // the mark shows the shell that a reload loses nothing here
  if (draft === null || !dirty) return <span hidden data-form-draft="" />;
  return (
    <div className={styles.note} role="status" data-form-draft="">
      <Icon name="undo" size={16} className={styles.icon} />
      <span className={styles.words}>{t('formDraft.restored', { time: formatTime(draft.savedAt) })}</span>
      <Button
        variant="text"
        size="sm"
        onClick={() => {
          setDraft(null);
          resetForm();
        }}
      >
        {t('formDraft.startOver')}
      </Button>
    </div>
  );
};

/**
 * Empties a form that is about to leave the screen, because its input was sent or given up: its draft is forgotten before this
 * returns. Emptied and taken away in one step, a form would keep what was typed once more.
 * @param values what the empty form holds; those that it was opened with by default
 */
export const emptyForm = <Values extends FormikValues>(
  { resetForm }: Pick<FormikHelpers<Values>, 'resetForm'>,
  values?: Values,
): void => flushSync(() => resetForm(values && { values }));
