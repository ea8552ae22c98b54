import { useLocale, usePlatform } from '@fairfront/shared-kit/platform';
import styles from './pass-dialog.module.css';

/** Who helps with passes, from the configuration of the installation (PASS-008). */
export const SupportContacts = () => {
  const { config } = usePlatform();
  const locale = useLocale();
  const contacts = config.contacts.passesSupport?.[locale];
  if (!contacts) return null;
  return <p className={styles.support}>{contacts}</p>;
};
