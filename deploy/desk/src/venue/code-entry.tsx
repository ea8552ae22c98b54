import { Button } from '@fairfront/shared-kit/components/button';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import styles from './venue.module.css';

/** Where typed letters belong to the element with the focus. */
const taking = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]';

/**
 * The field for a hand scanner, which types the code and Enter, and for a typed number. Wherever the focus is, a letter goes to the
 * field: the Enter of a scanner must not press the button that was used last.
 */
export const CodeEntry = ({ onCode }: { onCode: (text: string) => void }) => {
  const { t } = useTranslation('desk');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // on a phone the focus would open its keyboard
    if (!window.matchMedia('(hover: none)').matches) field.current?.focus();
    const take = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(taking)) return;
      field.current?.focus();
    };
    document.addEventListener('keydown', take, true);
    return () => document.removeEventListener('keydown', take, true);
  }, []);

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    onCode(text);
    setText('');
    field.current?.focus();
  };
  return (
    <form className={styles.entry} onSubmit={send}>
      <TextField
        ref={field}
        label={t('venue.code')}
        hint={t('venue.codeHint')}
        value={text}
        onChange={setText}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={200}
      />
      <Button type="submit" variant="primary">
        {t('venue.check')}
      </Button>
    </form>
  );
};
