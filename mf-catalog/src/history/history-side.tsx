import { errorText } from '@fairfront/shared-kit/api';
import { LoadError } from '@fairfront/shared-kit/components/empty-state';
import { ModalSide } from '@fairfront/shared-kit/components/modal';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { useParticipation, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useRef } from 'react';
import { historyQuery } from '../api/catalogue-queries';
import { draftFieldOf } from '@fairfront/shared-kit/domain/catalogue/wire-fields';
import type { CatalogueOrder } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { OrderPlace } from '../context/order-place';
import { HistoryComments } from './history-comments';
import { HistoryVersions } from './history-versions';
import { useHeadingLevel } from '../context/heading';
import styles from './versions.module.css';

interface HistorySideProps {
  order: CatalogueOrder;
  onClose: () => void;
  /** Goes to a place in the order; absent if its steps are hidden. */
  onShow?: ((place: OrderPlace) => void) | undefined;
}

/** Every version of the order, the differences between two, and the organiser's comments, beside the step. */
export const HistorySide = ({ order, onClose, onShow }: HistorySideProps) => {
  const { t } = useTranslation('catalog');
  const level = useHeadingLevel(4);
  const { api } = usePlatform();
  const { id } = useParticipation();
  const history = useQuery(historyQuery(api, id, order.id, order.version));
  const { data, error } = history;
  const panel = useRef<HTMLDivElement>(null);
  // so that screen readers announce it
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} className={styles.side}>
      <ModalSide title={t('versions.title')} onClose={onClose}>
        {!data && error && (
          <LoadError level={level} title={t('versions.failed')} query={history}>
            {errorText(error, t)}
          </LoadError>
        )}
        {!data && !error && (
          <Loading label={t('versions.loading')}>
            <SkeletonLines count={6} />
          </Loading>
        )}
        {data && <HistoryVersions sessions={data} onShow={onShow} />}
        {data && (
          <HistoryComments
            comments={order.return_comments}
            onShow={
              onShow &&
              (({ id: comment, step_key: step, field }) =>
                onShow({ step, field: field === null ? null : draftFieldOf(field), comment }))
            }
          />
        )}
      </ModalSide>
    </div>
  );
};
