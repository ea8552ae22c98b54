import { useState } from 'react';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { NumberField } from '@fairfront/shared-kit/components/number-field';
import { Select } from '@fairfront/shared-kit/components/select';
import { TextField } from '@fairfront/shared-kit/components/text-field';
import { localizedNames, textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import styles from './printing.module.css';
import { priceText, typedPrice, withPrice, type TemplateDraft, type TemplateService } from './template-draft';

interface TemplateServiceProps {
  service: TemplateService;
  template: TemplateDraft;
  /** The refused fields with their texts. */
  errors: Readonly<Record<string, string>>;
  /** Why nothing can be changed. */
  locked: string | undefined;
  onChange: (change: Partial<TemplateService>) => void;
  /** Called with whether a price is unreadable. */
  onUnreadable: (key: string, isWrong: boolean) => void;
}

/** The price in one currency; an unreadable text stays in the field. */
const PriceField = ({
  service,
  currency,
  error,
  locked,
  onChange,
  onUnreadable,
}: Pick<TemplateServiceProps, 'service' | 'locked' | 'onChange' | 'onUnreadable'> & {
  currency: TemplateDraft['currencies'][number];
  error: string | undefined;
}) => {
  const { t } = useTranslation('desk');
  const [text, setText] = useState(priceText(service.prices, currency.code));
  const isWrong = typedPrice(text) === undefined;
  return (
    <TextField
      label={t('printing.template.price', { currency: currency.symbol || currency.code })}
      inputMode="decimal"
      value={text}
      error={isWrong ? t('printing.template.priceInvalid') : error}
      disabledReason={locked}
      onChange={(next) => {
        setText(next);
        const price = typedPrice(next);
        onUnreadable(`${service.id} ${currency.code}`, price === undefined);
        if (price !== undefined) onChange({ prices: withPrice(service.prices, currency.code, price) });
      }}
    />
  );
};

/** The services that are free with a package. */
const Contents = ({ service, template, errors, locked, onChange }: Omit<TemplateServiceProps, 'onUnreadable'>) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const contents = service.package_contents;
  const others = template.services.filter(({ id }) => id !== service.id);
  const free = others.find(({ id }) => !contents.some((one) => one.id === id));
  const options = others.map((one) => ({ value: one.id, label: textOf(one, 'name', locale) }));
  const set = (next: readonly (typeof contents)[number][]) => onChange({ package_contents: [...next] });
  return (
    <fieldset className={styles.services}>
      <legend className={styles.legend}>{t('printing.template.contents')}</legend>
      {errors['package_contents'] && <p role="alert">{errors['package_contents']}</p>}
      {contents.map((content, index) => (
        <div key={content.id} className={styles.content}>
          <Select<number>
            label={t('printing.template.content')}
            className={styles.contentName}
            value={content.id}
            options={options.filter(
              ({ value }) => value === content.id || !contents.some(({ id: taken }) => taken === value),
            )}
            disabledReason={locked}
            onChange={(id) => set(contents.map((one, at) => (at === index ? { ...one, id } : one)))}
          />
          <NumberField
            label={t('printing.template.quantity')}
            value={content.quantity}
            min={1}
            max={100_000}
            disabledReason={locked}
            onChange={(quantity) => set(contents.map((one, at) => (at === index ? { ...one, quantity } : one)))}
          />
          {locked === undefined && (
            <IconButton
              icon="trash"
              label={t('printing.template.removeContent')}
              onClick={() => set(contents.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {locked === undefined && free && (
        <div>
          <Button size="sm" icon="plus" onClick={() => set([...contents, { id: free.id, quantity: 1 }])}>
            {t('printing.template.addContent')}
          </Button>
        </div>
      )}
    </fieldset>
  );
};

/** A service of the template, collapsed until it is opened or has an error. */
export const TemplateServiceFields = (props: TemplateServiceProps) => {
  const { service, template, errors, locked, onChange } = props;
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const isRefused = Object.keys(errors).length > 0;
  const prices = service.prices.flatMap(({ currency, price_without_vat: price }) =>
    price === null ? [] : [formatMoney(price, currency)],
  );
  return (
    <details className={styles.service} {...(isRefused && { open: true })}>
      <summary className={styles.summary}>
        <span>{textOf(service, 'name', locale)}</span>
        <span className="ff-num">{prices.join(' · ') || t('printing.template.noPrice')}</span>
      </summary>
      <div className={styles.serviceBody}>
        <div className={styles.fields}>
          {localizedNames('name').map((name) => (
            <TextField
              key={name}
              label={t(`printing.template.${name}`)}
              value={service[name]}
              maxLength={500}
              error={errors[name]}
              disabledReason={locked}
              onChange={(value) => onChange({ [name]: value })}
            />
          ))}
          {template.currencies.map((currency) => (
            <PriceField key={currency.code} {...props} currency={currency} error={errors['prices']} />
          ))}
        </div>
        {(service.is_package || service.package_contents.length > 0) && <Contents {...props} />}
      </div>
    </details>
  );
};
