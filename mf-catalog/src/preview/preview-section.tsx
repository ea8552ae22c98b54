import { Button } from '@fairfront/shared-kit/components/button';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useId, type ReactNode } from 'react';
import { PriceLine } from '../price/price-line';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard/step-keys';
import { useWizard } from '../context/wizard-context';
import { Heading } from '../context/heading';
import type { SummaryLine } from './preview-lines';
import styles from './preview.module.css';

interface PreviewSectionProps {
  step: CatalogueStepKey;
  lines: readonly SummaryLine[];
  /** The ordered items as text. */
  children?: ReactNode;
}

/** A section of the summary with a link to its step. */
export const PreviewSection = ({ step, lines, children }: PreviewSectionProps) => {
  const { t } = useTranslation('catalog');
  const titleId = useId();
  const { isEditable, goTo } = useWizard();
  const title = t(`wizard.steps.${step}`);
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.head}>
        <Heading level={3} id={titleId} className="ff-h4">
          {title}
        </Heading>
        {isEditable && (
          <Button
            variant="text"
            size="sm"
            aria-label={t('preview.editStep', { step: title })}
            onClick={() => void goTo(step)}
          >
            {t('preview.edit')}
          </Button>
        )}
      </div>
      {children}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ reason, packages }) => (
            <PriceLine key={reason.line.service_id} reason={reason} packages={packages} />
          ))}
        </ul>
      )}
    </section>
  );
};
