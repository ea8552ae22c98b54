import { useParticipation, usePlatform, useUser } from '@fairfront/shared-kit/platform';
import { useEffect, useState } from 'react';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { OrderSaver } from './order-saver';

/** Unsaved input from an earlier opening. */
export interface LocalCopy {
  /** Ms since the epoch, by the browser's clock. */
  savedAt: number;
  draft: OrderDraft;
  /** The stored draft when the input was typed. */
  base: OrderDraft;
}

const isCopy = (values: Record<string, unknown>): values is { draft: OrderDraft; base: OrderDraft } & typeof values =>
  typeof values['draft'] === 'object' && typeof values['base'] === 'object';

/** The copy of a participation's unsaved input that the host keeps for its user. */
export const useLocalCopy = (saver: OrderSaver, draft: OrderDraft, isUnsaved: boolean, isEditable: boolean) => {
  const { drafts } = usePlatform();
  const { id: userId } = useUser();
  const { id } = useParticipation();
  const [place] = useState(() => drafts(userId, `catalogue-order.${id}`));
  const [offer, setOffer] = useState<LocalCopy | null>(() => {
    const kept = isEditable && !isUnsaved ? place.read() : null;
    if (!kept || !isCopy(kept.values)) return null;
    const { draft: typed, base } = kept.values;
    return saver.isUnsaved(typed) ? { savedAt: kept.savedAt, draft: typed, base } : null;
  });
  useEffect(() => {
    if (isUnsaved) place.write({ draft, base: saver.state().stored });
    else if (!offer) place.drop();
  }, [place, saver, draft, isUnsaved, offer]);
  return {
    offer,
    take: () => {
      if (offer) saver.restore(offer.draft, offer.base);
      setOffer(null);
    },
    drop: () => setOffer(null),
  };
};
