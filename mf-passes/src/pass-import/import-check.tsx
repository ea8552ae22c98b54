import { Button } from '@fairfront/shared-kit/components/button';
import { CheckGrid } from '../check-grid/check-grid';
import type { CheckRowId } from '../check-grid/check-row';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { useIssueText } from '@fairfront/shared-kit/forms/rules';
import {
  useLocale,
  useModalDirty,
  useParticipation,
  usePlatform,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useMemo } from 'react';
import type { PersonalKind } from '../api/list-pages';
import {
  freePlaces,
  mixedWordsOf,
  packageFields,
  packageHeadings,
  zoneOf,
  type PackageField,
  type PackageReading,
  type PassQuota,
} from '@fairfront/shared-kit/domain/passes';
import { useLetterText } from '../letters/use-letter-text';
import { checkRowsOf, type RowAction } from './check-rows';
import { ErrorLines } from './error-lines';
import styles from './import-check.module.css';
import { ImportFile } from './import-file';
import { ImportQuota } from './import-quota';
import { ImportSteps } from './import-steps';
import { ReadingChoice } from './reading-choice';
import { ReadingNotices } from './reading-notices';
import type { CheckedPackage, PackageChecking } from './use-package-check';
import { usePackageReview } from './use-package-review';

/** The maximum lengths of the columns, so that nobody types a value that the rules reject. */
const lengths: Record<PackageField, number> = { company_name: 255, lastname: 50, name: 50, middlename: 50 };
const shares: Record<PackageField, number> = { company_name: 1.2, lastname: 1.2, name: 1, middlename: 1.2 };

export interface ImportCheckProps {
  kind: PersonalKind;
  checked: CheckedPackage;
  /** From the list, which includes changes by others; undefined while loading. */
  quota: PassQuota | undefined;
  checking: PackageChecking;
  /** Returns to the file selection. */
  onBack: () => void;
  /** Returns to the columns; absent for a file that matches the template. */
  onColumns?: (() => void) | undefined;
  onAllAdded: () => void;
}

