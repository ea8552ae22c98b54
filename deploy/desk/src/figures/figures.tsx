import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import type { StaffScope } from '@fairfront/shared-kit/domain/http';
import { usePlatform, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { NoAccess } from '../frame/no-access';
import { FigureList } from './figure-list';
import { figureParts, placeIn, queryOf, type FigurePart, type FiguresPlace } from './figures-place';
import styles from './figures.module.css';
import { PassFigures } from './pass-figures';
import { RevenueFigures } from './revenue-figures';
import { ServiceFigures } from './service-figures';

interface FiguresProps {
  exhibition: number;
  mayRead: (scope: StaffScope) => boolean;
}

/** The parts of the figures that the user may read; a figure opens the list of what it counts. */
export const Figures = ({ exhibition, mayRead }: FiguresProps) => {
  const { t } = useTranslation('desk');
  const { navigation } = usePlatform();
  const { route } = usePlatformState();
  const place = placeIn(route.query);
  const open = figureParts.filter(({ scope }) => mayRead(scope));
  const current = figureParts.find(({ part }) => part === (place.part ?? open[0]?.part));
  const go = (next: Partial<FiguresPlace>) =>
    navigation.navigate('desk-figures', {}, { query: queryOf({ ...place, page: 1, ...next }, exhibition) });
  if (!current || !mayRead(current.scope)) return <NoAccess scope={current?.scope ?? 'orders'} />;
  const { part } = current;
  const ofPart = { exhibition, place: { ...place, part }, onChange: go };
  return (
    <section className={styles.page} aria-label={t('figures.title')}>
      <h1 className="ff-sr-only">{t('figures.title')}</h1>
      <div className={styles.head} data-scrolls-sideways="">
        <SegmentedControl<FigurePart>
          label={t('figures.parts.label')}
          size="lg"
          value={part}
          onChange={(next) => go({ part: next, executor: null, kind: 'all', list: null })}
          segments={open.map((one) => ({ value: one.part, label: t(`figures.parts.${one.part}`) }))}
        />
      </div>
      <div className={styles.body}>
        {place.list ? (
          <FigureList {...ofPart} list={place.list} />
        ) : part === 'services' ? (
          <ServiceFigures {...ofPart} />
        ) : part === 'passes' ? (
          <PassFigures {...ofPart} />
        ) : (
          <RevenueFigures {...ofPart} />
        )}
      </div>
    </section>
  );
};
