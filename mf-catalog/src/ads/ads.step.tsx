import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { toggled } from '@fairfront/shared-kit/domain/catalogue/rules/package-choice';
import { servicesOfTypes } from '@fairfront/shared-kit/domain/catalogue/template-services';
import { AdModuleFiles } from '../order-files/ad-module-files';
import { OrderFiles } from '../order-files/order-files';
import { ChosenServices } from '../service-choice/chosen-services';
import { LinkField } from '../service-choice/link-field';
import { ServiceRows } from '../service-choice/service-row';
import { StepSection } from '../service-choice/step-section';
import { DraftField } from '../notes/draft-field';
import { useHeadingLevel } from '../context/heading';
import { useWizard } from '../context/wizard-context';
import styles from './ads.module.css';

type AdGroup = keyof OrderDraft['adServices'];

/** The groups with their service types. */
const groups = [
  { group: 'catalog', type: 'advertising_services_catalog' },
  { group: 'guide', type: 'advertising_services_guide' },
  { group: 'other', type: 'other_advertising_services' },
] as const;

/** Step 5: ad services in three groups, with links to the graphics and videos to publish. */
export const AdsStep = () => {
  const { t } = useTranslation('catalog');
  const level = useHeadingLevel(3);
  const { template, draft, change, isEditable } = useWizard();
  const offered = groups
    .map(({ group, type }) => ({ group, services: servicesOfTypes(template, [type]) }))
    .filter(({ services }) => services.length > 0);
  const toggle = (group: AdGroup, id: number) =>
    change(({ adServices }) => ({ adServices: { ...adServices, [group]: toggled(adServices[group], id) } }));
  return (
    <>
      <DraftField field="adServices" className={styles.groups}>
        {offered.length === 0 && <EmptyState level={level} icon="megaphone" title={t('ads.none')} />}
        {offered.map(({ group, services }) => (
          <StepSection key={group} title={t(`ads.${group}`)}>
            {group === 'other' && <Notice>{t('ads.approval')}</Notice>}
            {isEditable ? (
              <ServiceRows services={services} chosen={draft.adServices[group]} onToggle={(id) => toggle(group, id)} />
            ) : (
              <ChosenServices services={services} chosen={draft.adServices[group]} />
            )}
          </StepSection>
        ))}
      </DraftField>
      <StepSection title={t('ads.materials')}>
        <div className={styles.links}>
          {(['graphicFilesLink', 'adVideoFilesLink'] as const).map((name) => (
            <LinkField key={name} name={name} label={t(`ads.${name}`)} />
          ))}
        </div>
        <OrderFiles types={['graphics']} />
      </StepSection>
      <AdModuleFiles types={groups.map(({ type }) => type)} />
    </>
  );
};
