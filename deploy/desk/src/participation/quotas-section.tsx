import { useState } from 'react';
import { isApiError } from '@fairfront/shared-kit/api';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button } from '@fairfront/shared-kit/components/button';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { quotaNames } from '@fairfront/shared-kit/domain/participations/participation-rules';
import { Form, FormCheckbox, FormNotice, SubmitButton } from '@fairfront/shared-kit/forms';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import type { StaffParticipation } from '../api/participation';
import { deskKeys } from '../api/query-keys';
import styles from './participation.module.css';
import { placesOf, typedPlaces, type TypedPlaces } from './places';
import { QuotaFields } from './quota-fields';

interface QuotaValues extends TypedPlaces {
  /** Save although more passes are issued. */
  below: boolean;
}

const QuotaForm = ({ participation, onDone }: { participation: StaffParticipation; onDone: () => void }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const { id } = participation;
  const [isBelow, setBelow] = useState(false);
  const saving = useAction<QuotaValues>({
    namespace: 'desk',
    errors: 'inline',
    invalidates: () => [deskKeys.participations],
    announce: () => t('participation.saved'),
    run: ({ below, ...typed }) =>
      api.patch('/organizer/participants/{id}', {
        params: { path: { id } },
        body: { ...placesOf(typed), ...(below && { allow_below_issued: true }) },
      }),
  });
  return (
    <Form<QuotaValues>
      className={styles.form}
      label={t('participation.quotas')}
      initialValues={{ ...typedPlaces(participation), below: false }}
      describeFailure={saving.describe}
      onSubmit={async (values) => {
        try {
          if (await saving.submit(values)) onDone();
        } catch (error) {
          setBelow(isApiError(error) && error.code === 'quota_below_issued');
          throw error;
        }
      }}
    >
      <QuotaFields />
      {isBelow && (
        <Notice tone="warning" live="assertive" title={t('participation.belowTitle')}>
          <FormCheckbox name="below">{t('participation.belowAllow')}</FormCheckbox>
        </Notice>
      )}
      <FormNotice />
      <div className={styles.formButtons}>
        <SubmitButton size="sm">{t('participation.save')}</SubmitButton>
        <Button size="sm" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
};

/** The quotas of passes, and their form. */
export const QuotasSection = ({
  participation,
  canWrite,
}: {
  participation: StaffParticipation;
  canWrite: boolean;
}) => {
  const { t } = useTranslation('desk');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.part} aria-label={t('participation.quotas')}>
      <div className={styles.sectionHead}>
        <h2 className="ff-h3">{t('participation.quotas')}</h2>
        {canWrite && !isOpen && (
          <Button variant="text" size="sm" className={styles.sectionActions} onClick={() => setOpen(true)}>
            {t('participation.change')}
          </Button>
        )}
      </div>
      {isOpen ? (
        <QuotaForm participation={participation} onDone={() => setOpen(false)} />
      ) : (
        <dl className={styles.facts}>
          {quotaNames.map((name) => (
            <div key={name} className={styles.fact}>
              <dt>{t(`participation.quota.${name}`)}</dt>
              <dd className="ff-num">{participation[name] ?? t('participation.noLimit')}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};
