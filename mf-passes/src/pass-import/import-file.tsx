import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { formatFileSize } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useRef } from 'react';
import styles from './import-file.module.css';
import { packageFileRules } from './import-panel';

interface ImportFileProps {
  file: File;
  /** The number of rows. */
  rows: number;
  busy: boolean;
  onReplace: (file: File) => void;
}

/** The file of an import in the header of its screens, with a button to replace it. */
export const ImportFile = ({ file, rows, busy, onReplace }: ImportFileProps) => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const isNarrow = useNarrow();
  const input = useRef<HTMLInputElement>(null);
  const choose = { icon: 'upload', busy, onClick: () => input.current?.click() } as const;
  return (
    <>
      <span className={styles.file}>
        <b className={styles.fileName}>{file.name}</b>{' '}
        <span className={styles.facts}>
          {t('import.rows', { count: rows })}, {formatFileSize(file.size, locale)}
        </span>
      </span>
      {isNarrow ? (
        <IconButton label={t('import.replace')} {...choose} />
      ) : (
        <Button variant="text" size="sm" {...choose}>
          {t('import.replace')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('import.replace')}
        accept={packageFileRules.types.map((type) => `.${type}`).join(',')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) onReplace(chosen);
        }}
      />
    </>
  );
};
