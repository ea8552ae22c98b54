import { copyText } from '@fairfront/shared-kit/api/actions';
import { queryKeys } from '@fairfront/shared-kit/api';
import { useParticipation, usePlatform, useTranslation, type PassLink } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { usePassAction } from '../api/use-pass-action';
import { passKeys } from '../api/query-keys';

type LinkAction = 'copy' | 'remind' | 'revoke' | 'renew';
const rowOf = (link: PassLink) => link.id;
const idsOf = (links: readonly PassLink[]) => links.map(rowOf).join();

/** The actions on one link: remind, copy, withdraw, reopen. */
export const useLinkActions = () => {
  const { t } = useTranslation('passes');
  const { api } = usePlatform();
  const { id } = useParticipation();
  /** Addresses that the clipboard refused, shown for manual copying. */
  const [shown, setShown] = useState<string[]>([]);

  const pathOf = (link: PassLink) => ({ params: { path: { id, linkId: link.id } } });
  const nameOf = (link: PassLink): string => link.name ?? link.email ?? t('passLinks.noName');
  const common = (action: LinkAction) => ({
    invalidates: () => [passKeys.passLinks.all(id), queryKeys.personalPasses.all(id)],
    brokeDown: () => t(`passLinks.failed.${action}`),
  });

  /** Requests the address of each link and copies them to the clipboard, one per line. */
  const copying = usePassAction<readonly PassLink[], { urls: string[]; isCopied: boolean }>({
    ...common('copy'),
    rowOf: idsOf,
    contentOf: idsOf,
    run: async (links, { idempotencyKey }) => {
      const urls: string[] = [];
      for (const link of links) {
        const key = { idempotencyKey: `${idempotencyKey}-${link.id}` };
        const { data } = await api.post('/participants/{id}/pass-links/{linkId}/address', { ...pathOf(link), ...key });
        urls.push(data.url);
      }
      return { urls, isCopied: await copyText(urls.join('\n')) };
    },
    announce: ({ urls, isCopied }) => (isCopied ? t('passLinks.copyDone', { count: urls.length }) : null),
    onDone: ({ urls, isCopied }) => setShown(isCopied ? [] : urls),
  });
  const reminding = usePassAction<PassLink>({
    ...common('remind'),
    rowOf,
    run: (link, { idempotencyKey }) =>
      api.post('/participants/{id}/pass-links/{linkId}/remind', { ...pathOf(link), idempotencyKey }),
    announce: () => t('passLinks.reminded'),
  });
  const revoking = usePassAction<PassLink>({
    ...common('revoke'),
    rowOf,
    confirm: (link) => ({
      title: t('passLinks.revokeTitle', { name: nameOf(link) }),
      text: t('passLinks.revokeText'),
      confirmLabel: t('passLinks.revokeConfirm'),
      tone: 'danger',
    }),
    run: (link, { idempotencyKey }) =>
      api.post('/participants/{id}/pass-links/{linkId}/revoke', { ...pathOf(link), idempotencyKey }),
    announce: () => t('passLinks.revoked'),
  });
  const renewing = usePassAction<PassLink>({
    ...common('renew'),
    rowOf,
    run: (link, { idempotencyKey }) =>
      api.post('/participants/{id}/pass-links/{linkId}/renew', { ...pathOf(link), body: {}, idempotencyKey }),
    announce: (_answer, link) => t(link.email === null ? 'passLinks.renewedCopy' : 'passLinks.renewed'),
  });

  const busy: Record<LinkAction, (link: PassLink) => boolean> = {
    copy: (link) => copying.isBusy(idsOf([link])),
    remind: (link) => reminding.isBusy(link.id),
    revoke: (link) => revoking.isBusy(link.id),
    renew: (link) => renewing.isBusy(link.id),
  };
  return {
    isBusy: (link: PassLink, action: LinkAction) => busy[action](link),
    shown,
    hideShown: () => setShown([]),
    nameOf,
    /** Shows new links: they exist even if their addresses could not be copied. */
    copyAll: async (links: readonly PassLink[]) => {
      await copying.run(links);
    },
    copy: (link: PassLink) => void copying.run([link]),
    remind: (link: PassLink) => void reminding.run(link),
    revoke: (link: PassLink) => void revoking.run(link),
    renew: (link: PassLink) => void renewing.run(link),
  };
};
export type LinkActions = ReturnType<typeof useLinkActions>;
