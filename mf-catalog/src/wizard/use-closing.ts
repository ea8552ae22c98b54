import { useModalDirty, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useCallback, useEffect, useRef } from 'react';

/** What closing depends on. */
export interface ClosingInput {
  /** There is input that closing would lose. */
  isLosable: boolean;
  /** Stores what is typed without a word; false when it cannot or could not be stored. */
  saveSilently: () => Promise<boolean>;
}

/** Closing stores what is unsaved, or asks when that is not possible (CAT-050). */
export const useClosing = (input: ClosingInput): void => {
  const { messages } = usePlatform();
  const { t } = useTranslation('catalog');
  const newest = useRef({ ...input, t });
  useEffect(() => {
    newest.current = { ...input, t };
  });
  const guard = useCallback(async () => {
    if (await newest.current.saveSilently()) return true;
    return messages.confirm({
      title: newest.current.t('wizard.closeQuestion'),
      text: newest.current.t('wizard.closeLost'),
      confirmLabel: newest.current.t('wizard.closeAnyway'),
      cancelLabel: newest.current.t('wizard.stay'),
      tone: 'danger',
    });
  }, [messages]);
  useModalDirty(input.isLosable ? guard : false);
};
