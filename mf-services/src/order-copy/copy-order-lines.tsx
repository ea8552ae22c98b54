import { Checkbox } from '@fairfront/shared-kit/components/checkbox';
import { DatePicker } from '@fairfront/shared-kit/components/date-picker';
import { formatDate, formatDayAndMonth, formatMoney } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { fromHundredths } from '@fairfront/shared-kit/domain/common';
import {
  useLocale,
  useNow,
  useParticipation,
  useTranslation,
  type CopyLine,
  type CopyOffers,
} from '@fairfront/shared-kit/platform';
import type { MovedLine } from '@fairfront/shared-kit/domain/services/order-copy';
import { dateTexts, quantityText } from '@fairfront/shared-kit/domain/services/line-texts';
import { today } from '@fairfront/shared-kit/domain/services/ordering-window';
import { isDayOffered, periodsOf } from '@fairfront/shared-kit/domain/services/service-rules';
import { asksForDay, copiedAmount, copyBlock } from './copy-choice';
import { CopyBlocked, CopyPrice } from './copy-terms';
import styles from './copy-orders.module.css';

type Order = CopyOffers['exhibitions'][number]['orders'][number];

/** The props of `CopyOrderLines`. */
export interface CopyOrderLinesProps {
  order: Order;
  /** The currency code of the cart. */
  currency: string;
  /** The selected lines of all orders. */
  chosen: readonly CopyLine[];
  days: ReadonlyMap<number, string>;
  /** Server errors by line. */
  errors: ReadonlyMap<number, string[]> | undefined;
  countedOf: (line: CopyLine) => MovedLine;
  onToggle: (lines: readonly CopyLine[], isChosen: boolean) => void;
  onDay: (lineId: number, day: string) => void;
}

/** One earlier order with its lines: old values, new values, and why a line cannot be copied. */
export const CopyOrderLines = ({ order, chosen, onToggle, ...props }: CopyOrderLinesProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { exhibition } = useParticipation();
  const name = t('copy.order', {
    id: order.id,
    date: formatDate(order.created_at, locale, { zone: exhibition.timezone }),
  });
  const free = order.lines.filter((line) => copyBlock(line, chosen) === null);
  const own = order.lines.filter(({ line_id: id }) => chosen.some((one) => one.line_id === id));
  return (
    <section aria-label={name} className={styles.order}>
      <div className={styles.orderHead}>
        {free.length > 0 ? (
          <Checkbox
            checked={own.length === free.length}
            partly={own.length > 0 && own.length < free.length}
            onChange={(isChosen) => onToggle(order.lines, isChosen)}
          >
            <b>{name}</b>
          </Checkbox>
        ) : (
          <b className={styles.unchosen}>{name}</b>
        )}
        {own.length > 0 && <span className={styles.second}>{t('copy.chosen', { count: own.length })}</span>}
      </div>
      <ul>
        {order.lines.map((line) => (
          <CopyRow key={line.line_id} line={line} order={order} chosen={chosen} onToggle={onToggle} {...props} />
        ))}
      </ul>
    </section>
  );
};

type CopyRowProps = CopyOrderLinesProps & { line: CopyLine };

const CopyRow = ({ line, order, currency, chosen, days, errors, countedOf, onToggle, onDay }: CopyRowProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const now = useNow();
  const { exhibition } = useParticipation();
  const block = copyBlock(line, chosen);
  const isChosen = chosen.some((one) => one.line_id === line.line_id);
  const counted = countedOf(line);
  const amount = copiedAmount(line, counted);
  const name = textOf(line.service, 'name', locale);
  const lost = line.lost_days.map((day) => formatDayAndMonth(day, locale));
  const when = (of: MovedLine) => dateTexts(of, locale).join(', ') || t('copy.noDates');
  const howMany = (of: MovedLine) => quantityText(of, line.unit, locale);
  const quantity = howMany(line.earlier);
  const earlier =
    line.earlier_price === null
      ? quantity
      : t('copy.earlier', { quantity, price: formatMoney(line.earlier_price, order.currency) });
  const day = today(exhibition, now);
  const periods = periodsOf(line.service, exhibition);
  const bounds = {
    min: periods.map(({ from }) => from).sort()[0],
    max: periods
      .map(({ to }) => to)
      .sort()
      .at(-1),
  };
  return (
    <li className={styles.row} data-chosen={isChosen || undefined}>
      <div className={styles.name}>
        {block === null ? (
          <Checkbox checked={isChosen} onChange={(checked) => onToggle([line], checked)}>
            {name}
          </Checkbox>
        ) : (
          <span className={styles.unchosen}>{name}</span>
        )}
        <span className={styles.executor}>{textOf(line.service.executor, 'name', locale)}</span>
        {errors?.get(line.line_id)?.map((text) => (
          <span key={text} className={styles.danger}>
            {text}
          </span>
        ))}
      </div>
      <div className={styles.facts}>
        <span className={styles.label}>{t('copy.thenHead')}: </span>
        <span>{when(line.earlier)}</span>
        <span className={styles.second}>{earlier}</span>
      </div>
      <div className={styles.facts}>
        <span className={styles.label}>{t('copy.nowHead')}: </span>
        {block === null ? (
          <>
            <b>{when(counted)}</b>
            <span className={styles.second}>{howMany(counted)}</span>
          </>
        ) : (
          <span className={styles.blocked}>{t('copy.notMoved')}</span>
        )}
        {block === null && lost.length > 0 && (
          <span className={styles.changed}>{t('copy.lost', { count: lost.length, days: lost.join(', ') })}</span>
        )}
        {block === null && isChosen && asksForDay(line) && (
          <DatePicker
            label={t('copy.date', { name })}
            value={days.get(line.line_id) ?? ''}
            onChange={(chosenDay) => onDay(line.line_id, chosenDay)}
            today={day}
            {...(bounds.min ? { min: bounds.min < day ? day : bounds.min } : {})}
            {...(bounds.max ? { max: bounds.max } : {})}
            blocked={(one) => (isDayOffered(one, periods, day) ? undefined : t('errors.date_unavailable'))}
          />
        )}
      </div>
      <div className={styles.facts}>
        {block === null ? (
          <CopyPrice line={line} earlierCurrency={order.currency} currency={currency} />
        ) : (
          <CopyBlocked line={line} block={block} currency={currency} />
        )}
      </div>
      <b className={styles.amount}>
        {block === null && amount !== null && formatMoney(fromHundredths(amount), currency)}
      </b>
    </li>
  );
};
