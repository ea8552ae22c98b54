import { textLength } from '@fairfront/shared-kit/domain/common';
import { FormTextField } from '@fairfront/shared-kit/forms';
import { FormFileDrop } from '@fairfront/shared-kit/forms/file-drop';
import { FormRadioGroup } from '@fairfront/shared-kit/forms/radio';
import { FormTextArea } from '@fairfront/shared-kit/forms/text-area';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { isParentPayer, type Payer } from '@fairfront/shared-kit/domain/services/checkout';
import { attachmentLimit, commentLength } from '@fairfront/shared-kit/domain/services/order-files';
import styles from './checkout.module.css';
import type { CheckoutValues } from './use-placing';

const rules = { types: ['pdf'], limit: attachmentLimit };

/** The comment with its counter, and the attachment. */
export const CommentAndFile = ({ share }: { share: number | null }) => {
  const { t } = useTranslation('services');
  const { values } = useFormikContext<CheckoutValues>();
  const left = commentLength - textLength(values.comment);
  return (
    <section className={styles.card} aria-labelledby="checkout-more">
      <h2 id="checkout-more" className="ff-h4">
        {t('checkout.more')}
      </h2>
      <div className={styles.pair}>
        <FormTextArea
          name="comment"
          label={t('checkout.comment')}
          optional
          minHeight={120}
          limit={commentLength}
          counter={t('checkout.left', { count: Math.max(0, left) })}
        />
        <FormFileDrop
          name="attachment"
          label={t('checkout.attachment')}
          optional
          rules={rules}
          refusalText={() => t('errors.attachment_invalid')}
          {...(share === null ? {} : { share })}
        />
      </div>
    </section>
  );
};

/** The fields for the exhibitor's accounting. */
export const AccountFields = () => {
  const { t } = useTranslation('services');
  return (
    <section className={styles.card} aria-labelledby="checkout-account">
      <h2 id="checkout-account" className="ff-h4">
        {t('checkout.account')}
      </h2>
      <div className={styles.pair}>
        <FormTextField name="purchase_number" label={t('checkout.purchaseNumber')} optional autoComplete="off" />
        <PayerField />
      </div>
    </section>
  );
};

/**
 * Selects the payer, for a sub-exhibitor whose collective organiser allows it. A selection that is no longer allowed stays
 * visible until the user changes it, so that nobody pays unknowingly.
 */
const PayerField = () => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const participation = useParticipation();
  const { values } = useFormikContext<CheckoutValues>();
  const { company, parent } = participation;
  if (!parent || (!isParentPayer(participation) && values.payer === 'own')) return null;
  return (
    <FormRadioGroup<Payer>
      name="payer"
      label={t('checkout.payer')}
      options={[
        { value: 'own', label: textOf(company, 'name', locale), hint: t('checkout.payerOwn') },
        {
          value: 'parent',
          label: textOf(parent.company, 'name', locale),
          hint: t('checkout.payerParent'),
          ...(isParentPayer(participation) ? {} : { disabledReason: t('errors.payer_not_allowed') }),
        },
      ]}
    />
  );
};
