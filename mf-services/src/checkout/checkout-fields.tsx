import { FormTextField } from '@fairfront/shared-kit/forms';
import { FormFileDrop } from '@fairfront/shared-kit/forms/file-drop';
import { FormTextArea } from '@fairfront/shared-kit/forms/text-area';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { attachmentLimit, commentLength } from '../model/order-files';
import styles from './checkout.module.css';
import type { CheckoutValues } from './use-placing';

const rules = { types: ['pdf'], limit: attachmentLimit };

/** Comment with its counter, and the attachment (SVC-077 to SVC-080). */
export const CommentAndFile = ({ share }: { share: number | null }) => {
  const { t } = useTranslation('services');
  const { values } = useFormikContext<CheckoutValues>();
  const left = commentLength - [...values.comment].length;
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

/** What the accountant of the exhibitor needs (SVC-164). */
export const AccountFields = () => {
  const { t } = useTranslation('services');
  return (
    <section className={styles.card} aria-labelledby="checkout-account">
      <h2 id="checkout-account" className="ff-h4">
        {t('checkout.account')}
      </h2>
      <div className={styles.pair}>
        <FormTextField name="purchase_number" label={t('checkout.purchaseNumber')} optional autoComplete="off" />
      </div>
    </section>
  );
};
