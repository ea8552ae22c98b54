import type { ReactNode } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Link } from '@fairfront/shared-kit/components/link';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { formatProsePeriod } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, usePlatform, useTranslation, type Participation } from '@fairfront/shared-kit/platform';
import { infoPlaces, webLink } from './event-info.model';
import { FoldingRow } from './folding-row';
import places from './more-places.module.css';
import styles from './event-info.module.css';

interface EventInfoProps {
  participation: Participation;
  /** An exhibition that is over shows its periods above all tiles. */
  isArchive?: boolean;
}

/**
 * What the exhibition is and how the company takes part (mock-up y14). On a phone it is a row that expands.
 */
export const EventInfo = (props: EventInfoProps) => {
  const isNarrow = useNarrow();
  const locale = useLocale();
  const { exhibition } = props.participation;
  if (isNarrow) return <FoldedInfo {...props} />;
  return (
    <section className={styles.card} aria-labelledby="hub-info">
      <h2 id="hub-info" className={styles.title}>
        {textOf(exhibition, 'title', locale)}{' '}
        <span className={styles.subject}>{textOf(exhibition, 'subtitle', locale)}</span>
      </h2>
      <InfoFacts {...props} />
    </section>
  );
};

const FoldedInfo = (props: EventInfoProps) => {
  const { t } = useTranslation('hub');
  const { now } = usePlatform();
  const locale = useLocale();
  const { exhibition } = props.participation;
  return (
    <section className={classNames(places.folded, styles.folded)} aria-label={t('info.title')}>
      <FoldingRow
        icon="info"
        title={t('info.title')}
        note={formatProsePeriod(exhibition.started_at, exhibition.ended_at, locale, { now: now() })}
      >
        {(id) => (
          <div id={id} className={styles.opened}>
            <InfoFacts {...props} />
          </div>
        )}
      </FoldingRow>
    </section>
  );
};

const InfoFacts = ({ participation, isArchive = false }: EventInfoProps) => {
  const { t } = useTranslation('hub');
  const { now } = usePlatform();
  const locale = useLocale();
  const { exhibition, type, application, company } = participation;
  const period = (from: string, to: string) => formatProsePeriod(from, to, locale, { now: now() });
  const site = webLink(exhibition.website);
  const located = infoPlaces(participation, locale);
  const facts: [name: string, value: ReactNode][] = [
    ['dates', period(exhibition.started_at, exhibition.ended_at)],
    ['type', t(`shell:eventType.${type}`)],
    ['application', application?.number],
    ['company', textOf(company, 'name', locale)],
    [
      'pavilion',
      located.length > 0 &&
        located.map(({ text, href }) => (
          <span key={text} className={styles.place}>
            {href ? (
              <Link href={href} className={styles.link} external>
                {text}
              </Link>
            ) : (
              text
            )}
          </span>
        )),
    ],
    [
      'website',
      site && (
        <Link href={site.href} className={styles.link} external>
          {site.text}
        </Link>
      ),
    ],
    ['venue', textOf(exhibition, 'venue', locale)],
    ['installation', !isArchive && period(exhibition.installation_started_at, exhibition.installation_ended_at)],
    ['dismantling', !isArchive && period(exhibition.dismantling_started_at, exhibition.dismantling_ended_at)],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt className={styles.name}>{t(`info.${name}`)}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
};
