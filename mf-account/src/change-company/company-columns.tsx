import { Avatar } from '@fairfront/shared-kit/components/avatar';
import type { Column } from '@fairfront/shared-kit/components/data-table';
import { QuotaMeter } from '@fairfront/shared-kit/components/quota-meter';
import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import { catalogueOrderStatusVariant, StatusBadge } from '@fairfront/shared-kit/components/status-badge';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import type { companiesQuery } from '../api/companies-of-exhibition';
import styles from './change-company.module.css';

/** One event of the list in the API format. */
export type CompanyRow = Awaited<
  ReturnType<Extract<ReturnType<typeof companiesQuery>['queryFn'], (...given: never[]) => unknown>>
>[number];

/** A column cannot fit more cells; the numbers are shown in any case. */
const countable = 30;

/** Columns: company, stand, catalogue order, quota passes, vehicles. */
export const useCompanyColumns = (): Column<CompanyRow>[] => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  return [
    {
      id: 'company',
      header: t('changeCompany.company'),
      cell: ({ company, type }) => {
        const name = textOf(company, 'name', locale);
        return (
          <span className={styles.company}>
            <Avatar id={company.id} name={name.replace(/^(ООО|АО|ПАО|ЗАО|ИП|Ассоциация) /, '')} size={32} />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.type}>{t(`changeCompany.type.${type}`)}</span>
            </span>
          </span>
        );
      },
    },
    {
      id: 'stand',
      header: t('changeCompany.stand'),
      cell: ({ stands }) =>
        stands.length === 0 ? (
          <span className={styles.quiet}>{t('changeCompany.noStand')}</span>
        ) : (
          <span className={styles.stands}>
            {stands.map(({ id, title }) => (
              <StandTag key={id}>{title}</StandTag>
            ))}
          </span>
        ),
    },
    {
      id: 'catalogue',
      header: t('changeCompany.catalogue'),
      cell: ({ catalog_order_status: status }) =>
        status === null ? (
          <span className={styles.quiet}>{t('changeCompany.noOrder')}</span>
        ) : (
          <StatusBadge {...catalogueOrderStatusVariant[status]}>{t(`changeCompany.order.${status}`)}</StatusBadge>
        ),
    },
    {
      id: 'passes',
      header: t('changeCompany.passes'),
      cell: ({ quota: { certificate, certificate_count } }) => {
        const used = certificate_count ?? 0;
        return (
          <span className={styles.passes}>
            <span className={styles.used}>
              <b>{used}</b> {certificate !== null && t('changeCompany.of', { total: certificate })}
            </span>
            {certificate !== null && certificate > 0 && certificate <= countable && (
              <QuotaMeter
                className={styles.meter}
                total={certificate}
                accepted={used}
                legend={false}
                label={t('changeCompany.meter', { used, total: certificate })}
              />
            )}
          </span>
        );
      },
    },
    { id: 'cars', header: t('changeCompany.cars'), align: 'end', cell: ({ car_passes_count }) => car_passes_count },
  ];
};
