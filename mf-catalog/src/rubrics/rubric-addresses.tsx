import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { withoutForeignScripts } from '@fairfront/shared-kit/domain/validation';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useId, useRef, useState } from 'react';
import type { RubricAddress } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { amountText } from '../price/amount-text';
import type { RubricPrice } from './entry-prices';
import type { RubricOffer } from './rubric-offer';
import styles from './rubrics.module.css';
import type { RubricEdits } from './use-rubric-edits';
import { usePriceText } from './use-price-text';

/** The maximum length of an address. */
const longest = 255;

interface RubricAddressesProps {
  rubricId: number;
  /** The name of the rubric, for the field labels. */
  name: string;
  rows: readonly RubricAddress[];
  price: RubricPrice;
  offer: RubricOffer;
  edits: RubricEdits;
}

const isFilled = ({ address }: RubricAddress): boolean => address.trim() !== '';

/** The addresses of a rubric with full information; each filled row is charged. */
export const RubricAddresses = ({ rubricId, name, rows, price, offer, edits }: RubricAddressesProps) => {
  const { t } = useTranslation('catalog');
  const priceText = usePriceText(offer);
  const noteId = useId();
  const place = useRef<HTMLDivElement>(null);
  const known = useRef(rows.length);
  // a missing address becomes an error only after the user has left the field
  const [wasLeft, setWasLeft] = useState(false);
  useEffect(() => {
    const inputs = place.current?.querySelectorAll('input') ?? [];
    // focus moves into a new row; after a removal it moves to the neighbour
    if (rows.length === known.current + 1 && place.current?.contains(document.activeElement))
      inputs[inputs.length - 1]?.focus();
    known.current = rows.length;
  }, [rows.length]);
  const remove = (row: RubricAddress, order: number) => {
    edits.removeAddress(row.id);
    place.current?.querySelectorAll('input')[order > 0 ? order - 1 : 1]?.focus();
  };
  const isMissing = !rows.some(isFilled);
  const { address: unit, currency } = offer;
  return (
    <div ref={place} className={styles.addresses}>
      {rows.map((row, order) => {
        const cost = price.addresses[row.id];
        return (
          <div key={row.id} className={styles.address}>
            <TextField
              size="sm"
              icon="pin"
              label={t('rubrics.addressOf', { name, n: order + 1 })}
              labelHidden
              placeholder={t(order === 0 ? 'rubrics.address' : 'rubrics.anotherAddress')}
              maxLength={longest}
              value={row.address}
              {...(isMissing && order === 0 ? { [wasLeft ? 'error' : 'hint']: t('rubrics.needsAddress') } : {})}
              onBlur={() => setWasLeft(true)}
              onChange={(address) => edits.changeAddress({ ...row, address: withoutForeignScripts(address) })}
            />
            <span className={isFilled(row) ? styles.addressCost : styles.emptyCost}>
              {cost ? priceText(cost) : t('rubrics.emptyRow', { amount: amountText(0, currency) })}
            </span>
            {(rows.length > 1 || isFilled(row)) && (
              <IconButton
                icon="trash"
                label={t('rubrics.removeAddress', { n: order + 1, name })}
                onClick={() => remove(row, order)}
              />
            )}
          </div>
        );
      })}
      <div className={styles.addressFoot}>
        <Button
          variant="text"
          size="sm"
          icon="plus"
          aria-describedby={noteId}
          {...(isMissing ? { disabledReason: t('rubrics.fillFirst') } : {})}
          onClick={() => edits.addAddress(rubricId)}
        >
          {t('rubrics.addAddress')}
        </Button>
        {unit !== undefined && (
          <span id={noteId} className={styles.caption}>
            {t('rubrics.addressNote', { amount: amountText(unit, currency) })}
          </span>
        )}
      </div>
    </div>
  );
};
