import { Button } from '@fairfront/shared-kit/components/button';
import { formatFileSize } from '@fairfront/shared-kit/platform/formats';
import { useLocale } from '@fairfront/shared-kit/platform';
import type { FileDownload } from '../api/use-file-download';
import styles from './publications.module.css';

interface FileButtonProps {
  path: string;
  file: { original_name: string; size: number };
  files: FileDownload;
}

/** A download button with the file size. */
export const FileButton = ({ path, file, files }: FileButtonProps) => (
  <Button variant="text" size="sm" icon="download" busy={files.isRunning(path)} onClick={() => files.download(path)}>
    <span className={styles.fileName}>
      {file.original_name}, {formatFileSize(file.size, useLocale())}
    </span>
  </Button>
);
