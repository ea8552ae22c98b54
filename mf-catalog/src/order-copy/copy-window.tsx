import { errorText } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { LoadError } from '@fairfront/shared-kit/components/empty-state';
import { Modal, ModalBody, ModalFooter, ModalHeader } from '@fairfront/shared-kit/components/modal';
import { Select } from '@fairfront/shared-kit/components/select';
import { Loading, SkeletonLines } from '@fairfront/shared-kit/components/skeleton';
import { formatProsePeriod } from '@fairfront/shared-kit/platform/formats';
import { textOf, type Localized } from '@fairfront/shared-kit/domain/common';
import { useLocale, useParticipation, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { copyProposalQuery } from '../api/catalogue-queries';
import { copyPatch, copyPlan, type CopyPart } from '@fairfront/shared-kit/domain/catalogue/copy-plan';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { isExporterOffered } from '@fairfront/shared-kit/domain/catalogue/rules';
import { useWizard } from '../context/wizard-context';
import { useWizardDetails } from '../context/wizard-details';
import { CopyMissing } from './copy-missing';
import { CopyPartRow } from './copy-part-row';
import styles from './copy-window.module.css';

/** An order that can be copied. */
export interface CopyOffer extends Localized<'title'> {
  id: number;
  started_at: string;
  ended_at: string;
}

interface CopyWindowProps {
  /** Newest first. */
  offers: readonly CopyOffer[];
  onTake: (patch: Partial<OrderDraft>, title: string) => void;
  onClose: () => void;
}

/**
 * The parts of an earlier order, with the values that they overwrite and the items without a match; nothing is copied
 * unasked.
 */
export const CopyWindow = ({ offers, onTake, onClose }: CopyWindowProps) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { api } = usePlatform();
  const { id } = useParticipation();
  const { draft, template } = useWizard();
  const { countries } = useWizardDetails();
  const [orderId, setOrderId] = useState(offers[0]?.id ?? 0);
  const [choice, setChoice] = useState<ReadonlyMap<CopyPart, boolean>>(new Map());
  const proposal = useQuery(copyProposalQuery(api, id, orderId));
  const plan = proposal.data ? copyPlan(draft, proposal.data.patch) : [];
  // a part that overwrites values is selected only by the user
  const isChosen = ({ part, changes }: (typeof plan)[number]) =>
    changes.length > 0 && (choice.get(part) ?? changes.every(({ kind }) => kind !== 'replace'));
  const parts = new Set(plan.filter(isChosen).map(({ part }) => part));
  const patch = copyPatch(draft, plan, parts, template, countries.data ?? []);
  const countryId = patch.companyCountryForBooklet ?? draft.companyCountryForBooklet;
  const canExport = isExporterOffered(
    template,
    countries.data?.find((country) => country.id === countryId),
  );
  const offer = offers.find((one) => one.id === orderId);
  const title = offer ? textOf(offer, 'title', locale) : '';
  const taken = [...parts].filter((part) => part !== 'exporter' || canExport);
  return (
    <Modal open size="lg" title={t('copy.title')} onClose={onClose}>
      <ModalHeader>
        <Select<number>
          label={t('copy.source')}
          value={orderId}
          onChange={(chosen) => {
            setOrderId(chosen);
            setChoice(new Map());
          }}
          options={offers.map((one) => ({
            value: one.id,
            label: t('copy.option', {
              name: textOf(one, 'title', locale),
              period: formatProsePeriod(one.started_at, one.ended_at, locale),
            }),
          }))}
        />
      </ModalHeader>
      <ModalBody>
        {proposal.isPending && (
          <Loading label={t('copy.loading')}>
            <SkeletonLines count={8} />
          </Loading>
        )}
        {!proposal.data && proposal.error && (
          <LoadError title={t('copy.failed')} query={proposal}>
            {errorText(proposal.error, t)}
          </LoadError>
        )}
        {proposal.data && (
          <>
            <ul aria-label={t('copy.parts')} className={styles.parts}>
              {plan.map((row) => (
                <CopyPartRow
                  key={row.part}
                  row={row}
                  isChosen={parts.has(row.part)}
                  isBlocked={row.part === 'exporter' && !canExport}
                  onToggle={(isOn) => setChoice(new Map([...choice, [row.part, isOn]]))}
                />
              ))}
            </ul>
            <CopyMissing missing={proposal.data.missing} />
          </>
        )}
      </ModalBody>
      <ModalFooter start={<p className={styles.note}>{t('copy.note')}</p>}>
        <Button onClick={onClose}>{t('copy.cancel')}</Button>
        <Button
          variant="primary"
          icon="copy"
          disabledReason={taken.length === 0 ? t('copy.none') : undefined}
          onClick={() => onTake(patch, title)}
        >
          {taken.length === 0 ? t('copy.none') : t('copy.take', { count: taken.length })}
        </Button>
      </ModalFooter>
    </Modal>
  );
};
