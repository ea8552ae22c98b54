import { DataTable, type Column } from '@fairfront/shared-kit/components/data-table';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { queueParts, type QueuePart } from '@fairfront/shared-kit/domain/passes';
import { failsHere, useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import { passFiguresQuery, type PassDay } from '../api/figures';
import { Bar, shareOf } from './bar';
import { FigureLink } from './figure-link';
import type { FigurePartProps } from './figure-part';
import { figureSteps } from './figures-place';
import { FiguresState } from './figures-state';
import styles from './figures.module.css';

const steps = figureSteps.passes;

/** Passes by day: sent, accepted, rejected. */
export const PassFigures = ({ exhibition, place, onChange }: FigurePartProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const query = useQuery({ ...passFiguresQuery(api, exhibition, place.kind), ...failsHere });
  const of = { exhibition, place };
  const columnsOf = (days: readonly PassDay[]): Column<PassDay>[] => [
    { id: 'day', header: t('figures.day'), width: '160px', cell: ({ day }) => formatDate(day, locale) },
    ...steps.map((step): Column<PassDay> => ({
      id: step,
      header: t(`figures.steps.${step}`),
      cell: (row, view) => (
        <span className={styles.barred}>
          <span className={styles.number}>
            <FigureLink {...of} list={{ step, day: row.day }} isEmpty={row[step] === 0}>
              {row[step]}
            </FigureLink>
          </span>
          {view !== 'cards' && (
            <Bar
              share={shareOf(
                row[step],
                days.flatMap((one) => steps.map((name) => one[name])),
              )}
            />
          )}
        </span>
      ),
    })),
  ];
  return (
    <>
      <div className={styles.filter} data-scrolls-sideways="">
        <SegmentedControl<QueuePart>
          label={t('passes.parts.label')}
          value={place.kind}
          onChange={(kind) => onChange({ kind })}
          segments={queueParts.map((value) => ({
            value,
            label: value === 'all' ? t('figures.allPasses') : t(`passes.parts.${value}`),
          }))}
        />
      </div>
      <FiguresState query={query} isEmpty={(days) => days.length === 0}>
        {(days) => (
          <>
            <dl className={styles.totals}>
              {steps.map((step) => {
                const total = days.reduce((sum, day) => sum + day[step], 0);
                return (
                  <div key={step} className={styles.total}>
                    <dt className={styles.totalName}>{t(`figures.steps.${step}`)}</dt>
                    <dd className={styles.totalValue}>
                      <FigureLink {...of} list={{ step }} isEmpty={total === 0}>
                        {total}
                      </FigureLink>
                    </dd>
                  </div>
                );
              })}
            </dl>
            <DataTable<PassDay>
              caption={t('figures.passesByDay')}
              rows={days}
              rowKey={({ day }) => day}
              refetching={query.isPlaceholderData}
              columns={columnsOf(days)}
            />
          </>
        )}
      </FiguresState>
    </>
  );
};
