import { useAction } from '../../api/actions';
import { saveFile } from '../../api';
import { usePlatform } from '../../platform';
import { useState } from 'react';
import type { OrderChat } from './order-chat';
import type { Downloads } from './shown-messages';

/** Downloads chat files; a failure shows at the file, with a retry. */
export const useChatDownloads = ({ filePath, namespace }: Pick<OrderChat, 'filePath' | 'namespace'>) => {
  const { api } = usePlatform();
  const [states, setStates] = useState<Downloads>(new Map());
  const set = (id: number, state: 'running' | 'failed' | 'idle') =>
    setStates((before) => new Map(before).set(id, state));
  const download = useAction<number, void>({
    namespace,
    rowOf: (id) => id,
    errors: 'inline',
    run: async (id) => {
      set(id, 'running');
      saveFile(await api.download(filePath(id)));
    },
    onDone: (_, id) => set(id, 'idle'),
    onRefused: (_, id) => {
      set(id, 'failed');
      return true;
    },
  });
  return { states, download: (id: number) => void download.run(id) };
};
