import { useState } from 'react';
import { useFormikContext } from 'formik';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { FormTextField } from '@fairfront/shared-kit/forms';
import { FormComboBox } from '@fairfront/shared-kit/forms/combo-box';
import { FormSelect } from '@fairfront/shared-kit/forms/select';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { eventTypes, hasRole, roles, type EventType, type Role } from '@fairfront/shared-kit/domain/participations';
import { failsHere, useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { collectivesQuery, companiesQuery } from '../api/participants';
import { QuotaFields } from '../participation/quota-fields';
import styles from './participants.module.css';

/** What staff enter for a new participation. */
export interface NewValues {
  companyIs: 'known' | 'new';
  /** The text in the field of known companies. */
  company: string;
  company_id: number | null;
  name_rus: string;
  name_eng: string;
  inn: string;
  type: EventType | null;
  parent_id: number | null;
  quota_certificate: string;
  quota_installation: string;
  quota_car: string;
  stands: { title: string; area: string }[];
  people: { email: string; role: Role }[];
}

/** A company of the list, or the names of a new one. */
const CompanyFields = () => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const { values, setFieldValue } = useFormikContext<NewValues>();
  const [chosen, setChosen] = useState('');
  const search = values.company === chosen ? '' : values.company;
  const companies = useQuery({ ...companiesQuery(api, search), ...failsHere });
  const found = companies.data ?? [];
  return (
    <>
      <SegmentedControl<NewValues['companyIs']>
        label={t('participants.company')}
        value={values.companyIs}
        onChange={(companyIs) => void setFieldValue('companyIs', companyIs)}
        segments={(['known', 'new'] as const).map((value) => ({ value, label: t(`participants.companyIs.${value}`) }))}
      />
      {values.companyIs === 'known' ? (
        <FormComboBox
          name="company"
          label={t('participants.company')}
          hint={t('participants.companyHint')}
          busy={companies.isFetching}
          options={found.map((company) => ({
            value: String(company.id),
            label: [textOf(company, 'name', locale), company.inn].filter(Boolean).join(', '),
          }))}
          onChoose={({ value, label }) => {
            setChosen(label);
            void setFieldValue('company_id', Number(value));
          }}
        />
      ) : (
        <div className={styles.three}>
          <FormTextField name="name_rus" label={t('participants.nameRus')} />
          <FormTextField name="name_eng" label={t('participants.nameEng')} />
          <FormTextField name="inn" label={t('participants.inn')} optional />
        </div>
      )}
    </>
  );
};

const SubOf = ({ exhibition }: { exhibition: number }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const collectives = useQuery({ ...collectivesQuery(api, exhibition), ...failsHere });
  return (
    <FormSelect<number>
      name="parent_id"
      label={t('participants.parent')}
      busy={collectives.isPending}
      options={(collectives.data ?? []).map((one) => ({ value: one.id, label: textOf(one, 'name', locale) }))}
    />
  );
};

const Stands = () => {
  const { t } = useTranslation('desk');
  const { values, setFieldValue } = useFormikContext<NewValues>();
  const { stands } = values;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('participants.stands')}</legend>
      {stands.map((_, at) => (
        // lines have no identity except their position
        <div key={at} className={styles.line}>
          <FormTextField name={`stands.${at}.title`} label={t('participation.standTitle')} />
          <FormTextField name={`stands.${at}.area`} label={t('participation.area')} inputMode="decimal" />
          <IconButton
            icon="trash"
            className={styles.remove}
            label={t('participation.removeStand', { title: stands[at]?.title })}
            onClick={() => void setFieldValue('stands', stands.toSpliced(at, 1))}
          />
        </div>
      ))}
      <div>
        <Button
          variant="text"
          icon="plus"
          size="sm"
          onClick={() => void setFieldValue('stands', [...stands, { title: '', area: '' }])}
        >
          {t('participation.addStand')}
        </Button>
      </div>
    </fieldset>
  );
};

/** People who get an invitation as soon as the participation exists. */
const People = ({ type }: { type: EventType | null }) => {
  const { t } = useTranslation('desk');
  const { values, setFieldValue } = useFormikContext<NewValues>();
  const { people } = values;
  const given = roles.filter((role) => type === null || hasRole(role, type));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('participants.invite')}</legend>
      {people.map((_, at) => (
        // lines have no identity except their position
        <div key={at} className={styles.line}>
          <FormTextField name={`people.${at}.email`} type="email" label={t('participation.email')} autoComplete="off" />
          <FormSelect<Role>
            name={`people.${at}.role`}
            label={t('participation.role')}
            options={given.map((value) => ({ value, label: t(`teamRoles.${value}`) }))}
          />
          <IconButton
            icon="trash"
            className={styles.remove}
            label={t('participation.removePerson', { name: people[at]?.email })}
            onClick={() => void setFieldValue('people', people.toSpliced(at, 1))}
          />
        </div>
      ))}
      <div>
        <Button
          variant="text"
          icon="plus"
          size="sm"
          onClick={() =>
            void setFieldValue('people', [
              ...people,
              { email: '', role: people.length === 0 ? ('supervisor' as const) : ('edit' as const) },
            ])
          }
        >
          {t('participants.addPerson')}
        </Button>
      </div>
    </fieldset>
  );
};

/** The fields of a new participation. */
export const NewParticipationFields = ({ exhibition }: { exhibition: number }) => {
  const { t } = useTranslation('desk');
  const { values } = useFormikContext<NewValues>();
  return (
    <>
      <CompanyFields />
      <FormSelect<EventType>
        name="type"
        label={t('participants.type')}
        options={eventTypes.map((value) => ({ value, label: t(`eventTypes.${value}`) }))}
      />
      {values.type === 'sub' && <SubOf exhibition={exhibition} />}
      <Stands />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('participation.quotas')}</legend>
        <div className={styles.three}>
          <QuotaFields />
        </div>
      </fieldset>
      <People type={values.type} />
    </>
  );
};
