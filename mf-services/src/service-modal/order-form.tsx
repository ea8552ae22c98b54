import { Field } from '@fairfront/shared-kit/components/field';
import { NumberField } from '@fairfront/shared-kit/components/number-field';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { TextArea } from '@fairfront/shared-kit/components/text-area';
import { Button } from '@fairfront/shared-kit/components/button';
import { formatArea } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useParticipation, useSelectedStand, useTranslation } from '@fairfront/shared-kit/platform';
import { commentLength } from '@fairfront/shared-kit/domain/services/order-files';
import {
  largestCount,
  minimumCount,
  needsDates,
  quantityModeOf,
} from '@fairfront/shared-kit/domain/services/service-rules';
import { DateFields } from './date-fields';
import { LineSumBox } from './line-sum-box';
import { PriceTable } from './price-table';
import styles from './order-form.module.css';
import type { ServiceForm } from './use-service-form';

/** All inputs needed to order a service, with the resulting total. */
export const OrderForm = ({ form, currency }: { form: ServiceForm; currency: string }) => {
  const { t } = useTranslation('services');
  const { service, values, change, errors, item } = form;
  const mode = quantityModeOf(service);
  return (
    <form
      id={form.id}
      noValidate
      aria-label={t('service.order')}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.replaced && (
        <Notice
          live="polite"
          tone="warning"
          title={t('service.changedMeanwhile')}
          action={
            <Button size="sm" icon="undo" onClick={form.restore}>
              {t('service.returnMine')}
            </Button>
          }
        >
          {t('service.storedShown')}
        </Notice>
      )}
      <PriceTable
        service={service}
        currency={currency}
        unitId={values.unit_id}
        onChoose={(unitId) => change({ unit_id: unitId })}
      />
      <div className={styles.columns}>
        {needsDates(service) && (
          <div className={styles.dates} data-place="dates">
            <DateFields
              service={service}
              values={values}
              onChange={change}
              error={errors.dates}
              open={form.isPanelOpen}
              onOpenChange={form.setPanelOpen}
              isInCart={item !== null}
            />
          </div>
        )}
        <div className={styles.rest}>
          {mode === 'plain' && (
            <div data-place="quantity">
              <NumberField
                label={t('service.quantity')}
                min={minimumCount(service)}
                max={largestCount}
                value={values.quantity}
                onChange={(quantity) => change({ quantity })}
                error={errors.quantity}
                hint={minimumCount(service) > 1 ? t('service.least', { count: minimumCount(service) }) : undefined}
              />
            </div>
          )}
          {mode === 'stand-area' && <StandArea />}
          <div data-place="comment">
            <TextArea
              optional
              label={t('service.comment')}
              hint={t('service.commentHint')}
              limit={commentLength}
              value={values.comment}
              onChange={(comment) => change({ comment })}
              error={errors.comment}
            />
          </div>
          <LineSumBox form={form} currency={currency} />
        </div>
      </div>
    </form>
  );
};

/** Services by stand area have a fixed quantity: the area of the selected stand. */
const StandArea = () => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const stand = useSelectedStand(useParticipation());
  return (
    <Field kind="group" label={t('service.area')} hint={t('service.areaHint')}>
      {() => (
        <p className={styles.fixed}>
          {stand?.area ? `${formatArea(stand.area, locale)}, ${stand.title}` : t('service.noStand')}
        </p>
      )}
    </Field>
  );
};
