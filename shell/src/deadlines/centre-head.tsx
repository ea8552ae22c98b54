import type { ReactNode } from 'react';
import { Breadcrumbs, crumbTo } from '@fairfront/shared-kit/components/breadcrumbs';
import { zoneName } from '@fairfront/shared-kit/platform/formats';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useSlow } from '../modals/use-slow';
import { summarise } from './deadlines.model';
import { countExtensions, isWaiting, type ExtensibleDeadline } from './extensions/extensions.model';
import { useDeadlineTexts } from './use-deadline-texts';
import styles from './deadlines.module.css';

/** Reserves the space of the sentence so that nothing below it moves; says so when loading takes long (DESIGN §6). */
const WaitingLead = () => {
  const { t } = useTranslation('deadlines');
  const isSlow = useSlow();
  return <span role="status">{isSlow ? t('slow') : '\u00a0'}</span>;
};

interface CentreHeadProps {
  id: number;
  deadlines?: readonly ExtensibleDeadline[];
  zone?: string;
  actions?: ReactNode;
}

/** The back link and the nearest date as the headline (DESIGN §1, principle 1). */
export const CentreHead = ({ id, deadlines, zone = 'UTC', actions }: CentreHeadProps) => {
  const { t } = useTranslation('deadlines');
  const { now } = usePlatform();
  const locale = useLocale();
  const texts = useDeadlineTexts(zone);
  // a deadline that waits for the organiser is not the user's next step
  const summary = deadlines && summarise(deadlines.filter((deadline) => !isWaiting(deadline)));
  const { extended, waiting } = countExtensions(deadlines ?? []);
  const nearest = summary?.nearest;
  const headline = () => {
    if (!summary) return t('title.page');
    if (!nearest) return t('headline.nothing');
    if (nearest.left < 0) return t('headline.late', { title: texts.title(nearest) });
    return t(`headline.${nearest.left === 0 ? 'today' : nearest.left === 1 ? 'tomorrow' : 'days'}`, {
      date: texts.date(nearest),
      count: nearest.left,
    });
  };
  /** Mentions extensions if there are any, otherwise how much is left to do. */
  const leadOf = (): string => {
    if (!summary) return '';
    const parts =
      extended + waiting > 0
        ? [
            extended > 0 && t('extension.lead.extended', { count: extended }),
            waiting > 0 && t('extension.lead.waiting', { count: waiting }),
          ]
        : [
            summary.todo > 0 && t('lead.todo', { count: summary.todo }),
            summary.soon > 0 && t('lead.soon', { count: summary.soon }),
          ];
    const said = parts.filter(Boolean).join(', ');
    return said && `${said.charAt(0).toLocaleUpperCase(locale)}${said.slice(1)}. `;
  };
  return (
    <>
      <Breadcrumbs
        crumbs={[
          crumbTo('participant', { id }, t('shell:event.overview')),
          { id: 'deadlines', content: t('title.page') },
        ]}
      />
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.headline}>{headline()}</h1>
          <p className={styles.lead}>
            {summary ? (
              <>
                {leadOf()}
                {t('lead.zone', { zone: zoneName(zone, locale, now()) })}
              </>
            ) : (
              <WaitingLead />
            )}
          </p>
        </div>
        {actions}
      </div>
    </>
  );
};
