import { IconButton } from '@fairfront/shared-kit/components/button';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { memo, useId } from 'react';
import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue/rubric-tree';
import type { ChosenRubric, RubricAddress } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { RubricPrice } from './entry-prices';
import { RubricAddresses } from './rubric-addresses';
import { RubricHead, useRubricName } from './rubric-head';
import type { RubricOffer } from './rubric-offer';
import { RubricServices } from './rubric-services';
import type { RubricEdits } from './use-rubric-edits';

/** The props of `RubricCard`. */
export interface RubricCardProps {
  rubric: ChosenRubric;
  /** Undefined if the tree no longer has it. */
  node: RubricNode | undefined;
  /** The editable rows; undefined without full information. */
  addresses: readonly RubricAddress[] | undefined;
  price: RubricPrice;
  offer: RubricOffer;
  hasFreePlace: boolean;
  edits: RubricEdits;
  onRemove: (rubricId: number) => void;
}

const RubricCardOf = ({ rubric, node, addresses, price, offer, hasFreePlace, edits, onRemove }: RubricCardProps) => {
  const { t } = useTranslation('catalog');
  const nameId = useId();
  const name = useRubricName(node);
  return (
    <>
      <RubricHead
        nameId={nameId}
        node={node}
        price={price}
        offer={offer}
        end={<IconButton icon="trash" label={t('rubrics.remove', { name })} onClick={() => onRemove(rubric.id)} />}
      />
      <RubricServices
        rubric={rubric}
        price={price}
        offer={offer}
        hasFreePlace={hasFreePlace}
        labelledBy={nameId}
        onToggle={(serviceId) => edits.toggle(rubric.id, serviceId)}
      />
      {addresses && (
        <RubricAddresses rubricId={rubric.id} name={name} rows={addresses} price={price} offer={offer} edits={edits} />
      )}
    </>
  );
};

const sameRows = (one: readonly RubricAddress[] = [], other: readonly RubricAddress[] = []): boolean =>
  one.length === other.length &&
  one.every((row, order) => row.id === other[order]?.id && row.address === other[order].address);

/** Every order change recomputes all prices; most cards keep theirs. */
const isSame = (one: RubricCardProps, other: RubricCardProps): boolean =>
  one.rubric === other.rubric &&
  one.node === other.node &&
  one.offer === other.offer &&
  one.hasFreePlace === other.hasFreePlace &&
  one.edits === other.edits &&
  one.onRemove === other.onRemove &&
  (one.addresses === undefined) === (other.addresses === undefined) &&
  sameRows(one.addresses, other.addresses) &&
  JSON.stringify(one.price) === JSON.stringify(other.price);

/** A selected rubric: its services, addresses, price and remove button. */
export const RubricCard = memo(RubricCardOf, isSame);
