import { Button } from '@fairfront/shared-kit/components/button';
import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { DataTable, type Column, type RowsView } from '@fairfront/shared-kit/components/data-table';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { Select } from '@fairfront/shared-kit/components/select';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { useMemo, useRef, useState } from 'react';
import type { PersonalKind } from '../api/list-pages';
import {
  cellParts,
  columnsOfMapping,
  countPeople,
  formulaKeys,
  guessMapping,
  headingLine,
  mapPackage,
  missingFields,
  mixedWordsOf,
  packageFields,
  packageHeadings,
  type CellPart,
  type PackageField,
  type PackageLine,
  type PackageMapping,
  type PassQuota,
} from '@fairfront/shared-kit/domain/passes';
import styles from './import-columns.module.css';
import { QuotaNow } from './columns-quota';
import { ImportFile } from './import-file';
import { ImportSteps } from './import-steps';
import { keepColumns, keptColumns } from './kept-columns';
import { PreviewPerson, PreviewValue, PreviewResult, usePreviewReview } from './preview-check';
import { ReadingChoice } from './reading-choice';
import { ReadingNotices } from './reading-notices';
import type { PackageChecking, PreviewedPackage } from './use-package-check';

interface ImportColumnsProps {
  kind: PersonalKind;
  previewed: PreviewedPackage;
  /** From the list; undefined while loading. */
  quota: PassQuota | undefined;
  checking: PackageChecking;
  onBack: () => void;
}

const previewFields = ['lastname', 'name', 'middlename', 'company_name'] as const;
/** A card starts with the full name. */
const cardPlaces: Record<PackageField, Column<PackageLine>['card']> = {
  lastname: 'title',
  name: 'none',
  middlename: 'none',
  company_name: 'line',
};
/** The length of a heading line that fits a select. */
const shownHeadings = 40;
const shortened = (text: string): string =>
  text.length <= shownHeadings ? text : `${text.slice(0, shownHeadings).replace(/[\s,]*\S*$/, '')}…`;
const noRows: readonly number[] = [];
const none = 'none';
const sourceKey = (source: PackageMapping['fields'][PackageField]): string =>
  source ? `${source.column} ${source.part}` : none;
const sourceOf = (key: string): PackageMapping['fields'][PackageField] => {
  if (key === none) return null;
  const [column, part] = key.split(' ');
  return { column: Number(column), part: part as CellPart };
};

