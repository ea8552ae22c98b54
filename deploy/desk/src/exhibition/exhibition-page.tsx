import { lazy, Suspense, useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { Tabs } from '@fairfront/shared-kit/components/tabs';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { allowedExhibitions, roleAllows, staffRoles } from '@fairfront/shared-kit/domain/identity/staff-roles';
import {
  failsHere,
  useLocale,
  usePlatform,
  usePlatformState,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { accessQuery, type DeskExhibition } from '../api/desk';
import { ArchiveExhibition } from './archive-exhibition';
import { ArchivedExhibitions } from './archived-exhibitions';
import styles from './exhibition.module.css';
import { Managers } from './managers';
import { NewExhibition } from './new-exhibition';
import { Pavilions } from './pavilions';
import { DayFields, DeadlineFields, GeneralFields, RuleFields, TextFields } from './record-sections';
import { SectionForm } from './section-form';

const ExtensionLimits = lazy(async () => ({ default: (await import('./extension-limits')).ExtensionLimits }));

/** The parts of the record, which are its tabs. */
const recordTabs = ['general', 'dates', 'deadlines', 'extensions', 'rules', 'texts', 'managers', 'pavilions'] as const;
type RecordTab = (typeof recordTabs)[number];

/** The record of an exhibition: forms that save on their own, managers and pavilions. */
export const ExhibitionPage = ({ record, canWrite }: { record: DeskExhibition; canWrite: boolean }) => {
  const { t } = useTranslation('desk');
  const { api, navigation } = usePlatform();
  const { route } = usePlatformState();
  const locale = useLocale();
  const { data: grants = [] } = useQuery({ ...accessQuery(api), ...failsHere });
  const [opened, setOpened] = useState<'new' | 'copy' | null>(null);
  const mayCreate = allowedExhibitions({ grants, key: null }, 'set-up', 'write') === 'all';
  const tab = recordTabs.find((one) => one === route.query.get('tab')) ?? 'general';
  const roles = staffRoles.filter((role) => roleAllows(role, 'set-up', 'write')).map((role) => t(`roles.${role}`));
  const locked = t('record.locked');
  const form = { record, canWrite, locked };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className="ff-h2">{textOf(record, 'title', locale)}</h1>
        <div className={styles.headButtons}>
          <ArchivedExhibitions />
          {mayCreate && (
            <>
              <Button icon="copy" onClick={() => setOpened('copy')}>
                {t('record.copy')}
              </Button>
              <Button icon="plus" onClick={() => setOpened('new')}>
                {t('record.new')}
              </Button>
            </>
          )}
          {canWrite && <ArchiveExhibition record={record} />}
        </div>
      </div>
      {!canWrite && <Notice tone="info">{t('record.readOnly', { roles: roles.join(', ') })}</Notice>}
      <Tabs<RecordTab>
        label={t('record.label')}
        selected={tab}
        onSelect={(next) =>
          navigation.navigate('desk-exhibition', {}, { query: { exhibition: String(record.id), tab: next } })
        }
        tabs={recordTabs.map((id) => ({ id, label: t(`record.tabs.${id}`) }))}
      >
        {tab === 'general' && (
          <SectionForm {...form} form="general">
            <GeneralFields timezone={record.timezone} />
          </SectionForm>
        )}
        {tab === 'dates' && (
          <SectionForm {...form} form="dates">
            <DayFields timezone={record.timezone} />
          </SectionForm>
        )}
        {tab === 'deadlines' && (
          <SectionForm {...form} form="deadlines">
            <DeadlineFields timezone={record.timezone} />
          </SectionForm>
        )}
        {tab === 'extensions' && (
          <Suspense fallback={<SkeletonLines count={6} />}>
            <ExtensionLimits exhibition={record.id} locked={canWrite ? undefined : locked} />
          </Suspense>
        )}
        {tab === 'rules' && (
          <SectionForm {...form} form="rules">
            <RuleFields />
          </SectionForm>
        )}
        {tab === 'texts' && (
          <SectionForm {...form} form="texts">
            <TextFields />
          </SectionForm>
        )}
        {tab === 'managers' && <Managers exhibition={record.id} canWrite={canWrite} />}
        {tab === 'pavilions' && <Pavilions exhibition={record.id} canWrite={canWrite} />}
      </Tabs>
      {opened !== null && <NewExhibition from={opened === 'copy' ? record : null} onClose={() => setOpened(null)} />}
    </div>
  );
};
