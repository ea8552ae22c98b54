import { storageAddress } from '@fairfront/shared-kit/api';
import { Avatar } from '@fairfront/shared-kit/components/avatar';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { defineTile, useLocale, useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { managerGroups } from '@fairfront/shared-kit/domain/account';
import { ContactLinks } from './contact-links';
import { shortManagerName } from './manager-name';
import styles from './managers.module.css';

const shownOnTile = 2;
const target = { modal: 'event-modal-managers', params: {} } as const;

/** The first managers of the event with call and email links; the dialog shows all of them. */
const useManagersTile = () => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { config } = usePlatform();
  const { exhibition, type } = useParticipation();
  // one manager of each group before a second one of the same group
  const groups = managerGroups(exhibition.managers, type);
  const first = groups.flatMap(({ managers }) => managers.slice(0, 1));
  const rest = groups.flatMap(({ managers }) => managers.slice(1));
  const shown = [...first, ...rest].slice(0, shownOnTile);

  return {
    state: 'ready' as const,
    body:
      shown.length === 0 ? (
        <p className={styles.quiet}>{t('managers.none')}</p>
      ) : (
        <ul className={styles.people}>
          {shown.map((manager) => {
            const name = shortManagerName(manager, locale);
            return (
              <li key={manager.id} className={styles.person}>
                <Avatar
                  id={manager.id}
                  name={name}
                  size={40}
                  photo={manager.image && storageAddress(config.apiBase, manager.image.thumbnail_path)}
                />
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.area}>{textOf(manager, 'area', locale)}</span>
                </span>
                <span className={styles.buttons}>
                  <ContactLinks name={name} phone={manager.phone} email={manager.email} />
                </span>
              </li>
            );
          })}
        </ul>
      ),
    actions: [
      {
        label: t('managers.all'),
        icon: 'chevron-right',
        target,
      },
    ],
    brief: {
      note: shown.length ? shown.map((manager) => shortManagerName(manager, locale)).join(', ') : t('managers.none'),
      target,
    },
  };
};

export default defineTile(useManagersTile);
