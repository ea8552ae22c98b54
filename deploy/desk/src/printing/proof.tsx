import { openPdf } from '@fairfront/shared-kit/api';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Pagination } from '@fairfront/shared-kit/components/pagination';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { proofParts } from '@fairfront/shared-kit/domain/catalogue';
import { languageOf, printedLocales } from '@fairfront/shared-kit/domain/common';
import { failsHere, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { downloadProof, proofQuery } from '../api/printing';
import { queryOf, type PrintingPlace } from './printing-place';
import { ProofEntry } from './proof-entry';
import styles from './printing.module.css';

interface ProofProps {
  exhibition: number;
  place: PrintingPlace;
  onMove: (next: Partial<PrintingPlace>) => void;
}

/** All entries as they are printed, in printing order, a page at a time. */
export const Proof = ({ exhibition, place, onMove }: ProofProps) => {
  const { t } = useTranslation('desk');
  const { api, navigation } = usePlatform();
  const { part, lang, page } = place;
  const view = { exhibition, part, lang };
  const query = useQuery({ ...proofQuery(api, view, page), ...failsHere });
  const opening = useAction<void, void>({
    namespace: 'desk',
    run: async () => openPdf(await downloadProof(api, view)),
  });
  const entries = query.data?.data ?? [];
  return (
    <div className={styles.panel}>
      <div className={styles.tools}>
        <div className={styles.parts} data-scrolls-sideways="">
          <SegmentedControl
            label={t('printing.part')}
            size="lg"
            value={part}
            onChange={(next) => onMove({ part: next })}
            segments={proofParts.map((value) => ({ value, label: t(`printing.parts.${value}`) }))}
          />
        </div>
        <SegmentedControl
          label={t('printing.language')}
          size="lg"
          value={lang}
          onChange={(next) => onMove({ lang: next })}
          segments={printedLocales.map((value) => ({ value, label: value.toUpperCase(), lang: value }))}
        />
        <Button
          icon="file"
          className={styles.pdf}
          busy={opening.isBusy()}
          disabled={entries.length === 0}
          onClick={() => void opening.run()}
        >
          {t('printing.pdf')}
        </Button>
      </div>
      {query.isError && !query.data && <LoadError level={2} title={t('printing.failed')} query={query} />}
      {query.isPending && (
        <Loading label={t('loading')}>
          <SkeletonLines count={8} />
        </Loading>
      )}
      {query.data && entries.length === 0 && (
        <EmptyState level={2} icon="book" title={t('printing.empty')}>
          {t('printing.emptyText')}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <>
          <p className={styles.note}>{t('printing.orders', { count: query.data?.meta.orders ?? 0 })}</p>
          <div className={styles.paper} lang={languageOf(lang).tag}>
            {entries.map((entry, index) => (
              <ProofEntry
                key={`${entry.heading} ${entry.order_id}`}
                entry={entry}
                startsHeading={entry.heading !== '' && entry.heading !== entries[index - 1]?.heading}
                exhibition={exhibition}
              />
            ))}
          </div>
          <Pagination
            page={page}
            pages={query.data?.meta.last_page ?? 1}
            label={t('printing.pages')}
            hrefOf={(next) => navigation.href('desk-catalogue', {}, queryOf({ ...place, page: next }, exhibition))}
            onChange={(next) => onMove({ page: next })}
          />
        </>
      )}
    </div>
  );
};
