import { Button } from '@fairfront/shared-kit/components/button';
import { FileRow } from '@fairfront/shared-kit/components/file-drop';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useId, useRef, type ChangeEvent, type DragEvent } from 'react';
import { storedFile } from '../api/order-files';
import { packageFileTypes } from '@fairfront/shared-kit/domain/catalogue/order-file-kinds';
import { fileRule, type OrderFileType } from '@fairfront/shared-kit/domain/catalogue/files/file-rules';
import { allowingServices, isUploadAllowed } from '@fairfront/shared-kit/domain/catalogue/rules/required-files';
import { useWizard } from '../context/wizard-context';
import { Heading } from '../context/heading';
import styles from './order-files.module.css';
import { useFileTexts } from './use-file-texts';
import { StoredFileRow } from './stored-file-row';
import { useOrderFile, type OrderFileModel } from './use-order-file';

/** One order file with its rules: upload, download, removal. */
export const OrderFileField = ({ type }: { type: OrderFileType }) => {
  const { t } = useTranslation('catalog');
  const titleId = useId();
  const { order, isEditable } = useWizard();
  const { ruleText } = useFileTexts();
  const model = useOrderFile(type);
  const file = storedFile(order, type);
  const reason = useUploadReason(type);
  const { uploads, refused, take, dismiss, fitting } = model;
  const rule = fileRule(type);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [first] = event.dataTransfer.files;
    if (first && reason === null) void take(first);
  };
  if (!file && !isEditable) return null;
  return (
    <section
      aria-labelledby={titleId}
      className={styles.field}
      {...(isEditable ? { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop: drop } : {})}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={4} id={titleId} className={styles.title}>
            {t(`files.type.${type}`)}
          </Heading>
          {isEditable && <p className={styles.note}>{reason ?? ruleText(type)}</p>}
        </div>
        {isEditable && <ChooseButton type={type} model={model} hasFile={file !== null} reason={reason} />}
      </div>
      {file && <StoredFileRow type={type} model={model} />}
      {uploads.files
        .filter(({ state }) => state !== 'done')
        .map((one) => (
          <FileRow
            key={one.id}
            file={one}
            onCancel={uploads.onCancel}
            onRetry={uploads.onRetry}
            onRemove={uploads.onRemove}
          />
        ))}
      {refused && (
        <FileRow
          file={{
            id: 'refused',
            name: refused.file.name,
            size: refused.file.size,
            state: 'failed',
            error: refused.text,
          }}
          onRemove={dismiss}
        />
      )}
      {refused?.canBeFitted && (
        <Button
          size="sm"
          icon="image"
          className={styles.fit}
          busy={model.isFitOpening}
          aria-label={t('files.fitOf', { name: refused.file.name })}
          onClick={() => void model.fit(refused)}
        >
          {t('files.fit')}
        </Button>
      )}
      {fitting && rule.resolution && (
        <fitting.Window
          {...fitting}
          type={type}
          resolution={rule.resolution}
          onUse={(fitted) => void model.acceptFitted(fitted)}
          onCancel={model.leaveFitting}
        />
      )}
    </section>
  );
};

/** Why uploads are disabled: no selected service needs the file. Null if enabled. */
const useUploadReason = (type: OrderFileType): string | null => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { draft, template } = useWizard();
  const packageType = packageFileTypes.find((one) => one === type);
  if (!packageType || isUploadAllowed(draft, template, packageType)) return null;
  const services = allowingServices(template, packageType).map((service) => textOf(service, 'name', locale));
  return t('files.availableWith', { services: services.join(', ') });
};

interface ChooseButtonProps {
  type: OrderFileType;
  model: OrderFileModel;
  hasFile: boolean;
  reason: string | null;
}

const ChooseButton = ({ type, model, hasFile, reason }: ChooseButtonProps) => {
  const { t } = useTranslation('catalog');
  const input = useRef<HTMLInputElement>(null);
  const name = t(`files.type.${type}`);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // allows the user to select the same file again after changing it
    event.target.value = '';
    if (file) void model.take(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        accept={fileRule(type)
          .extensions.map((extension) => `.${extension}`)
          .join(',')}
        onChange={choose}
      />
      <Button
        size="sm"
        icon="upload"
        aria-label={t(hasFile ? 'files.replaceOf' : 'files.chooseOf', { name })}
        busy={model.uploads.isSending}
        {...(reason === null ? {} : { disabledReason: reason })}
        onClick={() => input.current?.click()}
      >
        {t(hasFile ? 'files.replace' : 'files.choose')}
      </Button>
    </>
  );
};
