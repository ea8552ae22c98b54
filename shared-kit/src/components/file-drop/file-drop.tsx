import { useId, useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import { formatFileSize } from '../../platform/formats/numbers';
import { useTranslation } from '../../platform/facade';
import { classNames } from '../class-names';
import { Field, splitFieldTexts, type FieldTexts } from '../field';
import { Icon } from '../icon';
import { useKitLocale } from '../locales';
import { pastedFiles } from '../pasted-files';
import { refusalOf, typeNames, type FileRefusal, type FileRules } from './file-rules';
import { FileRow, type FileItem, type FileRowProps } from './file-row';
import styles from './file-drop.module.css';

/** The props of `FileDrop`. */
export interface FileDropProps extends FieldTexts, Omit<FileRowProps, 'file'> {
  /** Types and limit; shown before choosing and checked at once. */
  rules: FileRules;
  /** Files that fit. */
  onFiles: (files: File[]) => void;
  /** A chosen file did not fit; it is shown with its reason. */
  onRefused?: () => void;
  /** Own words of the screen for the reason. */
  refusalText?: (refusal: FileRefusal) => string;
  /** Rows under the area, for example of `useFileUploads`. */
  files?: readonly FileItem[];
  multiple?: boolean;
  /** No file can be selected while it is busy. */
  busy?: boolean;
  /** What is dropped here, instead of the file types: "a plan", "a list". */
  what?: ReactNode;
  id?: string;
  name?: string;
  onBlur?: () => void;
  readOnly?: boolean;
  required?: boolean;
}

/** Files by drop, by button and by paste; what does not fit says by how much (DESIGN §5). */
export const FileDrop = (props: FileDropProps) => {
  const { texts, control } = splitFieldTexts(props);
  const {
    rules,
    onFiles,
    onRefused,
    refusalText,
    files = [],
    multiple = false,
    busy = false,
    what,
    id,
    name,
    onBlur,
    readOnly = false,
  } = control;
  const { onCancel, onRetry, onRemove } = control;
  const { t } = useTranslation('kitParts');
  const locale = useKitLocale();
  const input = useRef<HTMLInputElement>(null);
  const ownId = useId();
  const [over, setOver] = useState(false);
  // files that did not fit stay in sight with their reason until the next choice
  const [refused, setRefused] = useState<FileItem[]>([]);
  const locked = texts.disabledReason !== undefined || readOnly || busy;
  const limit = formatFileSize(rules.limit, locale);
  const types = typeNames(rules.types);

  const take = (chosen: readonly File[]) => {
    if (locked || chosen.length === 0) return;
    const wanted = multiple ? chosen : chosen.slice(0, 1);
    const fits: File[] = [];
    const turnedAway: FileItem[] = [];
    wanted.forEach((file, index) => {
      const refusal = refusalOf(file, rules);
      if (refusal === null) return fits.push(file);
      const size = formatFileSize(file.size, locale);
      const error = refusalText?.(refusal) ?? t(`fileDrop.refused.${refusal}`, { size, limit, types });
      return turnedAway.push({ id: `${ownId}-${index}`, name: file.name, size: file.size, state: 'failed', error });
    });
    setRefused(turnedAway);
    if (turnedAway.length > 0) onRefused?.();
    if (fits.length > 0) onFiles(fits);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const drag = (event: DragEvent) => {
    if (locked || ![...event.dataTransfer.types].includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedFiles(event.clipboardData);
    if (pasted.length === 0) return;
    event.preventDefault();
    take(pasted);
  };
  return (
    <Field {...texts} id={id} kind="group">
      {({ labelId }) => (
        <div className={styles.column} onPaste={paste}>
          {!readOnly && (
            <div
              className={classNames(
                styles.drop,
                over && styles.over,
                locked && styles.locked,
                Boolean(texts.error) && styles.invalid,
              )}
              onDragEnter={drag}
              onDragOver={drag}
              onDragLeave={() => setOver(false)}
              onDrop={drop}
              aria-busy={busy || undefined}
            >
              <Icon name={busy ? 'refresh' : 'upload'} size={20} spinning={busy} className={styles.icon} />
              <div className={styles.words}>
                <p className={styles.title}>{t('fileDrop.title', { what: what ?? types })}</p>
                <p className={styles.how}>
                  {t('fileDrop.or')}{' '}
                  <button
                    type="button"
                    className={styles.choose}
                    aria-describedby={labelId}
                    aria-disabled={locked || undefined}
                    onBlur={onBlur}
                    onClick={() => {
                      if (!locked) input.current?.click();
                    }}
                  >
                    {t('fileDrop.choose', { count: multiple ? 2 : 1 })}
                  </button>
                  {', '}
                  {t('fileDrop.limit', { types, limit })}
                </p>
              </div>
              <input
                ref={input}
                type="file"
                name={name}
                hidden
                tabIndex={-1}
                multiple={multiple}
                accept={rules.types.map((type) => `.${type}`).join(',')}
                aria-labelledby={labelId}
                onChange={(event) => {
                  take([...(event.target.files ?? [])]);
                  // the same file again must count as a choice
                  event.target.value = '';
                }}
              />
            </div>
          )}
          {[...files, ...refused].map((file) => {
            const isRefused = refused.includes(file);
            return (
              <FileRow
                key={file.id}
                file={file}
                onCancel={onCancel}
                onRetry={isRefused ? undefined : onRetry}
                onRemove={
                  isRefused
                    ? (gone) => setRefused((before) => before.filter((item) => item.id !== gone))
                    : readOnly
                      ? undefined
                      : onRemove
                }
              />
            );
          })}
        </div>
      )}
    </Field>
  );
};
