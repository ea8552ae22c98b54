import { catalogueOrderStatusVariant, StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import {
  defineTile,
  useAccess,
  useParticipation,
  useTranslation,
  type TileContent,
} from '@fairfront/shared-kit/platform';
import { entryProblems } from '@fairfront/shared-kit/domain/catalogue';
import { OrderWay } from './order-way';
import styles from './catalogue-order.module.css';
import { useCatalogueOrder } from './use-catalogue-order';

const target = { modal: 'event-modal-catalog', params: {} } as const;

/** The status of the catalogue order and its deadline. */
const useCatalogueOrderTile = (): TileContent => {
  const { t } = useTranslation('catalog');
  const participation = useParticipation();
  const { canWrite } = useAccess();
  const { status, isPlaced, isOffered, period, deadline } = useCatalogueOrder();
  const problems = entryProblems(participation);
  const blockers = problems.filter(({ isRequired }) => isRequired);
  const isOpen = !isPlaced && period !== 'closed';

  if (!isOffered) {
    return {
      state: 'ready',
      body: <p className={styles.sentence}>{t('tile.none')}</p>,
      brief: { note: t('tile.none'), target },
    };
  }

  const sentence = () => {
    if (isPlaced) return t(`tile.${status}`);
    if (period === 'closed') return t('tile.closed');
    if (blockers.length > 0) return t('tile.blocked', { count: blockers.length });
    return problems.length > 0 ? t('tile.incomplete', { count: problems.length }) : t('tile.complete');
  };

  const until =
    isOpen && deadline
      ? {
          label: deadline.left
            ? t('tile.until', { date: deadline.date, left: deadline.left })
            : t('tile.late', { date: deadline.date }),
          tone: deadline.tone,
        }
      : null;

  return {
    state: 'ready',
    badge: <StatusBadge {...catalogueOrderStatusVariant[status]}>{t(`status.${status}`)}</StatusBadge>,
    body: (
      <>
        <p className={styles.sentence}>{sentence()}</p>
        <OrderWay status={status} />
      </>
    ),
    ...(until ? { deadline: until } : {}),
    actions: [
      isOpen && canWrite
        ? { label: t('tile.check'), asks: true, target }
        : { label: t('tile.open'), icon: 'chevron-right', target },
    ],
    brief: {
      note: [
        t(`status.${status}`),
        until && deadline?.left ? t('tile.untilDay', { date: deadline.date }) : until?.label,
      ]
        .filter(Boolean)
        .join(', '),
      target,
    },
  };
};

export default defineTile(useCatalogueOrderTile);
