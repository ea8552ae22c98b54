import { Button } from '@fairfront/shared-kit/components/button';
import { ModalFooter } from '@fairfront/shared-kit/components/modal';
import { Select } from '@fairfront/shared-kit/components/select';
import { formatMoney, textOf } from '@fairfront/shared-kit/formats';
import { SubmitButton } from '@fairfront/shared-kit/forms';
import { fromHundredths } from '@fairfront/shared-kit/model';
import { useLocale, useModalFrame, useTranslation } from '@fairfront/shared-kit/platform';
import { isStepComplete } from '../model/wizard';
import type { OrderWizard } from './use-wizard';
import styles from './wizard.module.css';

/** Totals, currency and the ways on; outside of a draft only Close (CAT-018 to CAT-024). */
export const WizardFooter = ({ model }: { model: OrderWizard }) => {
  const { t } = useTranslation('catalog');
  const { close } = useModalFrame();
  const { wizard, state, gates, next, previous } = model;
  const isBusy = state.pending !== null || state.isSending;
  const isDraft = state.status === 'draft';
  if (!isDraft) {
    return (
      <ModalFooter start={<Totals model={model} />}>
        <Button onClick={() => close()}>{t('close')}</Button>
      </ModalFooter>
    );
  }
  const isComplete = !wizard.isEditable || isStepComplete(state.step, gates);
  return (
    <ModalFooter
      start={
        <div className={styles.footStart}>
          <CurrencySelect model={model} />
          <Totals model={model} />
        </div>
      }
    >
      {state.step === 'preview' && previous && (
        <Button icon="arrow-left" disabled={isBusy} onClick={() => void wizard.goTo(previous)}>
          {t('wizard.back')}
        </Button>
      )}
      {next && (
        <SubmitButton
          iconEnd="arrow-right"
          busy={isBusy}
          disabledReason={
            isComplete ? undefined : t(`wizard.incomplete.${state.step === 'alphabet' ? 'alphabet' : 'rubrics'}`)
          }
        >
          {t('wizard.next')}
        </SubmitButton>
      )}
    </ModalFooter>
  );
};

/** The total with and without VAT; N/A for both when a charged item has no price (CAT-018, CAT-188). */
const Totals = ({ model }: { model: OrderWizard }) => {
  const { t } = useTranslation('catalog');
  const { totals } = model.wizard.priced;
  const amount = (hundredths: number | null) =>
    formatMoney(hundredths === null ? null : fromHundredths(hundredths), totals.currency);
  return (
    <p className={styles.totals}>
      <span className={styles.totalLabel}>{t('wizard.total', { rate: totals.vat_rate })}</span>{' '}
      <b className={styles.total}>{amount(totals.with_vat)}</b>{' '}
      <span className={styles.net}>{t('wizard.net', { amount: amount(totals.without_vat) })}</span>
    </p>
  );
};

/** In a draft with prices in more than one currency (CAT-019, CAT-020). */
const CurrencySelect = ({ model }: { model: OrderWizard }) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { wizard } = model;
  const { currencies } = wizard.template;
  if (currencies.length < 2 || !wizard.isEditable) return null;
  return (
    <Select
      label={t('wizard.currency')}
      labelHidden
      size="sm"
      value={wizard.draft.currency}
      onChange={(currency) => wizard.change({ currency })}
      options={currencies.map((currency) => ({
        value: currency.code,
        label: `${currency.symbol} ${textOf(currency, 'title', locale)}`,
      }))}
    />
  );
};
