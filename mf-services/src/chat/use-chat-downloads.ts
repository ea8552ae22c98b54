import { useAction } from '@fairfront/shared-kit/api/actions';
import { saveFile } from '@fairfront/shared-kit/api';
import { usePlatform } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import type { ChatAddress } from '../api/order-messages';
import { orderDownload } from '../api/orders';
import type { Downloads } from './shown-messages';

/** Downloads chat files; a failure shows at the file, with a retry. */
export const useChatDownloads = ({ participationId, orderId }: ChatAddress) => {
  const { api } = usePlatform();
  const [states, setStates] = useState<Downloads>(new Map());
  const set = (id: number, state: 'running' | 'failed' | 'idle') =>
    setStates((before) => new Map(before).set(id, state));
  const download = useAction<number, void>({
    namespace: 'services',
    rowOf: (id) => id,
    errors: 'inline',
    run: async (id) => {
      set(id, 'running');
      saveFile(await api.download(orderDownload(participationId, orderId, id)));
    },
    onDone: (_, id) => set(id, 'idle'),
    onRefused: (_, id) => {
      set(id, 'failed');
      return true;
    },
  });
  return { states, download: (id: number) => void download.run(id) };
};
