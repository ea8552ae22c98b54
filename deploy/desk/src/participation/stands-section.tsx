import { useState } from 'react';
import { useFormikContext } from 'formik';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { Form, FormErrorSummary, FormTextField, SubmitButton } from '@fairfront/shared-kit/forms';
import { FormSelect } from '@fairfront/shared-kit/forms/select';
import { formatArea } from '@fairfront/shared-kit/platform/formats';
import { failsHere, useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { pavilionsQuery } from '../api/participants';
import type { StaffParticipation } from '../api/participation';
import { deskKeys } from '../api/query-keys';
import styles from './participation.module.css';

interface StandValues {
  stands: { id?: number; external_id: string | null; title: string; area: string; pavilion_id: number | null }[];
}

/** The lines of the form; a stand keeps its id, because passes refer to it. */
const StandLines = ({ exhibition }: { exhibition: number }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const pavilions = useQuery({ ...pavilionsQuery(api, exhibition), ...failsHere });
  const { values, setFieldValue } = useFormikContext<StandValues>();
  const { stands } = values;
  return (
    <>
      {stands.map((stand, at) => (
        <fieldset key={stand.id ?? `new-${at}`} className={styles.stand}>
          <legend className="ff-sr-only">{stand.title || t('participation.newStand')}</legend>
          <FormTextField name={`stands.${at}.title`} label={t('participation.standTitle')} />
          <FormTextField name={`stands.${at}.area`} label={t('participation.area')} inputMode="decimal" />
          <FormSelect<number>
            name={`stands.${at}.pavilion_id`}
            label={t('participation.pavilion')}
            optional
            busy={pavilions.isPending}
            options={(pavilions.data ?? []).map((one) => ({ value: one.id, label: textOf(one, 'title', locale) }))}
          />
          <IconButton
            icon="trash"
            label={t('participation.removeStand', { title: stand.title })}
            onClick={() => void setFieldValue('stands', stands.toSpliced(at, 1))}
          />
        </fieldset>
      ))}
      <Button
        variant="text"
        size="sm"
        icon="plus"
        onClick={() =>
          void setFieldValue('stands', [...stands, { external_id: null, title: '', area: '', pavilion_id: null }])
        }
      >
        {t('participation.addStand')}
      </Button>
    </>
  );
};

const StandForm = ({ participation, onDone }: { participation: StaffParticipation; onDone: () => void }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const { id, exhibition_id: exhibition, stands } = participation;
  const saving = useAction<StandValues>({
    namespace: 'desk',
    errors: 'inline',
    invalidates: () => [deskKeys.participations],
    announce: () => t('participation.saved'),
    run: (body) => api.put('/organizer/participants/{id}/stands', { params: { path: { id } }, body }),
  });
  return (
    <Form<StandValues>
      className={styles.form}
      label={t('participation.stands')}
      initialValues={{ stands: stands.map((stand) => ({ ...stand, area: String(stand.area) })) }}
      describeFailure={saving.describe}
      onSubmit={async (values) => {
        if (await saving.submit(values)) onDone();
      }}
    >
      <FormErrorSummary />
      <StandLines exhibition={exhibition} />
      <div className={styles.formButtons}>
        <SubmitButton size="sm">{t('participation.save')}</SubmitButton>
        <Button size="sm" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
};

/** The stands with their areas, and their form. */
export const StandsSection = ({
  participation,
  canWrite,
}: {
  participation: StaffParticipation;
  canWrite: boolean;
}) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { stands } = participation;
  const area = stands.reduce((sum, stand) => sum + stand.area, 0);
  return (
    <section className={styles.part} aria-label={t('participation.stands')}>
      <div className={styles.sectionHead}>
        <h2 className="ff-h3">{t('participation.stands')}</h2>
        {stands.length > 0 && <span className={styles.figure}>{formatArea(area, locale)}</span>}
        {canWrite && !isOpen && (
          <Button variant="text" size="sm" className={styles.sectionActions} onClick={() => setOpen(true)}>
            {t('participation.change')}
          </Button>
        )}
      </div>
      {isOpen ? (
        <StandForm participation={participation} onDone={() => setOpen(false)} />
      ) : stands.length === 0 ? (
        <p className={styles.nothing}>{t('participation.noStands')}</p>
      ) : (
        <ul className={styles.stands}>
          {stands.map((stand) => (
            <li key={stand.id}>
              <StandTag>{stand.title}</StandTag>{' '}
              <span className={styles.rowNote}>{formatArea(stand.area, locale)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
