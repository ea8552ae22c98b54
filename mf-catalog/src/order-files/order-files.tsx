import { Skeleton } from '@fairfront/shared-kit/components/skeleton';
import { lazy, Suspense } from 'react';
import type { OrderFileType } from '@fairfront/shared-kit/domain/catalogue/files/file-rules';
import styles from './order-files.module.css';

const Field = lazy(async () => ({ default: (await import('./order-file-field')).OrderFileField }));

/** The order files; their code loads lazily with the first step that has some. */
export const OrderFiles = ({ types }: { types: readonly OrderFileType[] }) => (
  <div className={styles.fields}>
    <Suspense fallback={<Skeleton height={72} />}>
      {types.map((type) => (
        <Field key={type} type={type} />
      ))}
    </Suspense>
  </div>
);
