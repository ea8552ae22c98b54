import { useParticipation, useTranslation } from '@fairfront/shared-kit/platform';
import { useMemo, type ReactNode } from 'react';
import { priceReasons } from '@fairfront/shared-kit/domain/catalogue/pricing/price-reasons';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard/step-keys';
import { Proof } from '../proof/proof';
import { StepColumns } from '../context/step-columns';
import { useWizard } from '../context/wizard-context';
import { Heading } from '../context/heading';
import { AlphabetSummary } from './alphabet-summary';
import { CheaperNotice } from './cheaper-notice';
import { LinkSummary } from './link-summary';
import { summaryLines } from './preview-lines';
import { PreviewSection } from './preview-section';
import { PreviewSide } from './preview-side';
import { ExporterSummary, RubricsSummary } from './rubrics-summary';
import styles from './preview.module.css';

/** Step 6: everything that is ordered, its price, and what is still missing. */
export const PreviewStep = () => {
  const { t } = useTranslation('catalog');
  const { template, draft, priced, steps } = useWizard();
  const { is_not_resident: isNotResident } = useParticipation();
  const { vat_rate: vatRate } = priced.totals;
  const lines = useMemo(
    () => summaryLines(template, priceReasons(template, draft, { vatRate, isNotResident })),
    [template, draft, vatRate, isNotResident],
  );
  const linesOf = (step: CatalogueStepKey) => lines.get(step) ?? [];
  const bodies: Record<Exclude<CatalogueStepKey, 'preview'>, () => ReactNode> = {
    alphabet: () => <AlphabetSummary />,
    rubrics: () => (
      <>
        <RubricsSummary />
        <CheaperNotice />
      </>
    ),
    exporter: () => <ExporterSummary />,
    packages: () => <LinkSummary isEmpty={linesOf('packages').length === 0} links={['packagePlacementLogoLink']} />,
    ads: () => <LinkSummary isEmpty={linesOf('ads').length === 0} links={['graphicFilesLink', 'adVideoFilesLink']} />,
  };
  return (
    <StepColumns side={<PreviewSide />}>
      <Heading level={3} className="ff-sr-only">
        {t('wizard.steps.preview')}
      </Heading>
      <div className={styles.sections}>
        {steps.map((step) =>
          step === 'preview' ? null : (
            <PreviewSection key={step} step={step} lines={linesOf(step)}>
              {bodies[step]()}
            </PreviewSection>
          ),
        )}
      </div>
      <Proof place="below" />
    </StepColumns>
  );
};
