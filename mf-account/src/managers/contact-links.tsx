import { Link } from '@fairfront/shared-kit/components/link';
import { phoneAddress } from '@fairfront/shared-kit/platform/formats';
import { useTranslation } from '@fairfront/shared-kit/platform';

interface ContactLinksProps {
  name: string;
  phone: string | null;
  email: string | null;
}

/** Call and email as two small buttons; a missing contact has no button. */
export const ContactLinks = ({ name, phone, email }: ContactLinksProps) => {
  const { t } = useTranslation('account');
  return (
    <>
      {phone && (
        <Link href={phoneAddress(phone)} variant="text" size="sm" icon="phone">
          <span className="ff-sr-only">{t('managers.call', { name })}</span>
        </Link>
      )}
      {email && (
        <Link href={`mailto:${email}`} variant="text" size="sm" icon="mail">
          <span className="ff-sr-only">{t('managers.write', { name })}</span>
        </Link>
      )}
    </>
  );
};
