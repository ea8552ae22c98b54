import { classNames } from '@fairfront/shared-kit/components/class-names';
import { printedLocales, type PrintedLocale } from '@fairfront/shared-kit/domain/common';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { useLocale, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { useMemo, useState } from 'react';
import { printedEntry } from '@fairfront/shared-kit/domain/catalogue/printed-entry';
import { useWizard } from '../context/wizard-context';
import { useWizardDetails } from '../context/wizard-details';
import { Heading } from '../context/heading';
import { EntryCard, GuideCard, RubricsCard } from './entry-card';
import { ProofBill } from './proof-bill';
import styles from './proof.module.css';

/** The maximum number of rubrics in the proof; their step shows all of them. */
const mostRubrics = 20;

interface ProofProps {
  /** `beside`: a column next to the fields, in the current language; `below`: under the summary, in both languages. */
  place: 'beside' | 'below';
}

/**
 * A live proof of the printed entry: in the alphabetical list, under its rubrics and in the guide, in both languages, with
 * its charges.
 */
export const Proof = ({ place }: ProofProps) => {
  const { t } = useTranslation('catalog');
  const interfaceLocale = useLocale();
  const [chosen, setChosen] = useState<PrintedLocale | 'both' | null>(null);
  const { draft, template, rubrics } = useWizard();
  const { is_not_resident: isNotResident } = useParticipation();
  const countries = useWizardDetails().countries.data ?? null;
  const view = chosen ?? (place === 'below' ? 'both' : (printedLocales.find((one) => one === interfaceLocale) ?? 'en'));
  const entries = useMemo(() => {
    const languages = view === 'both' ? printedLocales : [view];
    const shown = { ...draft, rubrics: draft.rubrics.slice(0, mostRubrics) };
    return languages.map((language) => ({
      language,
      entry: printedEntry(shown, { template, rubrics, countries, isNotResident }, language),
    }));
  }, [view, draft, template, rubrics, countries, isNotResident]);
  return (
    <aside aria-labelledby="catalogue-proof" className={classNames(styles.proof, styles[place])}>
      <div className={styles.head}>
        <Heading level={3} id="catalogue-proof" className="ff-h4">
          {t('proof.title')}
        </Heading>
        <SegmentedControl
          label={t('proof.language')}
          value={view}
          onChange={setChosen}
          segments={[
            { value: 'both', label: t('proof.both') },
            { value: 'ru', label: 'RU', lang: 'ru' },
            { value: 'en', label: 'EN', lang: 'en' },
          ]}
        />
      </div>
      <Heading level={4} className={styles.place}>
        {t('proof.alphabet')}
      </Heading>
      <div className={styles.cards}>
        {entries.map((shown) => (
          <EntryCard key={shown.language} {...shown} />
        ))}
      </div>
      {draft.rubrics.length > 0 && (
        <>
          <Heading level={4} className={styles.place}>
            {t('proof.rubrics')}
          </Heading>
          <div className={styles.cards}>
            {entries.map((shown) => (
              <RubricsCard key={shown.language} {...shown} />
            ))}
          </div>
        </>
      )}
      <Heading level={4} className={styles.place}>
        {t('proof.guide')}
      </Heading>
      <div className={styles.cards}>
        {entries.map((shown) => (
          <GuideCard key={shown.language} {...shown} />
        ))}
      </div>
      <ProofBill />
    </aside>
  );
};
