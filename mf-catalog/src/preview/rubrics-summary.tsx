import { Button } from '@fairfront/shared-kit/components/button';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { templateIndex } from '@fairfront/shared-kit/domain/catalogue/pricing/template-index';
import { rubricIndex } from '@fairfront/shared-kit/domain/catalogue/rubric-tree';
import { useWizard } from '../context/wizard-context';
import styles from './preview.module.css';

/** The maximum number shown at once; an order may have thousands. */
const shownAtOnce = 20;

/** The selected rubrics in the order of selection, with services and addresses. */
export const RubricsSummary = () => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const { template, draft, rubrics } = useWizard();
  const nodes = rubricIndex(rubrics.main);
  const { byId } = templateIndex(template);
  if (draft.rubrics.length === 0) return <p className={styles.more}>{t('service.none')}</p>;
  const shown = isWhole ? draft.rubrics : draft.rubrics.slice(0, shownAtOnce);
  return (
    <>
      <ul className={styles.words}>
        {shown.map(({ id, services }) => {
          const node = nodes.get(id);
          const addresses = draft.rubricAddresses.filter(({ rubricId, address }) => rubricId === id && address.trim());
          const names = services.flatMap((service) => {
            const known = byId.get(service);
            return known ? textOf(known, 'name', locale) : [];
          });
          return (
            <li key={id}>
              {node ? `${node.code} ${textOf(node, 'name', locale)}` : t('rubrics.unknown')}
              {names.length > 0 && <span className={styles.more}>{`, ${names.join(', ')}`}</span>}
              {addresses.map((row) => (
                <span key={row.id} className={styles.address}>
                  {t('preview.address', { address: row.address })}
                </span>
              ))}
            </li>
          );
        })}
      </ul>
      {shown.length < draft.rubrics.length && (
        <Button variant="text" size="sm" className={styles.all} onClick={() => setWhole(true)}>
          {t('preview.allRubrics', { count: draft.rubrics.length })}
        </Button>
      )}
    </>
  );
};

/** The selected exporter rubrics. */
export const ExporterSummary = () => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { draft, rubrics } = useWizard();
  const nodes = rubricIndex(rubrics.exporter);
  const names = draft.exporterRubrics.map((id) => {
    const node = nodes.get(id);
    return node ? `${node.code} ${textOf(node, 'name', locale)}` : t('rubrics.unknown');
  });
  return <p className={styles.more}>{names.join(', ') || t('service.none')}</p>;
};
