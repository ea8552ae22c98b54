import { Button } from '@fairfront/shared-kit/components/button';
import { Select } from '@fairfront/shared-kit/components/select';
import { TextArea } from '@fairfront/shared-kit/components/text-area';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { useFormField } from '@fairfront/shared-kit/forms';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { insertMark, emailInserts, emailLimits, type EmailInsert } from '@fairfront/shared-kit/domain/account';
import styles from './email.module.css';

/** The draft of an email. */
export interface EmailDraft {
  subject: string;
  text: string;
}

const templates = ['own', 'reminder', 'deadline'] as const;
type Template = (typeof templates)[number];

interface EmailFieldsProps {
  /** The initial draft; null for an empty email. */
  draft: EmailDraft | null;
  onTyped: (values: EmailDraft) => void;
}

/** Subject and text, with templates and buttons that insert company-specific placeholders. */
export const EmailFields = ({ draft, onTyped }: EmailFieldsProps) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const subject = useFormField<string>('subject', t('email.subject'));
  const text = useFormField<string>('text', t('email.text'));
  const [template, setTemplate] = useState<Template>('own');
  const area = useRef<HTMLTextAreaElement>(null);
  /** Where to place the caret after the text has changed. */
  const caret = useRef<number | null>(null);

  const fill = (values: EmailDraft) => {
    subject.onChange(values.subject);
    text.onChange(values.text);
  };
  const restore = useEffectEvent(fill);
  useEffect(() => {
    if (draft) restore(draft);
  }, [draft]);
  const report = useEffectEvent((values: EmailDraft) => onTyped(values));
  useEffect(() => report({ subject: subject.value, text: text.value }), [subject.value, text.value]);
  useEffect(() => {
    if (caret.current === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [text.value]);

  const insert = (one: EmailInsert) => {
    const mark = insertMark(one, locale);
    const from = area.current?.selectionStart ?? text.value.length;
    const to = area.current?.selectionEnd ?? from;
    caret.current = from + mark.length;
    text.onChange(text.value.slice(0, from) + mark + text.value.slice(to));
  };
  const choose = (next: Template) => {
    setTemplate(next);
    if (next !== 'own') fill({ subject: t(`email.bodies.${next}.subject`), text: t(`email.bodies.${next}.text`) });
  };

  return (
    <>
      <Select
        label={t('email.template')}
        value={template}
        onChange={choose}
        options={templates.map((value) => ({ value, label: t(`email.templates.${value}`) }))}
      />
      <TextField {...subject} label={t('email.subject')} required />
      <TextArea
        {...text}
        ref={area}
        label={t('email.text')}
        required
        limit={emailLimits.text}
        minHeight={168}
        maxHeight={360}
        hint={t('email.insertHint')}
      />
      <div role="group" aria-label={t('email.insert')} className={styles.inserts}>
        <span className={styles.insertName}>{t('email.insert')}</span>
        {emailInserts.map((one) => (
          <Button key={one} size="sm" icon="plus" onClick={() => insert(one)}>
            {t(`email.inserts.${one}`)}
          </Button>
        ))}
      </div>
    </>
  );
};
