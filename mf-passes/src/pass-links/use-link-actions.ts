import { errorText, queryKeys } from '@fairfront/shared-kit/api';
import {
  useParticipant,
  usePlatform,
  useQueryClient,
  useTranslation,
  type PassLink,
} from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { useKnownErrors } from '../api/use-known-errors';

/** Whether the clipboard took the text; it refuses without a gesture, without https, by a setting. */
const toClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** What can be done with one link: remind, copy, withdraw, open again (PASS-293 to PASS-295). */
export const useLinkActions = () => {
  const { t } = useTranslation('passes');
  const { api, messages } = usePlatform();
  const { id } = useParticipant();
  const queryClient = useQueryClient();
  const codes = useKnownErrors();
  const [busy, setBusy] = useState<{ id: number; action: string } | null>(null);
  /** Addresses that the clipboard did not take, to be copied by hand. */
  const [shown, setShown] = useState<string[]>([]);

  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.passLinks.all(id) });
    void queryClient.invalidateQueries({ queryKey: queryKeys.personalPasses.all(id) });
  };
  const run = async (link: PassLink, action: string, work: () => Promise<void>) => {
    setBusy({ id: link.id, action });
    try {
      await work();
    } catch (error) {
      messages.error(errorText(error, t, { codes }));
    } finally {
      setBusy(null);
      refresh();
    }
  };
  const pathOf = (link: PassLink) => ({ params: { path: { id, linkId: link.id } } });
  const nameOf = (link: PassLink): string => link.name ?? link.email ?? t('passLinks.noName');

  /** Asks for an address of each link and puts them into the clipboard, one a line. */
  const copyAll = async (links: readonly PassLink[]) => {
    const urls: string[] = [];
    for (const link of links) {
      const { data } = await api.post('/participants/{id}/pass-links/{linkId}/address', pathOf(link));
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
    copyAll,
    copy: (link: PassLink) => run(link, 'copy', () => copyAll([link])),
    remind: (link: PassLink) =>
      run(link, 'remind', async () => {
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
      await run(link, 'revoke', async () => {
        await api.post('/participants/{id}/pass-links/{linkId}/revoke', pathOf(link));
        messages.notice(t('passLinks.revoked'));
      });
    },
    renew: (link: PassLink) =>
      run(link, 'renew', async () => {
        await api.post('/participants/{id}/pass-links/{linkId}/renew', { ...pathOf(link), body: {} });
        messages.notice(t(link.email === null ? 'passLinks.renewedCopy' : 'passLinks.renewed'));
      }),
  };
};
export type LinkActions = ReturnType<typeof useLinkActions>;
