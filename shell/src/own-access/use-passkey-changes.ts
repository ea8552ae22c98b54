import { useState } from 'react';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { isApiError } from '@fairfront/shared-kit/api';
import {
  usePlatform,
  useQueryClient,
  useTranslation,
  type Passkey,
  type SecondFactor,
} from '@fairfront/shared-kit/platform';
import { secondFactorQuery } from './own-access.query';
import { makePasskey, PasskeyRefusal } from './passkey-browser';
import { useReturn } from './use-return';

/** Actions on passkeys; if the password is required first, the action runs after it is entered. */
export interface PasskeyChanges {
  mustProve: boolean;
  onProved: () => void;
  isBusy: boolean;
  /** Server error for the name. */
  nameError: string | undefined;
  add: (name: string) => void;
  rename: (id: number, name: string) => void;
  /** @param closing what removing the last one closes; null if there are several */
  askAndRemove: (passkey: Passkey, closing: string | null) => void;
}

/** `isProved`: the password was entered for this change and the question was already answered. */
type Change = { isProved?: boolean } & (
  | { type: 'add'; name: string }
  | { type: 'rename'; id: number; name: string }
  | { type: 'remove'; passkey: Passkey; closing: string | null }
);

/** @param onDone called after a change to close its form and place the focus */
export const usePasskeyChanges = (onDone: () => void): PasskeyChanges => {
  const { t } = useTranslation('ownAccess');
  const { api, navigation } = usePlatform();
  const back = useReturn();
  const cache = useQueryClient();
  const { queryKey } = secondFactorQuery(api);
  const [waiting, setWaiting] = useState<Change | null>(null);
  const [nameError, setNameError] = useState<string>();
  const show = (data: SecondFactor) => cache.setQueryData(queryKey, { data });

  const add = async (name: string) => {
    const { data: options } = await api.post('/auth/second-factor/passkeys/challenge');
    const credential = await makePasskey(options);
    const { data } = await api.post('/auth/second-factor/passkeys', { body: { name, credential } });
    show(data);
    // adding the first way to confirm a sign-in leads to the recovery codes, which turn the second factor on
    if (data.since === null) navigation.navigate('second-factor', {}, { query: { return: back } });
    return t('passkeys.addedNotice');
  };
  const rename = async (passkeyId: number, name: string) => {
    const params = { path: { passkeyId } };
    const { data } = await api.patch('/auth/second-factor/passkeys/{passkeyId}', { params, body: { name } });
    show(data);
    return t('passkeys.renamed');
  };
  const remove = async (passkeyId: number) => {
    try {
      await api.delete('/auth/second-factor/passkeys/{passkeyId}', { params: { path: { passkeyId } } });
    } catch (error) {
      // already removed in another tab
      if (!isApiError(error) || error.status !== 404) throw error;
    }
    await cache.invalidateQueries({ queryKey });
    return t('passkeys.removed');
  };

  const changing = useAction<Change, string>({
    namespace: 'ownAccess',
    confirm: (change) =>
      change.type !== 'remove' || change.isProved
        ? null
        : {
            title: t('passkeys.removeQuestion', { name: change.passkey.name }),
            text: change.closing === null ? t('passkeys.removeText') : t('passkeys.removeLastText') + change.closing,
            confirmLabel: t('passkeys.removeConfirm'),
            tone: 'danger',
          },
    // each attempt has its own credential, so none is a retry under the same key
    run: (change) => {
      setNameError(undefined);
      if (change.type === 'add') return add(change.name);
      return change.type === 'rename' ? rename(change.id, change.name) : remove(change.passkey.id);
    },
    announce: (notice) => notice,
    onDone,
    errorText: (error) => (error instanceof PasskeyRefusal ? t(`passkeys.${error.trouble}`) : undefined),
    onRefused: (error, change) => {
      if (!isApiError(error)) return false;
      if (error.code === 'proof_required') setWaiting(change);
      const ofName = error.errors['name']?.[0];
      setNameError(ofName);
      return error.code === 'proof_required' || ofName !== undefined;
    },
  });

  return {
    mustProve: waiting !== null,
    onProved: () => {
      setWaiting(null);
      if (waiting) void changing.run({ ...waiting, isProved: true });
    },
    isBusy: changing.isBusy(),
    nameError,
    add: (name) => void changing.run({ type: 'add', name }),
    rename: (id, name) => void changing.run({ type: 'rename', id, name }),
    askAndRemove: (passkey, closing) => void changing.run({ type: 'remove', passkey, closing }),
  };
};
