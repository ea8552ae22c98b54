import { useEffect, useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Modal, ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { SearchField } from '@fairfront/shared-kit/components/search-field';
import { languageOf, textOf } from '@fairfront/shared-kit/domain/common';
import type { OrderableService } from '@fairfront/shared-kit/domain/services/api';
import { Form, FormErrorSummary, SubmitButton } from '@fairfront/shared-kit/forms';
import { lazyRules } from '@fairfront/shared-kit/forms/rules';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { failsHere, useLocale, useNow, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import type { DeskExhibition } from '../api/desk';
import { servicesToAddQuery, type StaffOrder } from '../api/orders';
import { AddServiceFields } from './add-service-fields';
import { addedFields, issuesByPlace, lineOf, valuesOf, type AddedValues } from './added-lines';
import styles from './order.module.css';
import { priceIn } from './price-text';

/** The pause in typing after which a search is sent, ms. */
const pause = 250;

interface FindServiceProps {
  order: StaffOrder;
  onChoose: (service: OrderableService) => void;
}

/** The search for a service, with the price of today in the currency of the order. */
const FindService = ({ order: { id, currency }, onChoose }: FindServiceProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery({ ...servicesToAddQuery(api, id, search), ...failsHere });
  const found = search === '' ? [] : (query.data ?? []);
  const priceText = ({ prices }: OrderableService) => {
    const [price] = prices.filter((one) => one.currency === currency);
    return price
      ? t('orderPage.add.perUnit', {
          price: formatMoney(price.price_with_vat, currency),
          unit: textOf(price.unit, 'name', locale),
        })
      : t('orderPage.add.noPrice');
  };
  return (
    <>
      <SearchField
        label={t('orderPage.add.search')}
        hint={t('orderPage.add.searchHint')}
        busy={query.isFetching}
        value={text}
        onChange={setText}
        onSearch={(next) => setSearch(next.trim())}
      />
      {query.isError && <LoadError level={3} title={t('orderPage.add.failed')} query={query} />}
      <p role="status" className={found.length > 0 ? 'ff-sr-only' : styles.none}>
        {query.isSuccess &&
          search !== '' &&
          t(found.length > 0 ? 'orderPage.add.found' : 'orderPage.add.nothing', { count: found.length })}
      </p>
      <ul className={styles.found} aria-label={t('orderPage.add.results')}>
        {found.map((service) => (
          <li key={service.id}>
            <button type="button" className={styles.foundService} onClick={() => onChoose(service)}>
              <span className={styles.name}>{textOf(service, 'name', locale)}</span>
              <span className={styles.second}>{priceText(service)}</span>
              {!service.is_offered && <span className={styles.second}>{t('orderPage.add.notOffered')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

interface AddServiceProps {
  order: StaffOrder;
  exhibition: DeskExhibition;
  onAdd: (service: OrderableService, values: AddedValues) => void;
  onClose: () => void;
}

/** Adds a service to an order, by the rules of the exhibitor's cart; it is saved with the other changes of the page. */
export const AddService = ({ order, exhibition, onAdd, onClose }: AddServiceProps) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const now = useNow();
  const [service, setService] = useState<OrderableService | null>(null);
  const areas = [...new Set(order.exhibitor.stands.map(({ area }) => area))];
  const validate = (chosen: OrderableService) =>
    lazyRules(async () => {
      const { formIssues } = await import('@fairfront/shared-kit/forms/schema');
      return (values: AddedValues): Partial<Record<keyof AddedValues, string>> => {
        const found = issuesByPlace(
          chosen,
          formIssues(addedFields(chosen, { exhibition, areas, now }), lineOf(chosen, values)),
        );
        const texts = Object.entries(found).map(([place, { code, params }]) => [
          place,
          t(`errors.${code}`, { ...params }),
        ]);
        const isPrice = !Number.isNaN(priceIn(values.price));
        return { ...Object.fromEntries(texts), ...(!isPrice && { price: t('orderPage.wrongPrice') }) };
      };
    });
  return (
    <Modal open size="md" title={t('orderPage.add.title')} onClose={onClose}>
      {service === null ? (
        <>
          <ModalHeader />
          <ModalBody>
            <div className={styles.add}>
              <FindService order={order} onChoose={setService} />
            </div>
          </ModalBody>
        </>
      ) : (
        <Form<AddedValues>
          key={service.id}
          initialValues={valuesOf(service, areas, languageOf(locale).decimalMark)}
          validate={validate(service)}
          onSubmit={(values, { resetForm }) => {
            resetForm();
            onAdd(service, values);
            onClose();
          }}
        >
          <ModalHeader />
          <ModalBody>
            <div className={styles.add}>
              <FormErrorSummary />
              <div className={styles.chosen}>
                <span className={styles.name}>{textOf(service, 'name', locale)}</span>
                <Button variant="text" size="sm" onClick={() => setService(null)}>
                  {t('orderPage.add.other')}
                </Button>
              </div>
              <AddServiceFields service={service} order={order} exhibition={exhibition} />
            </div>
          </ModalBody>
          <ModalFooter>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <SubmitButton>{t('orderPage.add.submit')}</SubmitButton>
          </ModalFooter>
        </Form>
      )}
    </Modal>
  );
};
