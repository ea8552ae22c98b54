import { deadlineState, remainingTime } from '@fairfront/shared-kit/components/deadline-notice';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { Link } from '@fairfront/shared-kit/components/link';
import { Avatar } from '@fairfront/shared-kit/components/avatar';
import { IconButton } from '@fairfront/shared-kit/components/button';
import { ModalHeader } from '@fairfront/shared-kit/components/modal';
import { catalogueOrderStatusVariant, StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { formatDayAndMonth } from '@fairfront/shared-kit/platform/formats';
import { dayAt } from '@fairfront/shared-kit/domain/common';
import { useLocale, useNow, useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useState, type ReactNode } from 'react';
import { CatalogueManagers } from '../catalogue-order/catalogue-managers';
import { catalogueDeadline } from '@fairfront/shared-kit/domain/catalogue/catalogue-deadline';
import { DownloadOrder } from './download-order';
import type { OrderWizard } from './use-wizard';
import { WizardSteps } from './wizard-steps';
import styles from './wizard.module.css';

interface WizardHeaderProps {
  model: OrderWizard;
  /** The history button. */
  history: ReactNode;
  /** The button that copies an earlier order. */
  copy: ReactNode;
}

/** The wizard header: managers, documents, deadline, colleagues, and the steps of a draft. */
export const WizardHeader = ({ model, history, copy }: WizardHeaderProps) => {
  const { t } = useTranslation('catalog');
  const { wizard, colleagues } = model;
  // a narrow wizard needs the height for the steps, so rarely used parts are collapsed
  const [isUnfolded, setUnfolded] = useState(false);
  // the full title takes two lines on a phone
  const isNarrow = useNarrow();
  const { status, order } = wizard;
  const isReturned = status === 'draft' && Boolean(order?.return_reason);
  const variant = isReturned ? ({ tone: 'warning', icon: 'undo' } as const) : catalogueOrderStatusVariant[status];
  return (
    <ModalHeader
      {...(isNarrow ? { title: t('wizard.shortTitle') } : {})}
      actions={
        <>
          <span role="status" className={styles.colleagues}>
            {colleagues.map(({ id, name, step }) => (
              <span key={id} className={styles.colleague}>
                <Avatar id={id} name={name} size={24} />
                {t('wizard.editing', { name, step: t(`wizard.steps.${step}`) })}
              </span>
            ))}
          </span>
          {wizard.step === 'preview' && <DownloadOrder />}
          {history}
          <StatusBadge {...variant}>{t(isReturned ? 'wizard.returned' : `status.${status}`)}</StatusBadge>
          <IconButton
            icon="more"
            label={t('wizard.details')}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
            className={styles.more}
          />
        </>
      }
      subtitle={
        <div className={styles.facts}>
          <Deadline model={model} />
          <div className={classNames(styles.seldom, isUnfolded && styles.unfolded)}>
            <CatalogueManagers />
            <Documents />
            {copy}
          </div>
        </div>
      }
    >
      {status === 'draft' && <WizardSteps model={model} onStep={(step) => void wizard.goTo(step)} />}
    </ModalHeader>
  );
};

/** The organiser's static documents, one per language, if the installation has them. */
const Documents = () => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { catalogue } = usePlatform().config;
  const links = [
    { key: 'info', icon: 'documents', address: catalogue?.infoUrl?.[locale] },
    { key: 'example', icon: 'image', address: catalogue?.exampleUrl?.[locale] },
  ] as const;
  return links.map(
    ({ key, icon, address }) =>
      address && (
        <span key={key} className={styles.fact}>
          <Icon name={icon} size={16} />
          <Link href={address} target="_blank" rel="noreferrer">
            {t(`wizard.documents.${key}`)}
          </Link>
        </span>
      ),
  );
};

/** The last day in the exhibition's time zone, with the time left; a warning once it has passed. */
const Deadline = ({ model }: { model: OrderWizard }) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const now = useNow();
  const { exhibition } = useParticipation();
  const { template, status, order } = model.wizard;
  const dates = {
    catalog_order_deadline: exhibition.catalog_order_deadline,
    catalog_order_ended_at: order?.editable_until ?? template.catalog_order_ended_at,
    timezone: exhibition.timezone,
  };
  const at = catalogueDeadline(dates);
  if (at === null) return null;
  const day = dayAt(at, exhibition.timezone);
  const date = `${formatDayAndMonth(day, locale)} ${day.slice(0, 4)}`;
  const state = status === 'draft' ? deadlineState(at, now) : 'open';
  const { unit, count } = remainingTime(at, now);
  const text =
    state === 'passed'
      ? t('wizard.deadline.passed', { date })
      : status === 'draft'
        ? t('wizard.deadline.until', { date, left: t(`kit:deadlineNotice.${unit}`, { count }) })
        : t('wizard.deadline.day', { date });
  return (
    <span className={classNames(styles.fact, state !== 'open' && styles.warning)}>
      <Icon name={state === 'open' ? 'calendar' : 'warning'} size={16} />
      {text}
    </span>
  );
};
