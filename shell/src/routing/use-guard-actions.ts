import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { errorText, type ApiError } from '@fairfront/shared-kit/api';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useShell } from '../shell-services';
import { stepOf, type GuardPlan } from './guard.model';

/**
 * Executes the steps of the guard in order: taking the token from the address, closing modals by following the new
 * address, the redirect. Layout and loads follow from the plan.
 * @param refused the 403 or 404 response for an open participation: the access has ended meanwhile
 */
export const useGuardActions = (plan: GuardPlan, refused: ApiError | null): void => {
  const { t } = useTranslation('kit');
  const { navigator, modals, messages, session, tokenSignIn } = useShell();
  const location = useLocation();

  const taken = stepOf(plan, 'take-token');
  const checked = useRef<string>(undefined);
  useEffect(() => {
    // the plan is recomputed while the token is still in the address: check it and ask about it only once
    if (checked.current === taken?.token) return;
    checked.current = taken?.token;
    if (!taken) return;
    navigator.navigate(taken.address, { replace: true });
    void session.checking(tokenSignIn(taken.token));
  }, [taken, navigator, session, tokenSignIn]);

  const redirect = stepOf(plan, 'redirect')?.to;
  useEffect(() => {
    if (redirect === undefined) modals.follow(location);
    else navigator.navigate(redirect, { replace: true });
  }, [redirect, location, modals, navigator]);

  // the popup uses the language at the time it is shown
  const leaveRefused = useEffectEvent(() => {
    if (!refused) return;
    messages.services.error(errorText(refused, t, { anyStatus: true }), refused);
    navigator.navigate('/', { replace: true });
  });
  useEffect(() => leaveRefused(), [refused]);

  // a sign-out in another tab closes everything here
  useEffect(() => session.subscribe(() => modals.services.close({ force: true })), [session, modals]);
};
