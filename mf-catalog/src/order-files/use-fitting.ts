import { useLazyCode } from '@fairfront/shared-kit/api/actions';
import { useState } from 'react';
import type { CheckedFile } from '@fairfront/shared-kit/domain/catalogue/files/file-rules';
import type { CropWindow } from './crop/crop-window';
import { useObjectAddress } from './use-object-address';

/** A picture being cropped. */
interface Fitting {
  file: File;
  facts: CheckedFile;
  Window: typeof CropWindow;
}

/** Opens and closes the crop dialog; its code loads lazily with the first picture that needs it. */
export const useFitting = () => {
  const [fitting, setFitting] = useState<Fitting | null>(null);
  const code = useLazyCode(() => import('./crop/crop-window'));
  const { address, show, hide } = useObjectAddress();
  return {
    fitting: fitting && address !== null ? { ...fitting, address } : null,
    isOpening: code.isLoading,
    open: async (file: File, facts: CheckedFile): Promise<void> => {
      const loaded = await code.load();
      if (!loaded) return;
      show(file);
      setFitting({ file, facts, Window: loaded.CropWindow });
    },
    close: () => {
      hide();
      setFitting(null);
    },
  };
};
