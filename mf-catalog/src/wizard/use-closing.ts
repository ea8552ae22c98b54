import { useModalDirty, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useCallback, useEffect, useRef } from 'react';

/** The inputs of the close handler. */
export interface ClosingInput {
  /** Whether closing would lose input. */
  wouldLoseInput: boolean;
  /** Saves input silently; returns false if it cannot or could not be saved. */
  saveSilently: () => Promise<boolean>;
}

/** Closing saves unsaved input, or asks if that is not possible. */
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
  useModalDirty(input.wouldLoseInput ? guard : false);
};
