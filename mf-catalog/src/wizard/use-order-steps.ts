import { refusalText } from '@fairfront/shared-kit/api/actions';
import { useAccess, useNow, useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useEffectEvent } from 'react';
import { cataloguePeriod } from '@fairfront/shared-kit/domain/catalogue/catalogue-deadline';
import type { CatalogueOrder } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import { nextStep, previousStep, stepsOf, type CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard';
import type { CurrentOrder } from './use-current-order';
import type { OrderChecks } from './use-order-checks';
import { useWizardState, wayOf } from './use-wizard-state';
import type { WizardHost, WizardStart } from './wizard-start';

/** The current step of the wizard, the available steps, and whether the order is editable there. */
export const useOrderSteps = (
  start: WizardStart,
  { stepOrder = null, isReadOnly = false }: WizardHost,
  { draft, order, template, saver, accept }: CurrentOrder,
  { gates, readGates }: OrderChecks,
) => {
  const { modals, messages } = usePlatform();
  const { t } = useTranslation('catalog');
  const { exhibition } = useParticipation();
  const { canWrite } = useAccess();
  const moment = useNow();
  const way = wayOf([stepOrder, template.step_order], draft, gates);
  const { state, dispatch, tryTo } = useWizardState({ order, way, linked: start.linked, back: start.back });
  const { step, status } = state;
  const period = cataloguePeriod(
    {
      catalog_order_deadline: exhibition.catalog_order_deadline,
      timezone: exhibition.timezone,
      catalog_order_ended_at: start.template.catalog_order_ended_at,
      catalog_print_started_at: start.template.catalog_print_started_at,
      editable_until: order?.editable_until ?? null,
    },
    moment,
  );
  const isEditable = canWrite && !isReadOnly && status === 'draft' && period !== 'closed';

  /** Validates the input, saves and continues; throws the server's refusal. */
  const move = async (to: CatalogueStepKey): Promise<boolean> => {
    const fresh = { ...way, gates: await readGates() };
    if (!tryTo({ type: 'go', to, way: fresh, isEditable })) return false;
    if (!isEditable) return true;
    const { failure } = await saver.save(to);
    dispatch({ type: failure === undefined ? 'saved' : 'save_failed' });
    if (failure !== undefined) throw failure;
    return true;
  };
  const say = (failure: unknown) => messages.error(refusalText(failure, t, 'catalog'), failure);
  const goTo = async (to: CatalogueStepKey): Promise<boolean> => {
    try {
      return await move(to);
    } catch (failure) {
      say(failure);
      return false;
    }
  };

  const showStep = useEffectEvent((shown: CatalogueStepKey) => modals.setParams({ step: shown }));
  useEffect(() => {
    showStep(step);
  }, [step]);
  const storedStatus = order?.status;
  useEffect(() => {
    if (storedStatus) dispatch({ type: 'status', status: storedStatus });
  }, [dispatch, storedStatus]);
  const followWay = useEffectEvent(() => dispatch({ type: 'way_changed', way }));
  useEffect(() => {
    followWay();
  }, [draft.companyRussianExporter]);

  return {
    state,
    period,
    isEditable,
    move,
    goTo,
    say,
    steps: stepsOf(way),
    next: nextStep(step, way),
    previous: previousStep(step, way),
    accept: (answer: CatalogueOrder) => {
      if (answer.status !== 'draft' && status === 'draft') dispatch({ type: 'sent', status: answer.status });
      accept(answer);
    },
  };
};

/** The result of `useOrderSteps`. */
export type OrderSteps = ReturnType<typeof useOrderSteps>;
