import { deadlineState, remainingTime } from '@fairfront/shared-kit/components/deadline-notice';
import { formatProseDate } from '@fairfront/shared-kit/platform/formats';
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

/** The statuses of an order in their sequence. */
export const orderStatuses = ['draft', 'sent', 'moderation', 'confirmed'] as const satisfies CatalogOrderStatus[];

export interface CatalogueOrderState {
  /** A missing order counts as a draft. */
  status: CatalogOrderStatus;
  /** Whether the order is sent or later, so that the company has nothing left to do. */
  isPlaced: boolean;
  /** False if there is nothing to order. */
  isOffered: boolean;
  period: CataloguePeriod;
  deadline: {
    /** The deadline, ms since the epoch. */
    at: number;
    /** «5 июня» */
    date: string;
    /** «осталось 10 дней»; absent after the deadline. */
    left?: string;
    tone: Tone;
  } | null;
}

/** The status and deadline of the catalogue order in the open participation, by the server's clock. */
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
