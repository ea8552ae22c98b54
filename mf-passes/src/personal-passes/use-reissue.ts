import { isApiError } from '@fairfront/shared-kit/api';
import {
  failsHere,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type ModalParams,
  type PersonalPass,
} from '@fairfront/shared-kit/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { personalPassQuery } from '../api/personal-passes';
import type { PersonalKind } from '../api/list-pages';
import { useWriteErrors } from '../api/use-known-errors';
import { kindOfType, personalPassReissue } from '@fairfront/shared-kit/domain/passes';
import { usePassContext, usePassLabels } from '../context/use-pass-context';

/** The address parameters of a dialog for reissuing. */
export type ReissueParams = Pick<ModalParams['event-modal-participant-passes'], 'pass' | 'reissue'>;

/**
 * The rejected pass whose form is open beside the list, selected in the list or by the address. A pass that cannot be
 * reissued is reported and removed from the address.
 */
export const useReissue = (kind: PersonalKind, params: ReissueParams) => {
  const { api, modals, messages } = usePlatform();
  const { id: participationId } = useParticipation();
  const { t } = useTranslation('passes');
  const context = usePassContext();
  const { denialOf } = usePassLabels();
  const failures = useWriteErrors();
  const [passId, setPassId] = useState(() => (params.reissue === '1' ? Number(params.pass) || null : null));
  const query = useQuery({
    ...personalPassQuery(api, participationId, passId ?? 0),
    ...failsHere,
    enabled: passId !== null,
  });
  const pass = passId === null ? undefined : query.data;
  const decision = pass && personalPassReissue(pass, context);
  const isOfKind = pass !== undefined && kindOfType(pass.type) === kind;

  const writeAddress = (id: number | null) =>
    modals.setParams({ pass: id === null ? undefined : String(id), reissue: id === null ? undefined : '1' });
  const show = (id: number | null) => {
    setPassId(id);
    writeAddress(id);
  };
  const giveUp = useEffectEvent(() => {
    if (pass && isOfKind && decision?.allowed === false) messages.error(denialOf(decision.reason));
    else if (!pass && query.error && !(isApiError(query.error) && query.error.status === 404))
      messages.error(failures.textOf(query.error), query.error);
    else messages.error(t('errors.pass_not_found'));
    writeAddress(null);
  });
  const cannotReissue = passId !== null && (pass ? !isOfKind || decision?.allowed === false : query.isError);
  useEffect(() => {
    if (cannotReissue) giveUp();
  }, [cannotReissue]);

  return {
    /** The pass of the form, once it has loaded. */
    pass: cannotReissue ? undefined : pass,
    isAwaited: passId !== null && !pass && !cannotReissue,
    open: ({ id }: Pick<PersonalPass, 'id'>) => show(id),
    /** Closes the form: it was sent, or something else replaces it. */
    leave: () => {
      if (passId !== null) show(null);
    },
  };
};
