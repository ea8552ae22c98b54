import { useState } from 'react';
import { errorText, isApiError } from '@fairfront/shared-kit/api';
import {
  useMutation,
  usePlatform,
  useQueryClient,
  useTranslation,
  type Passkey,
  type SecondFactor,
} from '@fairfront/shared-kit/platform';
import { secondFactorQuery } from './own-access.query';
import { makePasskey, PasskeyRefusal } from './passkey-browser';
import { useReturn } from './use-return';

/** What can be done with passkeys; where the password is wanted first, it is done after it was given (SHELL-444). */
export interface PasskeyChanges {
  mustProve: boolean;
  onProved: () => void;
  isBusy: boolean;
  /** What the server says of the name. */
  nameError: string | undefined;
  add: (name: string) => void;
  rename: (id: number, name: string) => void;
  /** @param closing what the end of the last one closes; null for one of several */
  askAndRemove: (passkey: Passkey, closing: string | null) => Promise<void>;
}

/** @param onDone after a change: closes its form, and gives the focus a place to go on */
export const usePasskeyChanges = (onDone: () => void): PasskeyChanges => {
  const { t } = useTranslation('ownAccess');
  const { api, messages, navigation } = usePlatform();
  const back = useReturn();
  const cache = useQueryClient();
  const { queryKey } = secondFactorQuery(api);
  const [waiting, setWaiting] = useState<{ change: () => Promise<string> } | null>(null);
  const [nameError, setNameError] = useState<string>();

  const run = useMutation({
    mutationFn: (change: () => Promise<string>) => change(),
    onSuccess: (notice) => {
      messages.notice(notice);
      onDone();
    },
    onError: (error, change) => {
      if (error instanceof PasskeyRefusal) return messages.error(t(`passkeys.${error.trouble}`));
      if (isApiError(error) && error.code === 'proof_required') return setWaiting({ change });
      const ofName = isApiError(error) ? error.errors['name']?.[0] : undefined;
      setNameError(ofName);
      if (ofName === undefined) messages.error(errorText(error, t));
    },
  });
  const begin = (change: () => Promise<string>) => {
    setNameError(undefined);
    if (!run.isPending) run.mutate(change);
  };
  const show = (data: SecondFactor) => cache.setQueryData(queryKey, { data });

  const add = (name: string) =>
    begin(async () => {
      const { data: options } = await api.post('/auth/second-factor/passkeys/challenge');
      const credential = await makePasskey(options);
      const { data } = await api.post('/auth/second-factor/passkeys', { body: { name, credential } });
      show(data);
      // with the first way to confirm a sign-in come the recovery codes, which turn the second factor on
      if (data.since === null) navigation.navigate('second-factor', {}, { query: { return: back } });
      return t('passkeys.addedNotice');
    });
  const rename = (passkeyId: number, name: string) =>
    begin(async () => {
      const params = { path: { passkeyId } };
      const { data } = await api.patch('/auth/second-factor/passkeys/{passkeyId}', { params, body: { name } });
      show(data);
      return t('passkeys.renamed');
    });
  const remove = (passkeyId: number) =>
    begin(async () => {
      try {
        await api.delete('/auth/second-factor/passkeys/{passkeyId}', { params: { path: { passkeyId } } });
      } catch (error) {
        // removed from another tab already
        if (!isApiError(error) || error.status !== 404) throw error;
      }
      await cache.invalidateQueries({ queryKey });
      return t('passkeys.removed');
    });
  const askAndRemove = async ({ id, name }: Passkey, closing: string | null) => {
    const isSure = await messages.confirm({
      title: t('passkeys.removeQuestion', { name }),
      text: closing === null ? t('passkeys.removeText') : t('passkeys.removeLastText') + closing,
      confirmLabel: t('passkeys.removeConfirm'),
      tone: 'danger',
    });
    if (isSure) remove(id);
  };

  return {
    mustProve: waiting !== null,
    onProved: () => {
      setWaiting(null);
      if (waiting) run.mutate(waiting.change);
    },
    isBusy: run.isPending,
    nameError,
    add,
    rename,
    askAndRemove,
  };
};
