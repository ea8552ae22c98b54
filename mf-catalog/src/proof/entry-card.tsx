import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { fromHundredths } from '@fairfront/shared-kit/domain/common';
import { useParticipation, useTranslation, type Locale } from '@fairfront/shared-kit/platform';
import { Fragment } from 'react';
import type { PrintedEntry, PrintedLine } from '@fairfront/shared-kit/domain/catalogue/printed-entry';
import { useWizard } from '../context/wizard-context';
import styles from './proof.module.css';

interface CardProps {
  entry: PrintedEntry;
  language: Locale;
}

/** One entry of the alphabetical list; the charged part of a text is marked, and a charged address shows its price. */
export const EntryCard = ({ entry, language }: CardProps) => {
  const { t } = useTranslation('catalog');
  const { exhibition } = useParticipation();
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
        <FurtherAddress key={index} line={line} number={index + 1} />
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

/** The price of one address and the number of free ones: the last addresses are charged. */
const useAddressFees = (type: 'extra_address_alphabetical_list' | 'extra_address_rubricator') => {
  const { draft, priced, template } = useWizard();
  const extra = template.services.find((service) => service.type === type);
  const line = priced.lines.find(({ kind, service_id: id }) => kind === 'service' && id === extra?.id);
  const price = line?.price_with_vat ?? null;
  return {
    free: line ? line.quantity - line.quantity_charged : Infinity,
    fee: formatMoney(price === null ? null : fromHundredths(price), draft.currency),
  };
};

/** A further address by index, the first being 0; the last ones are charged if a package makes the first ones free. */
const FurtherAddress = ({ line, number }: { line: PrintedLine; number: number }) => {
  const { free, fee } = useAddressFees('extra_address_alphabetical_list');
  const isCharged = number >= free;
  return (
    <p className={isCharged ? styles.charged : undefined}>
      <span>{line.text}</span>
      {isCharged && <b className={styles.fee}>+ {fee}</b>}
    </p>
  );
};

/** The line in the guide: stands and name. */
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

/** The entries below the selected rubrics; a charged address shows its price. */
export const RubricsCard = ({ entry, language }: CardProps) => {
  const { t } = useTranslation('catalog');
  const { free, fee } = useAddressFees('extra_address_rubricator');
  const firstAddress = new Map<number, number>();
  entry.rubrics.reduce((before, { id, lines }) => {
    firstAddress.set(id, before);
    return before + lines.filter(({ kind }) => kind === 'address').length;
  }, 0);
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
          {rubric.lines.map((line, place) => (
            <Fragment key={place}>
              {', '}
              {line.kind === 'address' && (firstAddress.get(rubric.id) ?? 0) + place >= free ? (
                <mark className={styles.paid}>
                  {line.text} <b className={styles.fee}>+ {fee}</b>
                </mark>
              ) : (
                line.text
              )}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
};
