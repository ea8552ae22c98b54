import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { DataTable, type Column } from '@fairfront/shared-kit/components/data-table';
import { NumberField } from '@fairfront/shared-kit/components/number-field';
import { MultiSelect } from '@fairfront/shared-kit/components/select';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { currencySymbol, languageOf, textOf } from '@fairfront/shared-kit/domain/common';
import { dateTexts, quantityText } from '@fairfront/shared-kit/domain/services/line-texts';
import { formatMoney, formatProsePeriod } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { StaffOrder } from '../api/orders';
import type { EditedLine } from './line-edits';
import styles from './order.module.css';
import { priceText } from './price-text';
import type { OrderEdits } from './use-order-edits';

interface OrderLinesProps {
  order: StaffOrder;
  edits: OrderEdits;
  canEdit: boolean;
  /** The days of the exhibition with installation and dismantling, YYYY-MM-DD. */
  days: readonly string[];
}

/** A former value beside the present one. */
const Former = ({ text }: { text: string }) => {
  const { t } = useTranslation('desk');
  return (
    <del className={styles.former}>
      <span className="ff-sr-only">{t('orderPage.former')} </span>
      {text}
    </del>
  );
};

/** An error of the server about a line that has no field for it. */
const FieldError = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <span role="alert" className={styles.error}>
      {text}
    </span>
  );

