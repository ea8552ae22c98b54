import { Button } from '@fairfront/shared-kit/components/button';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { correctedText, mistakenWord } from '@fairfront/shared-kit/domain/catalogue/spelling';
import { useWizard } from '../context/wizard-context';
import styles from './alphabet.module.css';
import { useSpelling } from './use-spelling';

interface SpellingHintsProps {
  field: 'companyInfo' | 'companyInfoEng';
  language: 'ru' | 'en';
}

/** Words that the spell-check does not know, with suggestions to replace them. */
export const SpellingHints = ({ field, language }: SpellingHintsProps) => {
  const { t } = useTranslation('catalog');
  const { draft, change } = useWizard();
  const text = draft[field];
  const { mistakes, isChecked } = useSpelling(text, language);
  if (isChecked === null) return null;
  if (!isChecked) return <p className={styles.unchecked}>{t('alphabet.unchecked')}</p>;
  if (mistakes.length === 0) return null;
  return (
    <ul className={styles.mistakes} aria-label={t('alphabet.mistakes')}>
      {mistakes.map((mistake) => {
        const word = mistakenWord(text, mistake);
        return (
          <li key={mistake.position} className={styles.mistake}>
            <span lang={language} className={styles.word}>
              {word}
            </span>
            {mistake.suggestions.map((suggestion) => (
              <Button
                key={suggestion}
                size="sm"
                variant="text"
                lang={language}
                aria-label={t('alphabet.replace', { word, suggestion })}
                onClick={() => change({ [field]: correctedText(text, mistake, suggestion) })}
              >
                {suggestion}
              </Button>
            ))}
          </li>
        );
      })}
    </ul>
  );
};
