import { Link } from '@fairfront/shared-kit/components/link';
import { phoneAddress } from '@fairfront/shared-kit/platform/formats';
import { useLocale, usePlatform } from '@fairfront/shared-kit/platform';
import styles from './pass-dialog.module.css';

/** Matches a phone number with country code in a text; spaces, brackets and hyphens may separate its digits. */
const phoneInText = /(\+\d[\d\s()\u2011-]{7,}\d)/;

/** The support contacts for passes from the installation's configuration; phone numbers in the text are links. */
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
