import { Avatar } from '@fairfront/shared-kit/components/avatar';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { useOwnUser } from '../api/own-user';
import { participationsQuery } from '../api/participations';
import { affiliationOf } from './affiliation';
import styles from './profile.module.css';

/** The signed-in user: name, company, number of exhibitions. */
export const ProfileHead = () => {
  const user = useOwnUser();
  const name = `${user.name} ${user.lastname}`;
  return (
    <div className={styles.head}>
      <Avatar name={name} id={user.id} size={40} className={styles.face} />
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.place}>
          <Place />
        </p>
      </div>
    </div>
  );
};

const Place = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const locale = useLocale();
  const { data } = useQuery(participationsQuery(api, { archive: '0', page: 1 }));
  const place = affiliationOf(data?.data ?? []);
  if (!data || !place) return null;
  const { company, companies, role } = place;
  const where = company ? textOf(company, 'name', locale) : t('profile.companies', { count: companies });
  return [
    role ? `${t(`profile.role.${role}`)}, ${where}` : where,
    t('profile.exhibitions', { count: data.meta.total }),
  ].join(', ');
};
