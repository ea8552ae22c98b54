import { IconButton } from '@fairfront/shared-kit/components/button';
import { Menu, type MenuItem } from '@fairfront/shared-kit/components/menu';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { useParticipant, useTranslation, type CarPass } from '@fairfront/shared-kit/platform';
import { carPassFile, type CarFile } from '../api/car-passes';
import { carPassDownload } from '../model';
import type { FileUse, usePassFiles } from '../pass-files/use-pass-files';

export interface CarRowActionsProps {
  pass: CarPass;
  files: ReturnType<typeof usePassFiles>;
  /** Absent while the form may not be shown (PASS-168). */
  onCopy: (() => void) | undefined;
  /** Absent without write access. */
  onDelete: (() => void) | undefined;
  isDeleting: boolean;
}

/** Downloads and copy as buttons, the prints and the deletion in the menu (PASS-161 to PASS-163). */
export const CarRowActions = ({ pass, files, onCopy, onDelete, isDeleting }: CarRowActionsProps) => {
  const { t } = useTranslation('passes');
  const { id } = useParticipant();
  const isNarrow = useNarrow();
  const name = pass.car_number;
  const hasFiles = carPassDownload(pass).allowed;
  const fetch = (file: CarFile, use: FileUse) => files.fetchFile(carPassFile(id, pass.id, file), use);
  const isBusy = (file: CarFile, use: FileUse) => files.isBusy(carPassFile(id, pass.id, file), use);

  const items: MenuItem[] = [
    ...(isNarrow && hasFiles
      ? [{ id: 'd03', label: t('car.downloadD03'), icon: 'file' as const, onSelect: () => fetch('d03', 'download') }]
      : []),
    ...(hasFiles
      ? [
          {
            id: 'print',
            label: t('action.printShort'),
            icon: 'printer' as const,
            onSelect: () => fetch('pass', 'print'),
          },
          {
            id: 'print-d03',
            label: t('car.printD03'),
            icon: 'printer' as const,
            onSelect: () => fetch('d03', 'print'),
          },
        ]
      : []),
    ...(isNarrow && onCopy ? [{ id: 'copy', label: t('car.copyShort'), icon: 'copy' as const, onSelect: onCopy }] : []),
    ...(onDelete
      ? [{ id: 'delete', label: t('action.deleteShort'), icon: 'trash' as const, danger: true, onSelect: onDelete }]
      : []),
  ];
  return (
    <>
      {hasFiles && (
        <IconButton
          icon="download"
          label={t('action.download', { name })}
          busy={isBusy('pass', 'download')}
          onClick={() => fetch('pass', 'download')}
        />
      )}
      {!isNarrow && hasFiles && (
        <IconButton
          icon="file"
          label={t('car.downloadD03Of', { name })}
          busy={isBusy('d03', 'download')}
          onClick={() => fetch('d03', 'download')}
        />
      )}
      {!isNarrow && onCopy && <IconButton icon="copy" label={t('car.copy', { name })} onClick={onCopy} />}
      {items.length > 0 && (
        <Menu
          label={t('action.more', { name })}
          items={items}
          trigger={(props) => (
            <IconButton
              icon="more"
              label={t('action.more', { name })}
              busy={isDeleting || isBusy('pass', 'print') || isBusy('d03', 'print')}
              {...props}
            />
          )}
        />
      )}
    </>
  );
};
