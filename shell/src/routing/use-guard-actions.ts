import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { errorText, type ApiError } from '@fairfront/shared-kit/api';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useShell } from '../shell-services';
import { stepOf, type GuardPlan } from './guard.model';

/**
 * Carries out the steps of the guard that are acts, in their order: the token of the address, closing modals by following
 * the new address, the redirect. Layout and loads follow from the plan by themselves.
 * @param refused the answer 403 or 404 to a participation that was open: the access has ended meanwhile (SHELL-038)
 */
export const useGuardActions = (plan: GuardPlan, refused: ApiError | null): void => {
  const { t } = useTranslation('kit');
  const { navigator, modals, messages, session, tokenSignIn } = useShell();
  const location = useLocation();

  const taken = stepOf(plan, 'take-token');
  const checked = useRef<string>(undefined);
  useEffect(() => {
    // the plan is made anew while the token still stands in the address: it is checked, and asked about, once
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

  // the language of the popup is the one of its moment
  const leaveRefused = useEffectEvent(() => {
    if (!refused) return;
    messages.services.error(errorText(refused, t, { anyStatus: true }));
    navigator.navigate('/', { replace: true });
  });
  useEffect(() => leaveRefused(), [refused]);

  // a sign-out in another tab leaves nothing open here
  useEffect(() => session.subscribe(() => modals.services.close({ force: true })), [session, modals]);
};
