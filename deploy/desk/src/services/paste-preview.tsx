import { Button } from '@fairfront/shared-kit/components/button';
import { DataTable } from '@fairfront/shared-kit/components/data-table';
import { Modal, ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import type { Issue } from '@fairfront/shared-kit/domain/validation';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { CellEdit } from './grid-state';
import { useColumnTitle, useIssueText } from './grid-texts';

/** A cell of a pasted range that breaks a rule. */
export interface WrongCell extends CellEdit {
  /** Its line in the range, from 1. */
  line: number;
  issue: Issue;
}

/** A pasted range that waits for a decision. */
export interface Pasted {
  right: readonly CellEdit[];
  wrong: readonly WrongCell[];
  added: readonly string[];
  /** Cells without a column. */
  outside: number;
}

interface PastePreviewProps {
  pasted: Pasted;
  onTake: () => void;
  onClose: () => void;
}

/** Shows the invalid cells of a pasted range before any of it is accepted. */
export const PastePreview = ({ pasted, onTake, onClose }: PastePreviewProps) => {
  const { t } = useTranslation('desk');
  const titleOf = useColumnTitle();
  const say = useIssueText();
  const { right, wrong, added, outside } = pasted;
  return (
    <Modal open size="md" title={t('services.paste.title')} onClose={onClose}>
      <ModalHeader />
      <ModalBody>
        <p>
          {t('services.paste.right', { count: right.length })}
          {added.length > 0 && <> {t('services.paste.added', { count: added.length })}</>}
          {outside > 0 && <> {t('services.paste.outside', { count: outside })}</>}
        </p>
        {wrong.length > 0 && (
          <DataTable<WrongCell>
            caption={t('services.paste.wrong', { count: wrong.length })}
            rows={wrong}
            rowKey={({ key, column }) => `${key} ${column}`}
            columns={[
              { id: 'line', header: t('services.paste.line'), width: '80px', cell: ({ line }) => line },
              { id: 'column', header: t('services.paste.column'), cell: ({ column }) => titleOf(column) },
              { id: 'text', header: t('services.paste.text'), cell: ({ text }) => text },
              { id: 'reason', header: t('services.paste.reason'), cell: ({ issue }) => say(issue) },
            ]}
          />
        )}
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" disabled={right.length === 0} onClick={onTake}>
          {t('services.paste.take', { count: right.length })}
        </Button>
      </ModalFooter>
    </Modal>
  );
};
