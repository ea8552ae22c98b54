import { Button } from '@fairfront/shared-kit/components/button';
import { defaultLocale, type Locale } from '@fairfront/shared-kit/domain/common';
import { useTranslation } from '@fairfront/shared-kit/platform';
import en from '../locales/en.templates.json';
import ru from '../locales/ru.templates.json';
import styles from './order.module.css';

/** The templates of both languages: a template is in the language of its reader, not in that of the user. */
const texts = { ru, en };
const names = ['price', 'changed', 'delivery', 'checking'] as const;

interface ChatTemplatesProps {
  draft: { text: string; setText: (text: string) => void };
  /** The language of the exhibitor; null if it is unknown. */
  locale: Locale | null;
}

/** Beginnings of messages. A template replaces another template, and is appended to what the user has typed. */
export const ChatTemplates = ({ draft, locale }: ChatTemplatesProps) => {
  const { t } = useTranslation('desk');
  const ofReader = texts[locale ?? defaultLocale];
  const isTemplate = (text: string) => [...Object.values(ru), ...Object.values(en)].includes(text);
  const use = (text: string) => {
    const typed = draft.text.trim();
    draft.setText(typed === '' || isTemplate(typed) ? text : `${draft.text.trimEnd()}\n${text}`);
  };
  return (
    <div className={styles.templates} role="group" aria-label={t('orderPage.chat.templates.label')}>
      {names.map((name) => (
        <Button key={name} size="sm" onClick={() => use(ofReader[name])}>
          {t(`orderPage.chat.templates.${name}`)}
        </Button>
      ))}
    </div>
  );
};
