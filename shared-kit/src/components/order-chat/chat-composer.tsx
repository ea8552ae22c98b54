import { useId, useRef, type KeyboardEvent } from 'react';
import { Button, IconButton } from '../button';
import { Icon } from '../icon';
import { isComposing } from '../input-method';
import { useKitLocale } from '../locales';
import { pastedFiles } from '../pasted-files';
import { TextArea } from '../text-area';
import { formatFileSize } from '../../platform/formats';
import { useTranslation } from '../../platform/facade';
import styles from './chat-composer.module.css';

/** The props of `ChatComposer`. */
export interface ChatComposerProps {
  text: string;
  onText: (text: string) => void;
  files: readonly File[];
  /** Called with selected or pasted files; the caller checks number, size and type. */
  onAddFiles: (files: File[]) => void;
  onRemoveFile: (file: File) => void;
  /** Called with a text, a file or both. */
  onSend: () => void;
  sending?: boolean;
  /** The `accept` attribute of the file input. */
  accept?: string;
  /** The maximum length of the text; the counter turns red above it. */
  limit?: number;
  /** The error of text or files, shown at the text. */
  error?: string;
}

/**
 * The message input: Enter sends, Shift+Enter breaks the line; files are attached with the clip or by pasting without text.
 * Text and files stay until the caller clears them, so nothing is lost when sending fails.
 */
export const ChatComposer = ({
  text,
  onText,
  files,
  onAddFiles,
  onRemoveFile,
  onSend,
  sending = false,
  accept,
  limit,
  error,
}: ChatComposerProps) => {
  const { t } = useTranslation('kitParts');
  const locale = useKitLocale();
  const hintId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const choice = useRef<HTMLInputElement>(null);
  const send = () => {
    if (sending) return;
    if (text.trim() === '' && files.length === 0) area.current?.focus();
    else onSend();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <div
      className={styles.composer}
      onPaste={(event) => {
        const pasted = pastedFiles(event.clipboardData);
        if (pasted.length === 0) return;
        event.preventDefault();
        onAddFiles(pasted);
      }}
    >
      {files.length > 0 && (
        <ul aria-label={t('orderChat.files')} className={styles.files}>
          {files.map((file) => (
            <li key={`${file.name}${file.size}${file.lastModified}`} className={styles.file}>
              <Icon name="file" size={16} />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{formatFileSize(file.size, locale)}</span>
              <IconButton
                icon="cross"
                label={t('orderChat.remove', { name: file.name })}
                className={styles.remove}
                onClick={() => onRemoveFile(file)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.line}>
        <input
          ref={choice}
          type="file"
          multiple
          hidden
          accept={accept}
          onChange={(event) => {
            onAddFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <IconButton icon="paperclip" size="lg" label={t('orderChat.attach')} onClick={() => choice.current?.click()} />
        <div className={styles.text}>
          <TextArea
            ref={area}
            label={t('orderChat.text')}
            labelHidden
            value={text}
            limit={limit}
            error={error}
            placeholder={t('orderChat.text')}
            enterKeyHint="send"
            onChange={onText}
            onKeyDown={press}
          />
        </div>
        <Button
          variant="primary"
          icon="send"
          busy={sending}
          className={styles.send}
          aria-describedby={hintId}
          onClick={send}
        >
          <span className="ff-sr-only">{t('orderChat.send')}</span>
        </Button>
      </div>
      <p id={hintId} className={styles.hint}>
        {t('orderChat.hint')}
      </p>
    </div>
  );
};
