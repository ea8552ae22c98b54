import { ModalSide } from '@fairfront/shared-kit/components/modal';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useRef } from 'react';
import type { PassKind } from '@fairfront/shared-kit/domain/passes';
import { PassHistory, useHistoryQuery } from './pass-history';
import styles from './pass-history.module.css';

interface HistorySideProps {
  kind: PassKind;
  passId: number;
  name: string;
  onClose: () => void;
}

/**
 * The history of one pass in the panel beside the list; it takes the focus, so that screen readers announce it (mock-up
 * w15).
 */
export const HistorySide = ({ kind, passId, name, onClose }: HistorySideProps) => {
  const { t } = useTranslation('passes');
  const { data } = useHistoryQuery(kind, passId);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [passId]);
  return (
    <div ref={panel} tabIndex={-1} className={styles.side}>
      <ModalSide
        title={name}
        subtitle={data && data.length > 0 ? t('history.count', { count: data.length }) : t('history.title')}
        onClose={onClose}
      >
        <PassHistory kind={kind} passId={passId} />
      </ModalSide>
    </div>
  );
};
