import { IconButton } from '@fairfront/shared-kit/components/button';
import { ConfirmPopover } from '@fairfront/shared-kit/components/confirm-popover';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { storedFile } from '../api/order-files';
import type { OrderFileType } from '@fairfront/shared-kit/domain/catalogue/files/file-rules';
import { useWizard } from '../context/wizard-context';
import styles from './order-files.module.css';
import { useFileTexts } from './use-file-texts';
import type { OrderFileModel } from './use-order-file';

/** A stored file of the order: name, size, download and, in a draft, removal. */
export const StoredFileRow = ({ type, model }: { type: OrderFileType; model: OrderFileModel }) => {
  const { t } = useTranslation('catalog');
  const { order, isEditable } = useWizard();
  const { sizeText } = useFileTexts();
  const file = storedFile(order, type);
  if (!file || !order) return null;
  const { id: fileId, original_name: name, extension, size } = file;
  const { download, remove, facts, firstPage } = model;
  const isPage = firstPage.address !== null;
  return (
    <>
      <div className={styles.stored}>
        <span className={styles.extension} aria-hidden="true">
          {extension.slice(0, 4).toUpperCase()}
        </span>
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.note}>{sizeText(size)}</p>
          {facts?.name === name && facts.colour && (
            <p className={styles.note}>
              {t('files.picture', {
                kind: facts.kind?.toUpperCase(),
                w: facts.width,
                h: facts.height,
                colour: t(`files.colour.${facts.colour}`),
              })}
            </p>
          )}
          {facts?.name === name && facts.pages !== undefined && (
            <p className={styles.note}>{t('files.pages', { count: facts.pages })}</p>
          )}
        </div>
        {extension.toLowerCase() === 'pdf' && firstPage.isPossible && (
          <IconButton
            icon={isPage ? 'eye-off' : 'eye'}
            label={t(isPage ? 'files.hidePageOf' : 'files.showPageOf', { name })}
            aria-expanded={isPage}
            busy={firstPage.fetching.isBusy()}
            onClick={() => (isPage ? firstPage.hide() : void firstPage.fetching.run(order.id))}
          />
        )}
        <IconButton
          icon="download"
          label={t('files.download', { name })}
          busy={download.isBusy()}
          onClick={() => void download.run(order.id)}
        />
        {isEditable && (
          <ConfirmPopover
            question={t('files.removeQuestion', { name })}
            confirmLabel={t('files.remove')}
            onConfirm={async () => {
              await remove.run({ orderId: order.id, fileId });
            }}
            trigger={(trigger) => (
              <IconButton {...trigger} icon="trash" label={t('files.removeOf', { name })} busy={remove.isBusy()} />
            )}
          />
        )}
      </div>
      {firstPage.address !== null && (
        <iframe className={styles.page} src={firstPage.address} title={t('files.firstPage', { name })} />
      )}
    </>
  );
};
