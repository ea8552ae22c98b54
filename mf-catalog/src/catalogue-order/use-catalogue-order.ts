import { deadlineState, remainingTime } from '@fairfront/shared-kit/components/deadline-notice';
import { formatProseDate } from '@fairfront/shared-kit/formats';
import {
  useLocale,
  useNow,
  useParticipation,
  useTranslation,
  type CatalogOrderStatus,
  type Tone,
} from '@fairfront/shared-kit/platform';
import {
  catalogueDeadline,
  cataloguePeriod,
  isCatalogueOffered,
  isOrderPlaced,
  type CataloguePeriod,
} from '@fairfront/shared-kit/domain/catalogue';

/** The way of an order: the states in which it can be, in their order (CAT-194, CAT-205). */
export const orderStatuses = ['draft', 'sent', 'moderation', 'confirmed'] as const satisfies CatalogOrderStatus[];

export interface CatalogueOrderState {
  /** An order that does not exist yet is one that was not sent. */
  status: CatalogOrderStatus;
  /** Sent or further: nothing more to be done by the company (CAT-202). */
  isPlaced: boolean;
  /** False: there is nothing to order (CAT-014). */
  isOffered: boolean;
  period: CataloguePeriod;
  deadline: {
    /** Last moment, ms since the epoch. */
    at: number;
    /** «5 июня» */
    date: string;
    /** «осталось 10 дней»; absent when it has passed. */
    left?: string;
    tone: Tone;
  } | null;
}

/** State and deadline of the catalogue order of the open participation, by the server's clock. */
export const useCatalogueOrder = (): CatalogueOrderState => {
  const { t } = useTranslation('kit');
  const locale = useLocale();
  const now = useNow();
  const participation = useParticipation();
  const { catalog_order_status, exhibition } = participation;
  const status = catalog_order_status ?? 'draft';
  const isPlaced = isOrderPlaced(status);
  const at = catalogueDeadline(exhibition);
  const deadline = () => {
    if (at === null) return null;
    const state = deadlineState(at, now);
    const { unit, count } = remainingTime(at, now);
    const tones: Record<typeof state, Tone> = { open: 'neutral', soon: 'warning', passed: 'danger' };
    return {
      at,
      date: formatProseDate(exhibition.catalog_order_deadline ?? '', locale, { now, zone: exhibition.timezone }),
      ...(state === 'passed' ? {} : { left: t(`deadlineNotice.${unit}`, { count }) }),
      tone: isPlaced ? ('neutral' as const) : tones[state],
    };
  };
  return {
    status,
    isPlaced,
    isOffered: isCatalogueOffered(participation),
    period: cataloguePeriod(exhibition, now),
    deadline: deadline(),
  };
};
