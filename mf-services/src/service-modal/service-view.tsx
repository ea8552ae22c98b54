import { storageAddress } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { ImageSlider } from '@fairfront/shared-kit/components/image-slider';
import { ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { formatMoney, formatProseDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  dayjs,
  useLocale,
  useModalFrame,
  useNow,
  useParticipation,
  usePlatform,
  useTranslation,
  type AdditionalServiceDetail,
  type CartItem,
} from '@fairfront/shared-kit/platform';
import type { ReactNode } from 'react';
import { CurrencySelect } from '../currency/currency-select';
import { useCurrency } from '../currency/use-currency';
import { today } from '@fairfront/shared-kit/domain/services/ordering-window';
import { OrderingNotice } from '../ordering/ordering-notice';
import { useOrderingBlock, type OrderingBlock } from '../ordering/use-ordering';
import { ServiceDrawing } from '../service-list/service-picture';
import { OrderForm } from './order-form';
import { currenciesOf, lineSum, priceIn } from './price-of-service';
import { PriceTable } from './price-table';
import { RelatedServices } from './related-services';
import styles from './service-view.module.css';
import { useServiceForm } from './use-service-form';

/** The props of `ServiceView`. */
export interface ServiceViewProps {
  service: AdditionalServiceDetail;
  /** The cart line of the service. */
  item: CartItem | null;
  /** Goes back to the service that opened this one, or closes the modal. */
  onBack: () => void;
  /** Called after the line is saved. */
  onDone: () => void;
  onOpen: (serviceId: number) => void;
}

/** A loaded service: with the order form, or read-only if it cannot be ordered. */
export const ServiceView = (props: ServiceViewProps) => {
  const { order_until: orderUntil } = props.service;
  const block = useOrderingBlock()(orderUntil);
  return block ? <ReadService {...props} block={block} /> : <OrderService {...props} />;
};

const OrderService = (props: ServiceViewProps) => {
  const { service, item, onDone } = props;
  const { t } = useTranslation('services');
  const shown = useCurrency();
  const { close } = useModalFrame();
  const form = useServiceForm({ service, item, onDone });
  const { amount } = lineSum(service, form.line, priceIn(service, form.values.unit_id, shown.currency));
  return (
    <Frame
      {...props}
      shown={shown}
      actions={
        <>
          <Button onClick={() => close()}>{t('service.close')}</Button>
          <Button variant="primary" type="submit" form={form.id} icon="cart" busy={form.isBusy}>
            {t(item ? 'service.update' : 'service.add')}
            {Boolean(amount) && <span className={styles.amount}> · {formatMoney(amount, shown.currency)}</span>}
          </Button>
        </>
      }
    >
      <OrderForm form={form} currency={shown.currency} />
    </Frame>
  );
};

const ReadService = ({ block, ...props }: ServiceViewProps & { block: OrderingBlock }) => {
  const { service } = props;
  const { t } = useTranslation('services');
  const shown = useCurrency();
  const { close } = useModalFrame();
  return (
    <Frame {...props} shown={shown} actions={<Button onClick={() => close()}>{t('service.close')}</Button>}>
      <OrderingNotice block={block} orderUntil={service.order_until} />
      <PriceTable service={service} currency={shown.currency} unitId={service.units[0]?.id ?? 0} onChoose={undefined} />
    </Frame>
  );
};

interface FrameProps extends ServiceViewProps {
  shown: ReturnType<typeof useCurrency>;
  actions: ReactNode;
  children: ReactNode;
}

const Frame = ({ service, onBack, onOpen, shown, actions, children }: FrameProps) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const { config } = usePlatform();
  const participation = useParticipation();
  const { executor } = service;
  const name = textOf(service, 'name', locale);
  return (
    <>
      <ModalHeader
        title={name}
        onBack={onBack}
        subtitle={
          executor.is_organizer
            ? t('service.organizer')
            : t('service.contractor', { name: textOf(executor, 'name', locale) })
        }
      />
      <ModalBody flush>
        <div className={styles.split} data-modal-tall="">
          <div className={styles.about}>
            <div className={service.images.length === 0 ? styles.noPicture : undefined}>
              <ImageSlider
                label={name}
                placeholder={<ServiceDrawing categoryId={service.category_id} />}
                images={service.images.map(({ original_path, thumbnail_path }, index) => ({
                  src: storageAddress(config.apiBase, original_path),
                  thumbnail: storageAddress(config.apiBase, thumbnail_path),
                  alt: t('service.photo', { name, number: index + 1 }),
                }))}
              />
            </div>
            <section>
              <h3 className="ff-h4">{t('service.description')}</h3>
              <p className={styles.description}>
                {textOf(service, 'description', locale) || textOf(service, 'short_description', locale)}
              </p>
            </section>
          </div>
          <div className={styles.order}>
            <OrderUntil orderUntil={service.order_until} />
            {service.is_required_contract && (
              <Notice icon="file" tone="info">
                {t('service.contract')}
              </Notice>
            )}
            {children}
            <RelatedServices services={service.related_services} currency={shown.currency} onOpen={onOpen} />
          </div>
        </div>
      </ModalBody>
      <ModalFooter start={<CurrencySelect shown={shown} codes={currenciesOf(service, participation)} />}>
        {actions}
      </ModalFooter>
    </>
  );
};

/** The last day of ordering, until it has passed. */
const OrderUntil = ({ orderUntil }: { orderUntil: string | null }) => {
  const { t } = useTranslation('services');
  const locale = useLocale();
  const now = useNow();
  const { exhibition } = useParticipation();
  if (!orderUntil) return null;
  const count = dayjs(orderUntil).diff(today(exhibition, now), 'day');
  if (count < 0) return null;
  return (
    <p className={styles.until}>
      {t('service.orderUntil', { date: formatProseDate(orderUntil, locale, { now }) })},{' '}
      {t('service.daysLeft', { count })}
    </p>
  );
};
