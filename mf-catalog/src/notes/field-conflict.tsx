import { Button } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { Radio } from '@fairfront/shared-kit/components/radio';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useId, useState } from 'react';
import type { DraftConflict } from '@fairfront/shared-kit/domain/catalogue/merge-drafts';
import { useWizardDetails } from '../context/wizard-details';
import { useFieldTexts } from './field-names';
import styles from './notes.module.css';

/** Two conflicting values of one field; the user keeps one. */
export const FieldConflict = ({ conflict }: { conflict: DraftConflict }) => {
  const { t } = useTranslation('catalog');
  const { settle } = useWizardDetails();
  const { nameOf, valueOf } = useFieldTexts();
  const [choice, setChoice] = useState<'mine' | 'theirs'>('mine');
  const id = useId();
  const { field } = conflict;
  const name = nameOf(field);
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.conflict}>
      <p id={id} role="status" className={styles.conflictHead}>
        <Icon name="swap" size={16} />
        <span>{t('notes.conflict', { field: name })}</span>
      </p>
      <div className={styles.values}>
        {(['mine', 'theirs'] as const).map((side) => (
          <Radio
            key={side}
            name={id}
            value={side}
            checked={choice === side}
            hint={t(`notes.${side}`)}
            onChoose={() => setChoice(side)}
          >
            <b className={styles.value}>{valueOf(field, conflict[side])}</b>
          </Radio>
        ))}
        <Button size="sm" onClick={() => settle(conflict, choice)}>
          {t('notes.keep')}
        </Button>
      </div>
    </div>
  );
};
