import { AccessCard } from './access-card';
import { AppearanceAndLanguage } from './appearance-and-language';
import { MailSettings } from './mail-settings';
import { OwnDataCard } from './own-data-card';
import { PasswordForm } from './password-form';
import { PersonalDataForm } from './personal-data-form';
import { ProfileHead } from './profile-head';
import styles from './profile.module.css';

/** `/profile`: data of the user, not of a participation (mock-up w5). */
const ProfileScreen = () => (
  <>
    <ProfileHead />
    <div className={styles.columns}>
      <div className={styles.column}>
        <PersonalDataForm />
        <PasswordForm />
        <AppearanceAndLanguage />
      </div>
      <div className={styles.column}>
        <AccessCard />
        <MailSettings />
        <OwnDataCard />
      </div>
    </div>
  </>
);

export default ProfileScreen;
