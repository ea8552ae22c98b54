import { Link } from '@fairfront/shared-kit/components/link';
import { phoneAddress } from '@fairfront/shared-kit/formats';
import { useLocale, usePlatform } from '@fairfront/shared-kit/platform';
import styles from './pass-dialog.module.css';

/** A number in a text, with its country code: spaces, brackets and hyphens stand between its digits. */
const phoneInText = /(\+\d[\d\s()\u2011-]{7,}\d)/;

/** Who helps with passes, from the configuration of the installation (PASS-008); a number in the text can be called. */
export const SupportContacts = () => {
  const { config } = usePlatform();
  const locale = useLocale();
  const contacts = config.contacts.passesSupport?.[locale];
  if (!contacts) return null;
  return (
    <p className={styles.support}>
      {contacts.split(phoneInText).map((part, index) =>
        phoneInText.test(part) ? (
          <Link key={index} href={phoneAddress(part)}>
            {part}
          </Link>
        ) : (
          part
        ),
      )}
    </p>
  );
};
