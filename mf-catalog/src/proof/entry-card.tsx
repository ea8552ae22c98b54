import { formatMoney, textOf } from '@fairfront/shared-kit/formats';
import { fromHundredths } from '@fairfront/shared-kit/model';
import { useParticipant, useTranslation, type Locale } from '@fairfront/shared-kit/platform';
import type { PrintedEntry, PrintedLine } from '../model/printed-entry';
import { useWizard } from '../wizard/wizard-context';
import styles from './proof.module.css';

interface CardProps {
  entry: PrintedEntry;
  language: Locale;
}

/** One entry of the alphabetical list; what goes beyond the free part is marked, a charged address with its price (CAT-295). */
export const EntryCard = ({ entry, language }: CardProps) => {
  const { t } = useTranslation('catalog');
  const { exhibition } = useParticipant();
  const { description } = entry;
  const places = entry.alphabet.filter(({ kind }) => kind === 'country' || kind === 'address');
  const [country, address, ...more] = places;
  const isWithCountry = country?.kind === 'country';
  const first = (isWithCountry ? [country, address] : [country]).filter((line) => line !== undefined);
  const rest = isWithCountry ? more : places.slice(1);
  const labelled = ({ kind, text }: PrintedLine) =>
    kind === 'phone' || kind === 'fax' ? t(`print.${language}.${kind}`, { [kind]: text }) : text;
  const contacts = entry.alphabet.filter(({ kind }) => ['phone', 'fax', 'website', 'email'].includes(kind));
  const stand = entry.alphabet.find(({ kind }) => kind === 'stand');
  return (
    <div
      lang={language}
      role="group"
      aria-label={t('proof.entry', { language: t(`proof.in.${language}`) })}
      className={styles.paper}
    >
      <p className={styles.letter}>
        <b>{entry.letter}</b>
        <span>{textOf(exhibition, 'title', language)}</span>
      </p>
      <p className={styles.name}>{[entry.name, entry.ownerType].filter(Boolean).join(', ') || t('proof.noName')}</p>
      {first.length > 0 && <p>{first.map(({ text }) => text).join(', ')}</p>}
      {rest.map((line, index) => (
        <ChargedAddress key={index} line={line} number={index} count={rest.length} />
      ))}
      {contacts.length > 0 && <p>{contacts.map(labelled).join(', ')}</p>}
      {(description.free || description.charged) && (
        <p className={styles.text}>
          {description.free}
          {description.charged && <mark className={styles.paid}>{description.charged}</mark>}
        </p>
      )}
      {stand && (
        <p>
          <b>{t(`print.${language}.stands`, { stands: stand.text })}</b>
        </p>
      )}
    </div>
  );
};

/** A further address; the last of them are charged when a package makes the first ones free (CAT-176). */
const ChargedAddress = ({ line, number, count }: { line: PrintedLine; number: number; count: number }) => {
  const { draft, priced, template } = useWizard();
  const extra = template.services.find(({ type }) => type === 'extra_address_alphabetical_list');
  const charge = priced.lines.find(({ kind, service_id: id }) => kind === 'service' && id === extra?.id);
  const isCharged = number >= count - (charge?.quantity_charged ?? 0);
  const price = charge?.price_with_vat ?? null;
  return (
    <p className={isCharged ? styles.charged : undefined}>
      <span>{line.text}</span>
      {isCharged && (
        <b className={styles.fee}>+ {formatMoney(price === null ? null : fromHundredths(price), draft.currency)}</b>
      )}
    </p>
  );
};

/** The line of the guide: stands and name. */
export const GuideCard = ({ entry, language }: CardProps) => {
  const { t } = useTranslation('catalog');
  const { stands, name } = entry.guide;
  return (
    <div
      lang={language}
      role="group"
      aria-label={t('proof.line', { language: t(`proof.in.${language}`) })}
      className={styles.paper}
    >
      <p className={styles.guideLine}>
        {stands && <b className={styles.stand}>{stands}</b>}
        <b>{name || t('proof.noName')}</b>
      </p>
    </div>
  );
};

/** The entries under the chosen rubrics. */
export const RubricsCard = ({ entry, language }: CardProps) => {
  const { t } = useTranslation('catalog');
  return (
    <div
      lang={language}
      role="group"
      aria-label={t('proof.underRubrics', { language: t(`proof.in.${language}`) })}
      className={styles.paper}
    >
      {entry.rubrics.map((rubric) => (
        <p key={rubric.id}>
          <span className={styles.other}>
            {rubric.code} {rubric.name}
          </span>
          <br />
          <b>{entry.name || t('proof.noName')}</b>
          {rubric.lines.length > 0 && <>, {rubric.lines.map(({ text }) => text).join(', ')}</>}
        </p>
      ))}
    </div>
  );
};
