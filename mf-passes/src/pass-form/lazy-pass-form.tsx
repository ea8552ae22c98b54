import { useEffect } from 'react';
import { useQueryClient } from '@fairfront/shared-kit/platform';
import { LazyPart, lazyPartQuery } from '../pass-dialog/lazy-part';
import type { PassFormProps } from './pass-form';

const formPart = lazyPartQuery('pass-form', async () => (await import('./pass-form')).PassForm);

/** Preloads the form while the user reads the list, so that it opens at once. */
export const useFetchedForm = (isWanted: boolean): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    // after the list has rendered
    const frame = requestAnimationFrame(() => void queryClient.prefetchQuery(formPart));
    return () => cancelAnimationFrame(frame);
  }, [isWanted, queryClient]);
};

/** The form for one person, loaded lazily after the pass list, which is what most users open the dialog for. */
export const LazyPassForm = ({ formKey, ...props }: PassFormProps & { formKey: string | number }) => (
  <LazyPart part={formPart}>{(PassForm) => <PassForm key={formKey} {...props} />}</LazyPart>
);
