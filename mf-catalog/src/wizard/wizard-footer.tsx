import { Button } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { ModalFooter } from '@fairfront/shared-kit/components/modal';
import { Select } from '@fairfront/shared-kit/components/select';
import { formatMoney, formatTime } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { SubmitButton } from '@fairfront/shared-kit/forms';
import { fromHundredths } from '@fairfront/shared-kit/domain/common';
import { useLocale, useModalFrame, useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { lazy, Suspense, useState } from 'react';
import { isStepComplete } from '@fairfront/shared-kit/domain/catalogue/wizard';
import { issuesOfStep } from './step-issues';
import type { OrderWizard } from './use-wizard';
import styles from './wizard.module.css';

const Agreement = lazy(async () => ({ default: (await import('../preview/agreement')).Agreement }));

/** Totals, currency and the step buttons; a sent order has only Close. */
export const WizardFooter = ({ model }: { model: OrderWizard }) => {
  const { t } = useTranslation('catalog');
  const { close } = useModalFrame();
  const { wizard, state, previous } = model;
  if (state.status !== 'draft') {
    return (
      <ModalFooter start={<Totals model={model} />}>
        <Button onClick={() => close()}>{t('close')}</Button>
      </ModalFooter>
    );
  }
  const isBusy = state.pending !== null || state.isSending;
  const isPreview = state.step === 'preview';
  return (
    <ModalFooter
      start={
        <div className={styles.footStart}>
          <CurrencySelect model={model} />
          <SaveState model={model} />
          <MissingFields model={model} />
        </div>
      }
    >
      <Totals model={model} />
      {isPreview && previous && (
        <Button icon="arrow-left" disabled={isBusy} onClick={() => void wizard.goTo(previous)}>
          {t('wizard.back')}
        </Button>
      )}
      {isPreview ? wizard.isEditable && <Send model={model} isBusy={isBusy} /> : <Next model={model} isBusy={isBusy} />}
    </ModalFooter>
  );
};

interface WayProps {
  model: OrderWizard;
  isBusy: boolean;
}

/** Disabled until the step's gate is open; a press validates the latest input. */
const Next = ({ model, isBusy }: WayProps) => {
  const { t } = useTranslation('catalog');
  const { wizard, state, gates, next } = model;
  if (!next) return null;
  const isComplete = !wizard.isEditable || isStepComplete(state.step, gates);
  const reason = t(`wizard.incomplete.${state.step === 'alphabet' ? 'alphabet' : 'rubrics'}`);
  return (
    <SubmitButton iconEnd="arrow-right" busy={isBusy} disabledReason={isComplete ? undefined : reason}>
      {t('wizard.next')}
    </SubmitButton>
  );
};

/** Opens the agreement; disabled while anything blocks sending. */
const Send = ({ model, isBusy }: WayProps) => {
  const { t } = useTranslation('catalog');
  const [isAsked, setAsked] = useState(false);
  const isReady = isStepComplete('preview', model.gates);
  return (
    <>
      <Button
        variant="primary"
        icon="send"
        busy={isBusy}
        disabledReason={isReady ? undefined : t('wizard.incomplete.preview')}
        onClick={() => setAsked(true)}
      >
        {t('wizard.send')}
      </Button>
      {isAsked && (
        <Suspense>
          <Agreement onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
};

/** When the draft was saved, or that it is only kept locally. */
const SaveState = ({ model }: { model: OrderWizard }) => {
  const { t } = useTranslation('catalog');
  const { exhibition } = useParticipation();
  const { saved, wizard, isUnsaved, isSavable, rules } = model;
  if (!wizard.isEditable) return null;
  const isFailed = saved.phase === 'failed';
  const isLocalOnly = isUnsaved && rules.check !== null && !isSavable;
  const isStored = !isFailed && !(isUnsaved && !isSavable) && saved.savedAt !== null;
  return (
    <span role="status" className={styles.saveState}>
      {isFailed && (
        <span className={styles.warning}>
          <Icon name="warning" size={16} /> {t('wizard.saved.failed')}
        </span>
      )}
      {!isFailed && isLocalOnly && t('wizard.saved.here')}
      {isStored && (
        <span className={styles.stored}>
          <Icon name="check-circle" size={16} />
          {t('wizard.saved.at', { time: formatTime(saved.savedAt ?? 0, { zone: exhibition.timezone }) })}
        </span>
      )}
      {saved.conflicts.length > 0 && <span> {t('wizard.saved.waiting', { count: saved.conflicts.length })}</span>}
    </span>
  );
};

/** The number of fields that block Next; a press goes to the first of them. */
const MissingFields = ({ model }: { model: OrderWizard }) => {
  const { t } = useTranslation('catalog');
  const { wizard, state, details, gates } = model;
  if (!wizard.isEditable || state.step !== 'alphabet' || gates.alphabet) return null;
  const count = Object.keys(issuesOfStep(details.issues, 'alphabet')).length;
  return (
    <SubmitButton variant="text" size="sm">
      {t('wizard.fix', { count })}
    </SubmitButton>
  );
};

/** The total with and without VAT; N/A for both if a charged item has no price. */
const Totals = ({ model }: { model: OrderWizard }) => {
  const { t } = useTranslation('catalog');
  const { totals } = model.wizard.priced;
  const amount = (hundredths: number | null) =>
    formatMoney(hundredths === null ? null : fromHundredths(hundredths), totals.currency);
  return (
    <p className={styles.totals}>
      <span className={styles.gross}>
        <span className={styles.totalLabel}>{t('wizard.total', { rate: totals.vat_rate })}</span>{' '}
        <b className={styles.total}>{amount(totals.with_vat)}</b>
      </span>{' '}
      <span className={styles.net}>{t('wizard.net', { amount: amount(totals.without_vat) })}</span>
    </p>
  );
};

/** Shown in a draft with prices in more than one currency. */
const CurrencySelect = ({ model }: { model: OrderWizard }) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { wizard } = model;
  const { currencies } = wizard.template;
  if (currencies.length < 2) return null;
  return (
    <Select
      label={t('wizard.currency')}
      labelHidden
      size="sm"
      className={styles.currency}
      readOnly={!wizard.isEditable}
      value={wizard.draft.currency}
      onChange={(currency) => wizard.change({ currency })}
      options={currencies.map((currency) => ({
        value: currency.code,
        label: `${currency.symbol} ${textOf(currency, 'title', locale)}`,
      }))}
    />
  );
};
