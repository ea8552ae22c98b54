import { TextArea } from '@fairfront/shared-kit/components/text-area';
import { useFormField } from '@fairfront/shared-kit/forms';
import { formatMoney } from '@fairfront/shared-kit/platform/formats';
import { fromHundredths } from '@fairfront/shared-kit/domain/common';
import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { descriptionLength, descriptionUse } from '@fairfront/shared-kit/domain/catalogue/pricing/description-blocks';
import { firstOfType } from '@fairfront/shared-kit/domain/catalogue/template-services';
import { textLimits } from '@fairfront/shared-kit/domain/catalogue/rules';
import { DraftField } from '../notes/draft-field';
import { useWizard } from '../context/wizard-context';
import { useWizardDetails } from '../context/wizard-details';
import { Heading } from '../context/heading';
import styles from './alphabet.module.css';
import { SpellingHints } from './spelling-hints';

/** The minimum height of a description, px. */
const minHeight = 90;

/** Both descriptions with their length and price. */
export const AboutFields = () => {
  const { t } = useTranslation('catalog');
  return (
    <section aria-labelledby="catalogue-about" className={styles.section}>
      <Heading level={3} id="catalogue-about" className="ff-h4">
        {t('alphabet.about')}
      </Heading>
      <Description field="companyInfo" language="ru" />
      <Description field="companyInfoEng" language="en" />
    </section>
  );
};

const Description = ({ field, language }: { field: 'companyInfo' | 'companyInfoEng'; language: 'ru' | 'en' }) => {
  const { t } = useTranslation('catalog');
  const { isEditable } = useWizard();
  const { issues, isChecking } = useWizardDetails();
  const label = t(`alphabet.${field}`);
  const { error, ...control } = useFormField<string>(field, label);
  const issue = issues[field];
  // the check result appears half a second after the last key, before the field loses focus
  const liveError = isChecking || !issue ? undefined : t(`errors.${issue.code}`, { ...issue.params });
  return (
    <DraftField field={field}>
      <TextArea
        {...control}
        error={liveError ?? error}
        label={label}
        lang={language}
        minHeight={minHeight}
        maxHeight={320}
        hint={<DescriptionHint field={field} />}
        counter={<DescriptionCounter field={field} />}
        readOnly={!isEditable}
      />
      {isEditable && <SpellingHints field={field} language={language} />}
    </DraftField>
  );
};

/** The free length of the charged description. */
const DescriptionHint = ({ field }: { field: 'companyInfo' | 'companyInfoEng' }) => {
  const { t } = useTranslation('catalog');
  const { template, draft } = useWizard();
  const { is_not_resident: isNotResident } = useParticipation();
  const use = descriptionUse(template, draft, { isNotResident });
  if (use.field !== field) return t('alphabet.notCharged');
  if (use.blocks === 0) return t('alphabet.free', { count: use.free });
  const line = firstOfType(template, 'extra_line_alphabetical_list');
  const price = line?.prices.find(({ currency }) => currency === draft.currency)?.price_without_vat ?? null;
  return t('alphabet.blocks', {
    count: use.blocks,
    size: use.blockSize,
    amount: formatMoney(price === null ? null : fromHundredths(Math.round(price * 100) * use.blocks), draft.currency),
  });
};

/** "171 / 300" free characters; the free description shows its maximum length instead. */
const DescriptionCounter = ({ field }: { field: 'companyInfo' | 'companyInfoEng' }) => {
  const { template, draft } = useWizard();
  const { is_not_resident: isNotResident } = useParticipation();
  const use = descriptionUse(template, draft, { isNotResident });
  const limit = use.field === field ? use.free : textLimits.description;
  return (
    <span className={styles.counter}>
      {descriptionLength(draft[field])} / {limit}
    </span>
  );
};
