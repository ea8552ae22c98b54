import { storageAddress } from '@fairfront/shared-kit/api';
import { Avatar } from '@fairfront/shared-kit/components/avatar';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { ModalBody, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { managerGroups } from '@fairfront/shared-kit/domain/account';
import { ContactRow } from './contact-row';
import { managerName, shortManagerName } from './manager-name';
import styles from './managers.module.css';

/** All managers of the company by area of responsibility; the service bureau is always last. */
const ManagersModal = () => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { config } = usePlatform();
  const { exhibition, type } = useParticipation();
  const groups = managerGroups(exhibition.managers, type);
  const bureau = config.contacts.serviceBureau?.[locale];
  return (
    <>
      <ModalHeader />
      <ModalBody>
        {groups.length === 0 && !bureau && <EmptyState title={t('managers.none')}>{t('managers.noneText')}</EmptyState>}
        {groups.length > 0 && <p className={styles.quiet}>{t('managers.lead')}</p>}
        {groups.map(({ kind, managers }) => (
          <section key={kind} aria-labelledby={`managers-${kind}`} className={styles.group}>
            <h3 id={`managers-${kind}`} className={styles.heading}>
              {t(`managers.${kind}`)}
            </h3>
            <ul>
              {managers.map((manager) => {
                const name = managerName(manager, locale);
                return (
                  <ContactRow
                    key={manager.id}
                    picture={
                      <Avatar
                        id={manager.id}
                        name={shortManagerName(manager, locale)}
                        size={40}
                        photo={manager.image && storageAddress(config.apiBase, manager.image.thumbnail_path)}
                      />
                    }
                    name={name}
                    detail={textOf(manager, 'area', locale)}
                    phone={manager.phone}
                    email={manager.email}
                  />
                );
              })}
            </ul>
          </section>
        ))}
        {bureau && (
          <section aria-labelledby="managers-bureau" className={styles.group}>
            <h3 id="managers-bureau" className={styles.heading}>
              {t('managers.onSite')}
            </h3>
            <ul>
              <ContactRow
                picture={
                  <span className={styles.bureau}>
                    <Icon name="staff" size={20} />
                  </span>
                }
                name={bureau.name}
                detail={bureau.place}
                phone={bureau.phone ?? null}
                email={bureau.email ?? null}
              />
            </ul>
          </section>
        )}
      </ModalBody>
    </>
  );
};

export default ManagersModal;