/** The lines of an order, each with the originally ordered value where it differs. */
export const OrderLines = ({ order, edits, canEdit, days }: OrderLinesProps) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const { currency, changes } = order;
  const placedOf = ({ line }: EditedLine) => changes.find(({ line_id }) => line_id === line.line_id)?.before ?? line;
  const nameOf = ({ line }: EditedLine) => textOf(line, 'name', locale);
  const isRemoved = ({ edit }: EditedLine) => edit.is_removed === true;
  const errorOf = ({ line }: EditedLine, ...fields: string[]) =>
    fields.map((field) => edits.errors[line.line_id]?.[field]).find(Boolean);
  const dayText = (day: string) => formatProsePeriod(day, day, locale);
  const isNew = ({ line }: EditedLine) => line.line_id < 0;
  const isFromStaff = ({ line }: EditedLine) =>
    changes.some(({ line_id, before }) => line_id === line.line_id && before === null);
  const noteOf = (row: EditedLine) => {
    if (isRemoved(row)) return t('orderPage.willBeRemoved');
    const unit = textOf(row.line.unit, 'name', locale);
    if (isNew(row)) return `${unit}, ${t('orderPage.add.willBeAdded')}`;
    return isFromStaff(row) ? `${unit}, ${t('orderPage.add.byStaff')}` : unit;
  };
  const dates = (row: EditedLine) => {
    const { line, counted } = row;
    const now = dateTexts(counted, locale);
    const before = dateTexts(placedOf(row), locale);
    const isEditable = canEdit && !isNew(row) && !isRemoved(row) && line.dates.length > 0;
    return (
      <div className={styles.stack}>
        {isEditable ? (
          <MultiSelect<string>
            size="sm"
            label={t('orderPage.datesOf', { name: nameOf(row) })}
            labelHidden
            value={counted.dates}
            error={errorOf(row, 'dates')}
            options={[...new Set([...days, ...line.dates])].sort().map((day) => ({ value: day, label: dayText(day) }))}
            onChange={(next) => edits.edit(line.line_id, { dates: [...next].sort() })}
          />
        ) : (
          now.map((text) => <span key={text}>{text}</span>)
        )}
        {now.length === 0 && <span className={styles.none}>{t('orderPage.noDates')}</span>}
        {isNew(row) && <FieldError text={errorOf(row, 'dates', 'quantity_by_dates', 'time_range_by_dates')} />}
        {before.join() !== now.join() && before.map((text) => <Former key={text} text={text} />)}
      </div>
    );
  };
  const quantity = (row: EditedLine) => {
    const { line, counted } = row;
    const placed = placedOf(row);
    const isWhole = Number.isInteger(line.quantity) && line.time_range_by_dates.length === 0;
    if (isNew(row)) {
      return (
        <div className={styles.stack}>
          {quantityText(counted, line.unit, locale)}
          <FieldError text={errorOf(row, 'quantity')} />
        </div>
      );
    }
    if (!canEdit || isRemoved(row) || !isWhole) return quantityText(counted, line.unit, locale);
    if (line.quantity_by_dates.length > 0) {
      return (
        <div className={styles.stack}>
          {counted.quantity_by_dates.map(({ date, quantity: count }) => (
            <NumberField
              key={date}
              size="sm"
              label={t('orderPage.quantityOn', { name: nameOf(row), date: dayText(date) })}
              labelHidden
              min={1}
              value={count}
              error={errorOf(row, 'quantity_by_dates')}
              onChange={(next) =>
                edits.edit(line.line_id, {
                  quantity_by_dates: counted.quantity_by_dates.map((entry) =>
                    entry.date === date ? { ...entry, quantity: next } : entry,
                  ),
                })
              }
            />
          ))}
        </div>
      );
    }
    return (
      <div className={styles.stack}>
        <NumberField
          size="sm"
          label={t('orderPage.quantityOf', { name: nameOf(row) })}
          labelHidden
          min={1}
          value={counted.quantity}
          error={errorOf(row, 'quantity')}
          onChange={(next) => edits.edit(line.line_id, { quantity: next })}
        />
        {placed.quantity !== counted.quantity && <Former text={quantityText(placed, line.unit, locale)} />}
      </div>
    );
  };
  const price = (row: EditedLine) => {
    const { line, edit, price: now } = row;
    const placed = placedOf(row);
    const former = !Object.is(placed.price_with_vat, now) && (
      <Former text={formatMoney(placed.price_with_vat, currency)} />
    );
    if (!canEdit || isNew(row) || isRemoved(row)) {
      return (
        <div className={styles.stack}>
          {formatMoney(line.price_with_vat, currency)}
          {isNew(row) && <FieldError text={errorOf(row, 'price_with_vat')} />}
          {former}
        </div>
      );
    }
    return (
      <div className={styles.stack}>
        <TextField
          size="sm"
          label={t('orderPage.priceOf', { name: nameOf(row) })}
          labelHidden
          inputMode="decimal"
          autoComplete="off"
          end={currencySymbol(currency)}
          value={edit.price ?? priceText(line.price_with_vat, languageOf(locale).decimalMark)}
          error={Number.isNaN(now) ? t('orderPage.wrongPrice') : errorOf(row, 'price_with_vat')}
          onChange={(text) => edits.edit(line.line_id, { price: text })}
        />
        {former}
      </div>
    );
  };
  const columns: Column<EditedLine>[] = [
    {
      id: 'name',
      header: t('orderPage.columns.name'),
      cell: (row) => (
        <span className={styles.stack}>
          <span className={isRemoved(row) ? styles.removed : styles.name}>{nameOf(row)}</span>
          <span className={styles.second}>{noteOf(row)}</span>
          {row.line.comment && <span className={styles.second}>{row.line.comment}</span>}
          {isNew(row) && <FieldError text={errorOf(row, 'service_id', 'unit_id', 'comment')} />}
        </span>
      ),
    },
    { id: 'dates', header: t('orderPage.columns.dates'), width: '156px', cell: dates },
    { id: 'quantity', header: t('orderPage.columns.quantity'), width: '128px', cell: quantity },
    { id: 'price', header: t('orderPage.columns.price'), width: '132px', cell: price },
    {
      id: 'amount',
      header: t('orderPage.columns.amount'),
      align: 'end',
      width: '112px',
      cell: (row) => {
        const placed = placedOf(row).amount_with_vat;
        return (
          <span className={styles.stack}>
            <b className="ff-num">{formatMoney(row.amount, currency)}</b>
            {!isNew(row) && placed !== row.amount && <Former text={formatMoney(placed, currency)} />}
          </span>
        );
      },
    },
  ];
  if (canEdit) {
    columns.push({
      id: 'actions',
      header: t('orderPage.columns.actions'),
      headerHidden: true,
      align: 'end',
      width: '48px',
      card: 'plain',
      cell: (row) =>
        isNew(row) ? (
          <IconButton
            icon="trash"
            label={t('orderPage.add.takeOut', { name: nameOf(row) })}
            onClick={() => edits.takeOut(row.line.line_id)}
          />
        ) : row.isChanged || Object.keys(row.edit).length > 0 ? (
          <IconButton
            icon="undo"
            label={t('orderPage.revert', { name: nameOf(row) })}
            onClick={() => edits.revert(row.line.line_id)}
          />
        ) : (
          <IconButton
            icon="trash"
            label={t('orderPage.remove', { name: nameOf(row) })}
            onClick={() => edits.edit(row.line.line_id, { is_removed: true })}
          />
        ),
    });
  }
  return (
    <>
      <DataTable<EditedLine>
        caption={t('orderPage.lines')}
        columns={columns}
        rows={edits.lines}
        rowKey={({ line }) => line.line_id}
        cardsBelow={680}
        empty={<p className={styles.none}>{t('orderPage.noLines')}</p>}
      />
      {order.removed.length > 0 && (
        <ul className={styles.removedLines} aria-label={t('orderPage.removedLines')}>
          {order.removed.map((line) => {
            const isBack = edits.edits[line.line_id]?.is_removed === false;
            const name = textOf(line, 'name', locale);
            return (
              <li key={line.line_id} className={styles.removedLine}>
                <span className={isBack ? styles.name : styles.removed}>{name}</span>
                {canEdit && (
                  <Button
                    variant="text"
                    size="sm"
                    aria-label={t(isBack ? 'orderPage.leaveOutOf' : 'orderPage.putBackOf', { name })}
                    onClick={() =>
                      isBack ? edits.revert(line.line_id) : edits.edit(line.line_id, { is_removed: false })
                    }
                  >
                    {t(isBack ? 'orderPage.leaveOut' : 'orderPage.putBack')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
};
