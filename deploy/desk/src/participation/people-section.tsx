import { useState } from 'react';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { hasRole, roles, type Role } from '@fairfront/shared-kit/domain/participations';
import { Form, FormNotice, FormTextField, SubmitButton } from '@fairfront/shared-kit/forms';
import { FormSelect } from '@fairfront/shared-kit/forms/select';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import { failsHere, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { peopleQuery, type StaffParticipation } from '../api/participation';
import { deskKeys } from '../api/query-keys';
import styles from './participation.module.css';
import { Section } from './section';

interface InviteValues {
  email: string;
  role: Role;
}

const InviteForm = ({ participation, onDone }: { participation: StaffParticipation; onDone: () => void }) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const { id, type, user_count: count } = participation;
  const inviting = useAction<InviteValues>({
    namespace: 'desk',
    errors: 'inline',
    invalidates: () => [deskKeys.participations],
    announce: (_, { email }) => t('participation.invited', { email }),
    run: ({ email, role }, { idempotencyKey }) =>
      api.post('/organizer/participants/{id}/users', {
        params: { path: { id } },
        body: { email: email.trim(), role },
        idempotencyKey,
      }),
  });
  return (
    <Form<InviteValues>
      className={styles.form}
      label={t('participation.invite')}
      initialValues={{ email: '', role: count === 0 ? 'supervisor' : 'edit' }}
      validate={useSchema(
        async () => (await import('@fairfront/shared-kit/domain/identity/person-fields')).invitationFields,
      )}
      describeFailure={inviting.describe}
      onSubmit={async (values, { resetForm }) => {
        await inviting.submit(values);
        resetForm();
        onDone();
      }}
    >
      <FormTextField name="email" type="email" label={t('participation.email')} autoComplete="off" />
      <FormSelect<Role>
        name="role"
        label={t('participation.role')}
        options={roles
          .filter((role) => hasRole(role, type))
          .map((value) => ({ value, label: t(`teamRoles.${value}`) }))}
      />
      <FormNotice />
      <div className={styles.formButtons}>
        <SubmitButton size="sm">{t('participation.sendInvitation')}</SubmitButton>
        <Button size="sm" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  );
};

interface PeopleSectionProps {
  participation: StaffParticipation;
  mayRead: boolean;
  mayWrite: boolean;
}

/** Who has access, who is invited, and the ways to change it. */
export const PeopleSection = ({ participation, mayRead, mayWrite }: PeopleSectionProps) => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const { id } = participation;
  const [isInviting, setInviting] = useState(false);
  const query = useQuery({ ...peopleQuery(api, id), ...failsHere, enabled: mayRead });
  const removing = useAction<{ userId: number; name: string }>({
    namespace: 'desk',
    rowOf: ({ userId }) => userId,
    invalidates: () => [deskKeys.participations],
    confirm: ({ name }) => ({
      title: t('participation.removeQuestion', { name }),
      confirmLabel: t('participation.remove'),
      tone: 'danger',
    }),
    announce: (_, { name }) => t('participation.removed', { name }),
    run: ({ userId }) =>
      api.delete('/organizer/participants/{id}/users/{userId}', { params: { path: { id, userId } } }),
  });
  return (
    <Section
      title={t('participation.people')}
      closed={!mayRead && 'people'}
      query={query}
      figure={(people) => people.length}
      actions={
        mayWrite &&
        !isInviting && (
          <Button variant="text" size="sm" icon="plus" onClick={() => setInviting(true)}>
            {t('participation.invite')}
          </Button>
        )
      }
    >
      {(people) => (
        <>
          {isInviting && <InviteForm participation={participation} onDone={() => setInviting(false)} />}
          {people.length === 0 && !isInviting && <p className={styles.nothing}>{t('participation.noPeople')}</p>}
          <ul className={styles.list}>
            {people.map((person) => {
              const name = [person.name, person.lastname].filter(Boolean).join(' ') || person.email;
              return (
                <li key={`${person.invite}-${person.id}`} className={styles.row}>
                  <span className={styles.rowName}>
                    {name}
                    {name !== person.email && <span className={styles.email}>{person.email}</span>}
                  </span>
                  <span className={styles.rowNote}>{t(`teamRoles.${person.role}`)}</span>
                  {person.invite === 'pending' && (
                    <StatusBadge tone="info" icon="mail">
                      {t('participation.pending')}
                    </StatusBadge>
                  )}
                  {mayWrite && (
                    <IconButton
                      icon="trash"
                      label={t('participation.removePerson', { name })}
                      busy={removing.isBusy(person.id)}
                      onClick={() => void removing.run({ userId: person.id, name })}
                    />
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Section>
  );
};
