import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { textOf } from '@fairfront/shared-kit/formats';
import { useLocale, useParticipant, useTranslation, type Locale } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { alphabetLetter, catalogueStands } from '../model';
import styles from './entry-preview.module.css';

/** The entry as a visitor will read it, from what the company and the stand say now. */
export const EntryPreview = () => {
  const { t } = useTranslation('catalog');
  const interfaceLocale = useLocale();
  const [chosen, setChosen] = useState<Locale | null>(null);
  const shown = chosen ?? interfaceLocale;
  const { company, exhibition, stands } = useParticipant();
  const name = textOf(company, 'name', shown);
  const otherName = textOf(company, 'name', shown === 'ru' ? 'en' : 'ru');
  const titles = catalogueStands(stands);
  const contacts = [
    company.phone && t(`print.${shown}.phone`, { phone: company.phone }),
    company.email,
    company.website,
  ]
    .filter(Boolean)
    .join(', ');
  const place = [company.country && textOf(company.country, 'name', shown), company.address].filter(Boolean).join(', ');
  return (
    <section aria-labelledby="catalogue-preview" className={styles.preview}>
      <div className={styles.head}>
        <h3 id="catalogue-preview" className="ff-h4">
          {t('preview.title')}
        </h3>
        <SegmentedControl
          label={t('preview.language')}
          value={shown}
          onChange={setChosen}
          segments={[
            { value: 'ru', label: 'RU', lang: 'ru' },
            { value: 'en', label: 'EN', lang: 'en' },
          ]}
        />
      </div>
      <div lang={shown} className={styles.paper}>
        <p className={styles.letter}>
          <b>{alphabetLetter(name)}</b>
          <span>{textOf(exhibition, 'title', shown)}</span>
        </p>
        <p className={styles.name}>{name}</p>
        {otherName !== name && <p className={styles.other}>{otherName}</p>}
        {place && <p>{place}</p>}
        {contacts && <p>{contacts}</p>}
        {titles.length > 0 && <p>{t(`print.${shown}.stands`, { stands: titles.join(', ') })}</p>}
      </div>
      <p className={styles.note}>{t('preview.note')}</p>
    </section>
  );
};