/** Maps the columns of a file with other headings to fields, with a preview. */
export const ImportColumns = ({
  kind,
  previewed: { file, preview, mapping: given, corrected: correctedBefore = noRows, reading },
  quota,
  checking,
  onBack,
}: ImportColumnsProps) => {
  const { t } = useTranslation('passes');
  const locale = useLocale();
  const company = textOf(useParticipation().company, 'name', locale);
  const lineOf = (row: number) => preview.lines.find((line) => line.row === row) ?? { row, cells: [] };
  const proposed = (row: number) => {
    const line = lineOf(row);
    const guess = guessMapping(line, company, preview.sheet);
    return keptColumns(line.cells, guess) ?? guess;
  };
  const [mapping, setMapping] = useState(() => given ?? proposed(headingLine(preview.lines)?.row ?? 1));
  const [isKept, setIsKept] = useState(true);
  const [corrected, setCorrected] = useState(correctedBefore);
  const [isSent, setIsSent] = useState(false);
  const caption = useRef<HTMLElement>(null);
  const headings = lineOf(mapping.headingRow).cells;
  const nameOf = (column: number) => headings[column]?.trim() || t('columns.column', { number: column + 1 });
  const width = Math.max(...preview.lines.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, column) => column);
  const missing = missingFields(mapping).map((field) => packageHeadings[field][locale]);
  const people = useMemo(() => mapPackage(preview.lines, mapping), [preview, mapping]);
  const shown = useMemo(() => people.slice(0, 10), [people]);
  const total = countPeople(preview, mapping);
  const { facts } = preview;
  const taken = useMemo(() => columnsOfMapping(mapping), [mapping]);
  const formulas = useMemo(() => formulaKeys(facts.formulas, taken), [facts.formulas, taken]);
  const { lines, misspelled } = usePreviewReview(kind, shown, corrected, formulas);
  const correct = (rows: readonly number[], isCorrected: boolean) =>
    setCorrected((before) => [...before.filter((row) => !rows.includes(row)), ...(isCorrected ? rows : [])]);
  const used = new Set(packageFields.map((field) => mapping.fields[field]?.column));
  const left = columns.filter((column) => !used.has(column) && headings[column]?.trim());

  const hidden = useMemo(
    () => facts.hidden_rows.filter((row) => row > mapping.headingRow),
    [facts.hidden_rows, mapping.headingRow],
  );

  const optionsOf = (field: PackageField) => [
    { value: none, label: t('columns.none') },
    ...columns.flatMap((column) =>
      (field === 'company_name' ? (['whole'] as const) : cellParts).map((part) => ({
        value: `${column} ${part}`,
        label: t(`columns.${part}`, { column: nameOf(column) }),
      })),
    ),
  ];
  const denialOf = missing.length > 0 ? t('columns.choose', { fields: missing.join(', ') }) : undefined;
  const check = () => {
    keepColumns(headings, isKept ? mapping : null);
    setIsSent(true);
    checking.choose(file, { mapping, corrected, reading });
  };
  return (
    <>
      <ModalHeader
        title={t('columns.title')}
        onBack={onBack}
        actions={
          <ImportFile
            file={file}
            rows={total}
            busy={checking.isChecking}
            onReplace={(other) => checking.choose(other)}
          />
        }
      >
        <div className={styles.headLine}>
          <ImportSteps at="columns" hasColumns onStep={{ file: onBack, check }} denialOf={denialOf} />
          {quota && quota.total !== null && <QuotaNow kind={kind} quota={quota} total={quota.total} />}
        </div>
      </ModalHeader>
      <ModalBody flush>
        {/* disabled during the upload: a change would not be checked and would be lost with this screen */}
        <div className={styles.columns} data-modal-tall="" inert={isSent && checking.isChecking}>
          <div className={styles.choice}>
            <p className={styles.lead}>{t('columns.lead')}</p>
            {missing.length > 0 && (
              <Notice tone="warning" live="polite">
                {t('columns.missing', { fields: missing.join(', ') })}
              </Notice>
            )}
            {checking.chosen?.error && (
              <Notice tone="danger" live="assertive">
                {checking.chosen.error}
              </Notice>
            )}
            <ReadingNotices facts={facts} columns={taken} mixed={mixedWordsOf(lines)} hidden={hidden} />
            <ReadingChoice
              facts={facts}
              onChange={(other) => checking.readAs(file, other)}
              className={styles.reading}
            />
            {preview.sheets.length > 1 && (
              <Select
                label={t('columns.sheet')}
                size="sm"
                value={preview.sheet}
                options={preview.sheets.map(({ index, name }) => ({ value: index, label: name }))}
                onChange={(sheet) => checking.chooseSheet(file, sheet)}
              />
            )}
            <Select
              label={t('columns.headingRow')}
              size="sm"
              value={mapping.headingRow}
              options={preview.lines.slice(0, 10).map(({ row, cells }) => ({
                value: row,
                label: `${row}: ${shortened(cells.filter(Boolean).join(', '))}`,
              }))}
              onChange={(row) => setMapping(proposed(row))}
            />
            {packageFields.map((field) => (
              <Select
                key={field}
                label={packageHeadings[field][locale]}
                size="sm"
                optional={field === 'middlename'}
                hint={people[0]?.[field] ? `${people[0].row}: ${people[0][field]}` : undefined}
                value={sourceKey(mapping.fields[field])}
                options={optionsOf(field)}
                onChange={(key) =>
                  setMapping((before) => ({ ...before, fields: { ...before.fields, [field]: sourceOf(key) } }))
                }
              />
            ))}
            <TextField
              label={t('columns.company')}
              size="sm"
              maxLength={255}
              value={mapping.company}
              onChange={(value) => setMapping((before) => ({ ...before, company: value }))}
            />
            {left.length > 0 && (
              <p className={styles.left}>
                {t('columns.notTaken')}: {left.map(nameOf).join(', ')}
              </p>
            )}
            <Checkbox checked={isKept} onChange={setIsKept}>
              {t('columns.remember')}
            </Checkbox>
          </div>
          <div className={styles.preview}>
            <p className={styles.previewTitle}>
              <b>{t('columns.preview')}</b>{' '}
              <span className={styles.left}>
                {shown.length < total
                  ? t('columns.previewFirst', { count: shown.length, total })
                  : t('import.rows', { count: total })}
              </span>
            </p>
            {misspelled.length > 0 && (
              <Notice
                tone="warning"
                className={styles.note}
                title={`${t('letters.rows', { count: misspelled.length })}.`}
                action={
                  <Button
                    size="sm"
                    onClick={() => {
                      correct(misspelled, true);
                      // the button disappears with its sentence
                      caption.current?.focus();
                    }}
                  >
                    {t('letters.fixAll', { count: misspelled.length })}
                  </Button>
                }
              >
                {t('columns.lettersHint')}
              </Notice>
            )}
            <DataTable
              caption={t('columns.preview')}
              captionRef={caption}
              cardsBelow={460}
              rows={lines}
              rowKey={({ row }) => row.row}
              empty={null}
              columns={[
                { id: 'row', header: t('columns.row'), width: '48px', card: 'none', cell: ({ row }) => row.row },
                ...previewFields.map((field) => ({
                  id: field,
                  header: packageHeadings[field][locale],
                  card: cardPlaces[field],
                  cell: (line: PackageLine, view: RowsView) =>
                    field === 'lastname' && view === 'cards' ? (
                      <PreviewPerson line={line} />
                    ) : (
                      <PreviewValue line={line} field={field} />
                    ),
                })),
                {
                  id: 'noticed',
                  header: t('columns.noticed'),
                  width: '28%',
                  card: 'plain',
                  cell: (line) => (
                    <PreviewResult
                      line={line}
                      isCorrected={corrected.includes(line.row.row)}
                      onCorrect={(isCorrected) => correct([line.row.row], isCorrected)}
                    />
                  ),
                },
              ]}
            />
          </div>
        </div>
      </ModalBody>
      <ModalFooter start={<span className={styles.left}>{t('columns.nothing')}</span>}>
        <Button onClick={onBack}>{t('columns.back')}</Button>
        <Button
          variant="primary"
          iconEnd="arrow-right"
          busy={checking.isChecking}
          onClick={check}
          {...(denialOf === undefined ? {} : { disabledReason: denialOf })}
        >
          {total > 0 ? t('columns.check', { count: total }) : t('columns.checkNone')}
        </Button>
      </ModalFooter>
    </>
  );
};
