import { locales } from '@fairfront/shared-kit/domain/common';
import { DescriptionList } from '@fairfront/shared-kit/components/description-list';
import { Link } from '@fairfront/shared-kit/components/link';
import { formatPhone, phoneAddress } from '@fairfront/shared-kit/platform/formats';
import { textOf, localizedName, ownTextOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { Company } from '../api/company';
import styles from './company-profile.module.css';

/** The profile as read-only text for users without write access. */
export const CompanyFacts = ({ company }: { company: Company }) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { country, phone, website, email, address, mail_address } = company;
  const site = website && (/^https?:/.test(website) ? website : `https://${website}`);
  return (
    <DescriptionList
      className={styles.facts}
      facts={[
        ...locales.map((language) => ({
          id: localizedName('name', language),
          name: t(`companyForm.${localizedName('name', language)}`),
          value: <span lang={language}>{ownTextOf(company, 'name', language)}</span>,
        })),
        { id: 'country', name: t('companyForm.country'), value: country && textOf(country, 'name', locale) },
        {
          id: 'phone',
          name: t('companyForm.phone'),
          value: phone && <Link href={phoneAddress(phone)}>{formatPhone(phone)}</Link>,
        },
        {
          id: 'website',
          name: t('companyForm.website'),
          value: website && site && (
            <Link href={site} external>
              {website}
            </Link>
          ),
        },
        { id: 'email', name: t('companyForm.email'), value: email && <Link href={`mailto:${email}`}>{email}</Link> },
        { id: 'address', name: t('companyForm.address'), value: address },
        { id: 'mail_address', name: t('companyForm.mail_address'), value: mail_address },
      ]}
    />
  );
};
