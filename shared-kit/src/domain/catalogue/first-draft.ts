import { ownTextOf, type Localized } from '../common';
import { withoutForeignScripts } from '../validation';
import { catalogueStands } from './catalogue-stand';
import { emptyDraft, type OrderDraft } from './order-draft';

/** What a participation provides for the first draft of its order. */
export interface FirstDraftInput {
  company: Localized<'name', string | null> & {
    country_id: number | null;
    address: string | null;
    website: string | null;
    email: string | null;
    phone: string | null;
    fax: string | null;
  };
  stands: readonly { title: string }[];
}

/** The initial draft of step 1 if there is no order: data from company and stands. */
export const firstDraft = ({ company, stands }: FirstDraftInput, currency: string): OrderDraft => {
  const address = withoutForeignScripts(company.address ?? '').trim();
  return {
    ...emptyDraft(currency),
    companyName: ownTextOf(company, 'name', 'ru'),
    companyNameEng: ownTextOf(company, 'name', 'en'),
    companyCountry: company.country_id,
    companyCountryForBooklet: company.country_id,
    companyAddresses: address === '' ? [] : [{ id: 1, address }],
    companyStands: catalogueStands(stands).map((value, index) => ({ id: index + 1, value })),
    companySite: company.website ?? '',
    companyEmail: company.email ?? '',
    companyPhone: company.phone ?? '',
    companyFax: company.fax ?? '',
  };
};
