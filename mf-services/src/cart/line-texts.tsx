import { Button } from '@fairfront/shared-kit/components/button';
import { TextArea } from '@fairfront/shared-kit/components/text-area';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { useTranslation, type CartItem } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import type { LineEdit } from '@fairfront/shared-kit/domain/services/cart-edits';
import { commentIssue, purchaseNumberIssue } from '@fairfront/shared-kit/domain/services/checkout';
import { commentLength } from '@fairfront/shared-kit/domain/services/order-files';
import styles from './cart-line.module.css';
import { useTypedText } from './use-typed-text';

interface LineTextsProps {
  item: CartItem;
  onChange: (edit: LineEdit) => void;
}

/** The comment and purchase number of a line, shown on demand. */
export const LineTexts = ({ item, onChange }: LineTextsProps) => {
  const { t } = useTranslation('services');
  const [asked, setAsked] = useState<'comment' | 'purchase_number' | null>(null);
  const hasComment = item.comment !== null || asked === 'comment';
  const hasNumber = item.purchase_number !== null || asked === 'purchase_number';
  return (
    <div className={styles.texts}>
      {hasComment && <Comment item={item} onChange={onChange} />}
      {hasNumber && <PurchaseNumber item={item} onChange={onChange} />}
      {!hasComment && (
        <Button variant="text" size="sm" icon="chat" onClick={() => setAsked('comment')}>
          {t('cart.addComment')}
        </Button>
      )}
      {!hasNumber && (
        <Button variant="text" size="sm" icon="tag" onClick={() => setAsked('purchase_number')}>
          {t('cart.addPurchaseNumber')}
        </Button>
      )}
    </div>
  );
};

const Comment = ({ item, onChange }: LineTextsProps) => {
  const { t } = useTranslation('services');
  const { issue, ...field } = useTypedText(item.comment, commentIssue, (comment) => onChange({ comment }));
  return (
    <TextArea
      {...field}
      className={styles.comment}
      label={t('cart.comment')}
      limit={commentLength}
      error={issue ? t(`errors.${issue.code}`, issue.params) : undefined}
    />
  );
};

const PurchaseNumber = ({ item, onChange }: LineTextsProps) => {
  const { t } = useTranslation('services');
  const { issue, ...field } = useTypedText(item.purchase_number, purchaseNumberIssue, (number) =>
    onChange({ purchase_number: number }),
  );
  return (
    <TextField
      {...field}
      className={styles.purchaseNumber}
      size="sm"
      label={t('cart.purchaseNumber')}
      error={issue ? t(`errors.${issue.code}`, issue.params) : undefined}
    />
  );
};
