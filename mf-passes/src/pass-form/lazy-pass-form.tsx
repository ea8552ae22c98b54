import { useEffect } from 'react';
import { useQueryClient } from '@fairfront/shared-kit/platform';
import { LazyPart, lazyPartQuery } from '../pass-dialog/lazy-part';
import type { PassFormProps } from './pass-form';

const formPart = lazyPartQuery('pass-form', async () => (await import('./pass-form')).PassForm);

/** Fetches the form while somebody reads the list, so that it stands at once when it is asked for (SHELL-355). */
export const useFetchedForm = (isWanted: boolean): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isWanted) return;
    // the list is painted first
    const frame = requestAnimationFrame(() => void queryClient.prefetchQuery(formPart));
    return () => cancelAnimationFrame(frame);
  }, [isWanted, queryClient]);
};

/** The form for one person; its code comes after the list of passes, which most people open the dialog for (PASS-335). */
export const LazyPassForm = ({ formKey, ...props }: PassFormProps & { formKey: string | number }) => (
  <LazyPart part={formPart}>{(PassForm) => <PassForm key={formKey} {...props} />}</LazyPart>
);
