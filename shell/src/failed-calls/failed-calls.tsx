import { useEffect, useState } from 'react';
import { useQueryClient } from '@fairfront/shared-kit/platform';
import { lazy } from '../layout/lazy';
import { useShell } from '../shell-services';

const FailedCallsMessage = lazy(() => import('./failed-calls-message'), 'modal');

/**
 * Shows a message with a retry for failed calls on screen whose failure no part shows. Its code loads with
 * the first failure.
 */
export const FailedCalls = () => {
  const queryClient = useQueryClient();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(
    () => queryClient.getQueryCache().subscribe(({ query }) => query.state.status === 'error' && setNeeded(true)),
    [queryClient],
  );
  return isNeeded ? <FailedCallsMessage failed={() => <WithoutRetry />} /> : null;
};

/** The code of the message could not be loaded: a popup says so, and the next failure tries again. */
const WithoutRetry = () => {
  const { messages, texts } = useShell();
  useEffect(() => messages.services.error(texts.translator.t('kit:error.noConnection')), [messages, texts]);
  return null;
};
