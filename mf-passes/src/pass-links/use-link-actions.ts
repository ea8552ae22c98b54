import { newIdempotencyKey, queryKeys } from '@fairfront/shared-kit/api';
import {
  useParticipant,
  usePlatform,
  useQueryClient,
  useTranslation,
  type PassLink,
} from '@fairfront/shared-kit/platform';
import { useRef, useState } from 'react';
import { useWriteErrors } from '../api/use-known-errors';

/** Whether the clipboard took the text; it refuses without a gesture, without https, by a setting. */
const toClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

type LinkAction = 'copy' | 'remind' | 'revoke' | 'renew';

/** What can be done with one link: remind, copy, withdraw, open again (PASS-293 to PASS-295). */
export const useLinkActions = () => {
  const { t } = useTranslation('passes');
  const { api, messages } = usePlatform();
  const { id } = useParticipant();
  const queryClient = useQueryClient();
  const failures = useWriteErrors();
  const [busy, setBusy] = useState<{ id: number; action: LinkAction } | null>(null);
  /** Addresses that the clipboard did not take, to be copied by hand. */
  const [shown, setShown] = useState<string[]>([]);
  /** Per link, until its address has come: a repeat after a lost answer makes no second one (SHELL-229). */
  const keys = useRef(new Map<number, string>());

  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.passLinks.all(id) });
    void queryClient.invalidateQueries({ queryKey: queryKeys.personalPasses.all(id) });
  };
  const run = async (action: LinkAction, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      messages.error(failures.textOf(error, t(`passLinks.failed.${action}`)));
    } finally {
      setBusy(null);
      refresh();
    }
  };
  const runOn = (link: PassLink, action: LinkAction, work: () => Promise<void>) => {
    setBusy({ id: link.id, action });
    return run(action, work);
  };
  const pathOf = (link: PassLink) => ({ params: { path: { id, linkId: link.id } } });
  const nameOf = (link: PassLink): string => link.name ?? link.email ?? t('passLinks.noName');

  /** Asks for an address of each link and puts them into the clipboard, one a line. */
  const fetchAndCopy = async (links: readonly PassLink[]) => {
    const urls: string[] = [];
    for (const link of links) {
      const idempotencyKey = keys.current.get(link.id) ?? newIdempotencyKey();
      keys.current.set(link.id, idempotencyKey);
      const path = '/participants/{id}/pass-links/{linkId}/address';
      const { data } = await api.post(path, { ...pathOf(link), idempotencyKey });
      keys.current.delete(link.id);
      urls.push(data.url);
    }
    if (await toClipboard(urls.join('\n'))) {
      setShown([]);
      messages.notice(t('passLinks.copyDone', { count: urls.length }));
    } else setShown(urls);
  };

  return {
    busy,
    shown,
    hideShown: () => setShown([]),
    nameOf,
    refresh,
    /** Links that were just made: they are there, whatever becomes of their addresses. */
    copyAll: (links: readonly PassLink[]) => run('copy', () => fetchAndCopy(links)),
    copy: (link: PassLink) => runOn(link, 'copy', () => fetchAndCopy([link])),
    remind: (link: PassLink) =>
      runOn(link, 'remind', async () => {
        await api.post('/participants/{id}/pass-links/{linkId}/remind', pathOf(link));
        messages.notice(t('passLinks.reminded'));
      }),
    revoke: async (link: PassLink) => {
      const question = {
        title: t('passLinks.revokeTitle', { name: nameOf(link) }),
        text: t('passLinks.revokeText'),
        confirmLabel: t('passLinks.revokeConfirm'),
        tone: 'danger' as const,
      };
      if (!(await messages.confirm(question))) return;
      await runOn(link, 'revoke', async () => {
        await api.post('/participants/{id}/pass-links/{linkId}/revoke', pathOf(link));
        messages.notice(t('passLinks.revoked'));
      });
    },
    renew: (link: PassLink) =>
      runOn(link, 'renew', async () => {
        await api.post('/participants/{id}/pass-links/{linkId}/renew', { ...pathOf(link), body: {} });
        messages.notice(t(link.email === null ? 'passLinks.renewedCopy' : 'passLinks.renewed'));
      }),
  };
};
export type LinkActions = ReturnType<typeof useLinkActions>;