/** Step two of an import: all rows with their errors, editable in place; nothing is saved before the user confirms. */
export const ImportCheck = ({
  kind,
  checked,
  quota: listed,
  checking,
  onBack,
  onColumns,
  onAllAdded,
}: ImportCheckProps) => {
  const { t } = useTranslation('passes');
  const { messages } = usePlatform();
  const locale = useLocale();
  const zone = zoneOf(useParticipation());
  const isNarrow = useNarrow();
  const reviewing = usePackageReview(kind, checked, onAllAdded);
  const lettersOf = useLetterText();
  const issueText = useIssueText(reviewing.review.invalid > 0);
  const { review, refusalOf, original, busy, isEdited } = reviewing;
  useModalDirty(isEdited);

  const quota = listed ?? checked.check.quota;
  const free = freePlaces(kind, quota);
  const ready = review.ready.length;
  const isOver = ready > free;
  const open = review.invalid + review.repeats;
  const rows = useMemo(
    () => checkRowsOf({ review, refusalOf, original }, { locale, zone, t, issueText, lettersOf }),
    [review, refusalOf, original, locale, zone, t, issueText, lettersOf],
  );

  const mayLeave = async () =>
    !isEdited || messages.confirm({ title: t('import.discard'), confirmLabel: t('import.discardConfirm') });
  const leave = async (to: () => void) => {
    if (await mayLeave()) to();
  };
  const toColumns = onColumns && (() => void leave(onColumns));
  const toFile = () => void leave(onBack);
  const replace = async (file: File) => {
    if (await mayLeave()) checking.choose(file);
  };
  const { columns, facts } = checked.check;
  const mixed = useMemo(() => mixedWordsOf(review.lines), [review.lines]);
  const { hidden, areHiddenLeftOut } = useMemo(() => {
    const known = new Set(facts.hidden_rows);
    const lines = review.lines.filter(({ row }) => known.has(row.row));
    return {
      hidden: lines.map(({ row }) => row.row),
      areHiddenLeftOut: lines.every(({ isSkipped }) => isSkipped),
    };
  }, [review.lines, facts.hidden_rows]);
  const isDoubtful = mixed.length > 0 || checked.reading !== undefined || facts.encoding?.startsWith('windows');
  const readAs = async (reading: PackageReading) => {
    if (await mayLeave()) checking.choose(checked.file, { mapping: checked.mapping, reading });
  };
  const act = (id: CheckRowId, action: string) => {
    const number = Number(id);
    const line = review.lines.find(({ row }) => row.row === number);
    const [changed] = line?.edited ?? [];
    const actions: Record<RowAction, () => void> = {
      edit: () => line?.edit && reviewing.change(number, line.edit.field, line.edit.value),
      back: () => changed && reviewing.change(number, changed, original(number)?.[changed] ?? ''),
      skip: () => reviewing.skip(number, true),
      take: () => reviewing.skip(number, false),
      keep: () => reviewing.keep(number),
      spell: () => reviewing.spell([number]),
      'as-is': () => reviewing.keepSpelling(number),
    };
    actions[action as RowAction]();
  };
  const why = isOver ? t('import.tooMany', { count: ready, free }) : ready === 0 ? t('import.nothingReady') : undefined;

  return (
    <>
      <ModalHeader
        title={t('import.checkTitle')}
        onBack={toColumns ?? toFile}
        actions={
          <ImportFile
            file={checked.file}
            rows={review.lines.length}
            busy={checking.isChecking}
            onReplace={(file) => void replace(file)}
          />
        }
      >
        <ImportSteps
          at="check"
          hasColumns={onColumns !== undefined}
          onStep={{ file: toFile, ...(toColumns ? { columns: toColumns } : {}) }}
        />
        <div className={styles.quota}>
          <ImportQuota kind={kind} quota={quota} ready={ready} />
        </div>
      </ModalHeader>
      <ModalBody flush>
        <div className={styles.check} data-modal-tall="">
          {checking.chosen?.error && (
            <Notice tone="danger" live="assertive" title={checking.chosen.name} className={styles.note}>
              {checking.chosen.error}
            </Notice>
          )}
          {reviewing.waiting > 0 && (
            <Notice live="polite" className={styles.note}>
              {t('import.turn', { count: reviewing.waiting, ordinal: true })}
            </Notice>
          )}
          {isOver && (
            <Notice
              tone="warning"
              live="polite"
              className={styles.note}
              action={
                free > 0 && (
                  <Button size="sm" onClick={() => reviewing.fit(free)}>
                    {t('import.takeFirst', { count: free })}
                  </Button>
                )
              }
            >
              {t('import.tooMany', { count: ready, free })}
            </Notice>
          )}
          <ReadingNotices
            facts={facts}
            columns={columns}
            mixed={mixed}
            hidden={hidden}
            areLeftOut={areHiddenLeftOut}
            onLeaveOut={(isLeftOut) => reviewing.skipAll(hidden, isLeftOut)}
            className={styles.note}
          />
          {isDoubtful && (
            <ReadingChoice facts={facts} onChange={(reading) => void readAs(reading)} className={styles.reading} />
          )}
          {review.misspelled.length > 0 && (
            <Notice
              tone="warning"
              className={styles.note}
              title={`${t('letters.rows', { count: review.misspelled.length })}.`}
              action={
                <Button size="sm" onClick={() => reviewing.spell(review.misspelled)}>
                  {t('letters.fixAll', { count: review.misspelled.length })}
                </Button>
              }
            >
              {t('letters.rowsHint')}
            </Notice>
          )}
          <CheckGrid
            className={styles.grid}
            label={t('import.grid', { count: rows.length })}
            columns={packageFields.map((field) => ({
              id: field,
              header: packageHeadings[field][locale],
              share: shares[field],
              maxLength: lengths[field],
            }))}
            rows={rows}
            doubtfulLabel={t('import.repeats')}
            note={isNarrow ? undefined : t('import.note')}
            busy={busy === 'import'}
            onChange={(id, field, value) => reviewing.change(Number(id), field as PackageField, value)}
            onAction={act}
          />
          {/* on a phone every row is a card with the same content */}
          {!isNarrow && <ErrorLines rows={rows} />}
        </div>
      </ModalBody>
      <ModalFooter
        start={
          <>
            {toColumns && (
              <Button variant="text" icon="arrow-left" onClick={toColumns}>
                {t('columns.backTo')}
              </Button>
            )}
            <Button variant="text" icon="download" busy={busy === 'marked'} onClick={reviewing.saveMarked}>
              {t('import.marked')}
            </Button>
          </>
        }
      >
        {open > 0 && (
          <>
            {/* on a phone the filters above the cards have the same effect */}
            {!isNarrow && (
              <span className={styles.left}>
                {t('import.open', { invalid: review.invalid, repeats: review.repeats })}
              </span>
            )}
            {!isNarrow && (
              <Button disabledReason={t('import.openReason', { count: open })}>
                {t('import.addAll', { count: ready + open })}
              </Button>
            )}
          </>
        )}
        <Button
          variant="primary"
          busy={busy === 'import'}
          onClick={reviewing.add}
          {...(why === undefined ? {} : { disabledReason: why })}
        >
          {t(open > 0 ? 'import.addReady' : 'import.addAll', { count: ready })}
        </Button>
      </ModalFooter>
    </>
  );
};
