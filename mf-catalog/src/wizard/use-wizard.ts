import { errorText } from '@fairfront/shared-kit/api';
import {
  useAccess,
  useNow,
  useParticipant,
  usePlatform,
  useQueryClient,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { orderCallsOf } from '../api/order-calls';
import { cataloguePeriod } from '../model/catalogue-deadline';
import type { CatalogueTemplate } from '../model/catalogue-template';
import { emptyDraft, type OrderDraft } from '../model/order-draft';
import { priceOrder } from '../model/pricing/price-order';
import { nextStep, previousStep, stepsOf, type CatalogueStepKey, type WizardEvent } from '../model/wizard';
import { holdWizard } from './draft-store';
import { gatesOf } from './gates';
import { createOrderSaver, type SavedState } from './order-saver';
import { patchParticipation } from './patch-participation';
import { useDraftForm } from './use-draft-form';
import { useWizardState, wayOf } from './use-wizard-state';
import type { Wizard } from './wizard-context';

/** What the wizard starts from: loaded, or held while the rubric picker stood in its place. */
export interface WizardStart {
  template: CatalogueTemplate;
  rubrics: Wizard['rubrics'];
  saved: Pick<SavedState, 'order' | 'stored'> & Partial<SavedState>;
  /** Another draft than the stored one: what was typed before the picker opened. */
  draft: OrderDraft;
  linked: CatalogueStepKey | null;
  back: CatalogueStepKey | null;
}

/** What the host of the wizard decides besides the order itself (CAT-255). */
export interface WizardHost {
  /** An order of steps of its own (CAT-008). */
  stepOrder?: readonly string[] | null;
  /** Write actions are off whatever the role. */
  isReadOnly?: boolean;
}

/** The wizard of one opening: its form, its steps and its saves. */
export const useOrderWizard = (start: WizardStart, { stepOrder = null, isReadOnly = false }: WizardHost) => {
  const { template, rubrics } = start;
  const { api, modals, messages, now } = usePlatform();
  const { t } = useTranslation('catalog');
  const queryClient = useQueryClient();
  const participation = useParticipant();
  const { canWrite } = useAccess();
  const moment = useNow();
  const { draft, read, write } = useDraftForm();
  const [saver] = useState(() =>
    createOrderSaver(
      {
        calls: orderCallsOf(api, participation.id),
        template,
        now,
        readDraft: read,
        writeDraft: write,
        onCreated: ({ id, status }) =>
          patchParticipation(queryClient, participation.id, { catalog_order_id: id, catalog_order_status: status }),
      },
      start.saved,
    ),
  );
  const saved = useSyncExternalStore(saver.subscribe, saver.state);
  const { order } = saved;

  const gates = useMemo(() => gatesOf(draft), [draft]);
  const way = wayOf([stepOrder, template.step_order], draft, gates);
  const { state, dispatch, tryTo } = useWizardState({ order, way, linked: start.linked, back: start.back });
  const period = cataloguePeriod(participation.exhibition, moment);
  const isEditable = canWrite && !isReadOnly && state.status === 'draft' && period !== 'closed';
  const steps = stepsOf(way);

  const priced = useMemo(
    () =>
      priceOrder(template, draft.currency ? draft : emptyDraft('RUR'), {
        vatRate: order && order.status !== 'draft' ? order.totals.vat_rate : participation.exhibition.vat_rate,
        isNotResident: participation.is_not_resident,
      }),
    [template, draft, order, participation],
  );

  /** Saves and goes on; throws what the server refused. */
  const move = async (event: Extract<WizardEvent, { type: 'go' }>): Promise<boolean> => {
    if (!tryTo(event)) return false;
    if (!isEditable) return true;
    const { failure } = await saver.save(event.to);
    dispatch({ type: failure === undefined ? 'saved' : 'save_failed' });
    if (failure !== undefined) throw failure;
    return true;
  };
  const say = (failure: unknown) => messages.error(errorText(failure, t));
  const goTo = async (to: CatalogueStepKey): Promise<boolean> => {
    try {
      return await move({ type: 'go', to, way, isEditable });
    } catch (failure) {
      say(failure);
      return false;
    }
  };

  const showStep = useEffectEvent((step: CatalogueStepKey) => modals.setParams({ step }));
  useEffect(() => {
    showStep(state.step);
  }, [state.step]);
  const followStatus = useEffectEvent((status: typeof state.status) => dispatch({ type: 'status', status }));
  const storedStatus = order?.status;
  useEffect(() => {
    if (storedStatus) followStatus(storedStatus);
  }, [storedStatus]);
  const followWay = useEffectEvent(() => dispatch({ type: 'way_changed', way }));
  useEffect(() => {
    followWay();
  }, [draft.companyRussianExporter]);

  const wizard: Wizard = {
    template,
    rubrics,
    order,
    status: state.status,
    isEditable,
    draft,
    change: (patch) => write({ ...read(), ...(typeof patch === 'function' ? patch(read()) : patch) }),
    priced,
    step: state.step,
    steps,
    goTo,
    save: async () => {
      const { order: answer, failure } = await saver.save(state.step);
      if (failure !== undefined) say(failure);
      return answer;
    },
    accept: (answer) => saver.accept(answer),
    openPicker: () => {
      holdWizard(participation.id, { wizard: { ...wizard, draft: read() }, kept: saver.state() });
      modals.open('event-modal-catalog-rubrics', {});
    },
  };
  return {
    wizard,
    saver,
    saved,
    state,
    gates,
    way,
    period,
    move,
    say,
    isUnsaved: isEditable && saver.isUnsaved(draft),
    next: nextStep(state.step, way),
    previous: previousStep(state.step, way),
  };
};

/** The wizard as its frame sees it. */
export type OrderWizard = ReturnType<typeof useOrderWizard>;
