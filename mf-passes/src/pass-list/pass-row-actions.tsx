import { IconButton } from '@fairfront/shared-kit/components/button';
import { Menu, type MenuItem } from '@fairfront/shared-kit/components/menu';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import {
  useOpenModal,
  useParticipant,
  useTranslation,
  type ModalName,
  type PersonalPass,
} from '@fairfront/shared-kit/platform';
import { personalPassFile } from '../api/personal-passes';
import type { usePassFiles } from '../pass-files/use-pass-files';
import { personOf } from './person-name';

export interface PassRowActionsProps {
  pass: PersonalPass;
  from: ModalName;
  files: ReturnType<typeof usePassFiles>;
  /** Why an accepted pass cannot be printed now; undefined inside the window (PASS-106). */
  notPrintable: string | undefined;
  /** Absent where the person may not delete this pass (PASS-112, PASS-113). */
  onDelete: (() => void) | undefined;
  isDeleting: boolean;
}

/** What can be done with one pass: buttons in the table, on a phone the download and a menu with the rest (PASS-105). */
export const PassRowActions = ({ pass, from, files, notPrintable, onDelete, isDeleting }: PassRowActionsProps) => {
  const { t } = useTranslation('passes');
  const { id } = useParticipant();
  const isNarrow = useNarrow();
  const open = useOpenModal();
  const name = personOf(pass);
  const path = personalPassFile(id, pass.id);
  // a visa pass has neither download nor print, whatever its status (PASS-109)
  const hasFile = pass.status === 'accepted' && pass.type !== 'visa';
  const view = () => open('event-modal-detail-pass', { pass: String(pass.id), from });

  const download = hasFile && (
    <IconButton
      icon="download"
      label={t('action.download', { name })}
      busy={files.isBusy(path, 'download')}
      disabledReason={notPrintable}
      onClick={() => files.fetchFile(path, 'download')}
    />
  );
  if (isNarrow) {
    const items: MenuItem[] = [
      { id: 'view', label: t('action.viewShort'), icon: 'eye', onSelect: view },
      ...(hasFile
        ? [
            {
              id: 'print',
              label: t('action.printShort'),
              icon: 'printer' as const,
              disabledReason: notPrintable,
              onSelect: () => files.fetchFile(path, 'print'),
            },
          ]
        : []),
      ...(onDelete
        ? [{ id: 'delete', label: t('action.deleteShort'), icon: 'trash' as const, danger: true, onSelect: onDelete }]
        : []),
    ];
    return (
      <>
        {download}
        <Menu
          label={t('action.more', { name })}
          items={items}
          trigger={(props) => (
            <IconButton icon="more" label={t('action.more', { name })} busy={isDeleting} {...props} />
          )}
        />
      </>
    );
  }
  return (
    <>
      {download}
      {hasFile && (
        <IconButton
          icon="printer"
          label={t('action.print', { name })}
          busy={files.isBusy(path, 'print')}
          disabledReason={notPrintable}
          onClick={() => files.fetchFile(path, 'print')}
        />
      )}
      {!hasFile && <IconButton icon="eye" label={t('action.view', { name })} onClick={view} />}
      {onDelete && (
        <IconButton icon="trash" label={t('action.delete', { name })} busy={isDeleting} onClick={onDelete} />
      )}
    </>
  );
};
