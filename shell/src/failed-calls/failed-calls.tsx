import { useEffect, useState } from 'react';
import { useQueryClient } from '@fairfront/shared-kit/platform';
import { lazy } from '../layout/lazy';
import { useShell } from '../shell-services';

const FailedCallsMessage = lazy(() => import('./failed-calls-message'), 'modal');

/**
 * No call that is on screen fails in silence: where no part shows the failure in its own place, one message does, with a
 * retry (SHELL-351). Its code comes with the first failure.
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

/** The message itself could not be fetched: the popup says so, and the next failure tries again. */
const WithoutRetry = () => {
  const { messages, texts } = useShell();
  useEffect(() => messages.services.error(texts.translator.t('kit:error.noConnection')), [messages, texts]);
  return null;
};
