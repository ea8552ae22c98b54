import { errorText } from '@fairfront/shared-kit/api';
import { useModalFrame, useParticipation, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { orderQuery, rubricsQuery, templateQuery } from '../api/catalogue-queries';
import type { CatalogueOrder } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import { firstDraft } from '@fairfront/shared-kit/domain/catalogue/first-draft';
import { draftOfOrder } from '@fairfront/shared-kit/domain/catalogue/order-body';
import { templateOfOrder } from '@fairfront/shared-kit/domain/catalogue/sent-template';
import { isOrderPlaced } from '@fairfront/shared-kit/domain/catalogue/catalogue-preparation';
import { isStepKey, stepKeyOf, type CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard';
import { heldWizard, releaseWizard } from '../context/draft-store';
import type { SavedState } from './order-saver';
import { useDraftCheck } from './use-draft-check';
import type { WizardStart } from './wizard-start';

/** The state of loading the wizard. */
export type WizardLoading =
  | { state: 'loading' }
  /** There is nothing to order: the exhibition has no template, and no order was sent with an earlier one. */
  | { state: 'none' }
  | { state: 'failed'; error: unknown; retry: () => void; isRetrying: boolean }
  | { state: 'ready'; start: WizardStart };

const noRubrics = { main: [], exporter: [] };

/** Whether a draft reopens on a later step than the first, if that is allowed. */
const opensAtLaterStep = (order: CatalogueOrder | null, linked: CatalogueStepKey | null): boolean => {
  if (order !== null && isOrderPlaced(order.status)) return false;
  return (linked ?? (order && stepKeyOf(order)) ?? 'alphabet') !== 'alphabet';
};

/** A wizard that waited for the rubric picker continues with its input; it is taken only once. */
const resumeWizard = (participationId: number): WizardStart | null => {
  const held = heldWizard(participationId);
  if (!held) return null;
  releaseWizard(participationId);
  const { template, rubrics, draft, step } = held.wizard;
  return { template, rubrics, saved: held.kept as SavedState, draft, linked: null, back: step };
};

/** Loads info, order and rubrics, in this order. If the order fails to load, the modal closes with the common error. */
export const useWizardStart = (linked: string | undefined): WizardLoading => {
  const { api, messages } = usePlatform();
  const { t } = useTranslation('catalog');
  const { close } = useModalFrame();
  const participation = useParticipation();
  const { id } = participation;
  const [held] = useState(() => resumeWizard(id));
  const before = held?.saved.order ?? null;
  const [orderId] = useState(before?.id ?? participation.catalog_order_id);
  const [link] = useState(isStepKey(linked) ? linked : null);
  const templateId = participation.catalog_template_id;
  const isWanted = held === null;
  const template = useQuery({
    ...templateQuery(api, id, templateId ?? 0),
    enabled: isWanted && templateId !== null,
  });
  const order = useQuery({
    ...orderQuery(api, id, orderId ?? 0),
    enabled: orderId !== null,
    ...(before && { initialData: before }),
  });
  const rubrics = useQuery({ ...rubricsQuery(api, id), enabled: isWanted && templateId !== null });

  const giveUp = useEffectEvent((error: unknown) => {
    messages.error(errorText(error, t), error);
    close({ force: true });
  });
  // loaded data stays when a refetch fails; otherwise input would be lost
  const orderError = order.data ? null : order.error;
  useEffect(() => {
    if (orderError) giveUp(orderError);
  }, [orderError]);
  const loadError = (template.data ? null : template.error) ?? (rubrics.data ? null : rubrics.error);
  const say = useEffectEvent((error: unknown) => messages.error(errorText(error, t), error));
  useEffect(() => {
    if (loadError) say(loadError);
  }, [loadError]);

  const { make, load } = useDraftCheck();
  const [rulesError, setRulesError] = useState<unknown>(null);
  // the rules decide whether a later step may be opened
  const [hasOpened, setOpened] = useState(false);
  const isLate = !held && !hasOpened && make === null && opensAtLaterStep(order.data ?? null, link);
  useEffect(() => {
    if (isLate) load().catch(setRulesError);
  }, [isLate, load]);

  if (held) return { state: 'ready', start: { ...held, saved: { ...held.saved, order: order.data ?? before } } };
  if (templateId === null && orderId === null) return { state: 'none' };
  if (loadError) {
    const retry = () => {
      if (template.isError) void template.refetch();
      if (rubrics.isError) void rubrics.refetch();
    };
    return { state: 'failed', error: loadError, retry, isRetrying: template.isFetching || rubrics.isFetching };
  }
  const isOfferLoaded = templateId === null || (template.data && rubrics.data);
  if (!isOfferLoaded || (orderId !== null && !order.data)) return { state: 'loading' };
  if (isLate && rulesError !== null) {
    const retry = () => {
      setRulesError(null);
      load().catch(setRulesError);
    };
    return { state: 'failed', error: rulesError, retry, isRetrying: false };
  }
  if (isLate) return { state: 'loading' };
  const sent = order.data?.template ?? null;
  const today = template.data ?? sent;
  if (today === null) return { state: 'none' };
  if (!hasOpened) setOpened(true);
  const stored = order.data
    ? draftOfOrder(order.data, templateOfOrder(today, sent))
    : firstDraft(participation, today.currencies[0]?.code ?? 'RUR');
  const saved = { order: order.data ?? null, stored };
  return {
    state: 'ready',
    start: { template: today, rubrics: rubrics.data ?? noRubrics, saved, draft: stored, linked: link, back: null },
  };
};
