import { useState } from 'react';
import { isApiError } from '@fairfront/shared-kit/api';
import { EmptyState, LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { failsHere, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { templateQuery } from '../api/printing';
import { TemplateForm } from './template-form';

/** The template of the catalogue: what can be ordered, with prices and free quantities. */
export const Template = ({ exhibition, canWrite }: { exhibition: number; canWrite: boolean }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const query = useQuery({ ...templateQuery(api, exhibition), ...failsHere });
  /** Remounts the form, so that its fields start with the stored values. */
  const [readings, setReadings] = useState(0);
  if (query.isError && isApiError(query.error) && query.error.status === 404) {
    return (
      <EmptyState level={2} icon="book" title={t('printing.template.none')}>
        {t('printing.template.noneText')}
      </EmptyState>
    );
  }
  if (query.isError && !query.data) return <LoadError level={2} title={t('printing.failed')} query={query} />;
  if (!query.data) {
    return (
      <Loading label={t('loading')}>
        <SkeletonLines count={8} />
      </Loading>
    );
  }
  const readAgain = async () => {
    await query.refetch();
    setReadings((count) => count + 1);
  };
  return <TemplateForm key={readings} stored={query.data} canWrite={canWrite} onReadAgain={() => void readAgain()} />;
};
