import { errorText } from '@fairfront/shared-kit/api';
import { useModalFrame, useParticipant, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { orderQuery, rubricsQuery, templateQuery } from '../api/catalogue-queries';
import { firstDraft } from '../model/first-draft';
import { draftOfOrder } from '../model/order-body';
import { isStepKey } from '../model/wizard';
import { heldWizard, releaseWizard } from './draft-store';
import type { SavedState } from './order-saver';
import type { WizardStart } from './wizard-start';

/** What the loading of the wizard has come to. */
export type WizardLoading =
  | { state: 'loading' }
  /** The exhibition has no template: nothing to order (CAT-014). */
  | { state: 'none' }
  | { state: 'failed'; error: unknown; retry: () => void; isRetrying: boolean }
  | { state: 'ready'; start: WizardStart };

/** A wizard that waited for the rubric picker goes on with what was typed; it is taken once (CAT-107). */
const takeHeld = (participantId: number): WizardStart | null => {
  const held = heldWizard(participantId);
  if (!held) return null;
  releaseWizard(participantId);
  const { template, rubrics, draft, step } = held.wizard;
  return { template, rubrics, saved: held.kept as SavedState, draft, linked: null, back: step };
};

/**
 * Loads info, order and rubrics, in this order (CAT-033). An order that cannot be loaded closes the modal with the common
 * error (CAT-040, CAT-041).
 */
export const useWizardStart = (linked: string | undefined): WizardLoading => {
  const { api, messages } = usePlatform();
  const { t } = useTranslation('catalog');
  const { close } = useModalFrame();
  const participation = useParticipant();
  const { id } = participation;
  const [held] = useState(() => takeHeld(id));
  const [orderId] = useState(participation.catalog_order_id);
  const [link] = useState(isStepKey(linked) ? linked : null);
  const templateId = participation.catalog_template_id;
  const isWanted = held === null;
  const template = useQuery({
    ...templateQuery(api, id, templateId ?? 0),
    enabled: isWanted && templateId !== null,
  });
  const order = useQuery({ ...orderQuery(api, id, orderId ?? 0), enabled: isWanted && orderId !== null });
  const rubrics = useQuery({ ...rubricsQuery(api, id), enabled: isWanted && templateId !== null });

  const giveUp = useEffectEvent((error: unknown) => {
    messages.error(errorText(error, t));
    close({ force: true });
  });
  useEffect(() => {
    if (order.error) giveUp(order.error);
  }, [order.error]);
  const loadError = template.error ?? rubrics.error;
  const say = useEffectEvent((error: unknown) => messages.error(errorText(error, t)));
  useEffect(() => {
    if (loadError) say(loadError);
  }, [loadError]);

  if (held) return { state: 'ready', start: held };
  if (templateId === null) return { state: 'none' };
  if (loadError) {
    const retry = () => {
      if (template.isError) void template.refetch();
      if (rubrics.isError) void rubrics.refetch();
    };
    return { state: 'failed', error: loadError, retry, isRetrying: template.isFetching || rubrics.isFetching };
  }
  if (!template.data || !rubrics.data || (orderId !== null && !order.data)) return { state: 'loading' };
  const stored = order.data
    ? draftOfOrder(order.data, template.data)
    : firstDraft(participation, template.data.currencies[0]?.code ?? 'RUR');
  const saved = { order: order.data ?? null, stored };
  return {
    state: 'ready',
    start: { template: template.data, rubrics: rubrics.data, saved, draft: stored, linked: link, back: null },
  };
};
