import { Tabs } from '@fairfront/shared-kit/components/tabs';
import { failsHere, usePlatform, usePlatformState, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { notFinalQuery } from '../api/printing';
import { DeskFrame } from '../frame/desk-frame';
import { placeOf } from '../frame/desk-place';
import { LayoutExport } from './layout-export';
import { NotFinal } from './not-final';
import { placeIn, printingTabs, queryOf, type PrintingPlace } from './printing-place';
import styles from './printing.module.css';
import { Proof } from './proof';
import { Template } from './template';

/** The printed catalogue of an exhibition: proof, what is not final, export and template. */
const Printing = ({ exhibition, canWrite }: { exhibition: number; canWrite: boolean }) => {
  const { t } = useTranslation('desk');
  const { api, navigation } = usePlatform();
  const { route } = usePlatformState();
  const place = placeIn(route.query);
  const notFinal = useQuery({ ...notFinalQuery(api, exhibition, 1), ...failsHere });
  const go = (next: Partial<PrintingPlace>) =>
    navigation.navigate('desk-catalogue', {}, { query: queryOf({ ...place, page: 1, ...next }, exhibition) });
  const count = notFinal.data?.meta.total;
  return (
    <div className={styles.page}>
      <h1 className="ff-h2">{t('printing.title')}</h1>
      <Tabs
        label={t('printing.title')}
        selected={place.tab}
        onSelect={(tab) => go({ tab })}
        tabs={printingTabs.map((id) => ({
          id,
          label: t(`printing.tabs.${id}`),
          ...(id === 'not-final' && count !== undefined && { count }),
        }))}
      >
        {place.tab === 'proof' && <Proof exhibition={exhibition} place={place} onMove={go} />}
        {place.tab === 'not-final' && <NotFinal exhibition={exhibition} page={place.page} onMove={go} />}
        {place.tab === 'export' && <LayoutExport exhibition={exhibition} />}
        {place.tab === 'template' && <Template exhibition={exhibition} canWrite={canWrite} />}
      </Tabs>
    </div>
  );
};

/** `/desk/catalogue`: the catalogue for layout. */
const PrintingScreen = () => (
  <DeskFrame place={placeOf('printing')}>
    {({ exhibition, canWrite }) => <Printing key={exhibition} exhibition={exhibition} canWrite={canWrite} />}
  </DeskFrame>
);

export default PrintingScreen;
