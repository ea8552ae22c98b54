import { useAction } from '@fairfront/shared-kit/api/actions';
import { useParticipation, usePlatform } from '@fairfront/shared-kit/platform';
import { useEffect } from 'react';
import { holdWizard } from '../context/draft-store';
import { useFieldsOnScreen, useOrderPlace } from '../context/order-place';
import type { Wizard } from '../context/wizard-context';
import type { WizardDetails } from '../context/wizard-details';
import type { CatalogueOrder, ReturnComment } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import { useCurrentOrder, type CurrentOrder } from './use-current-order';
import { useKeptInput } from './use-kept-input';
import { useLiveOrder } from './use-live-order';
import { useOrderChecks, type OrderChecks } from './use-order-checks';
import { useOrderSteps, type OrderSteps } from './use-order-steps';
import type { WizardHost, WizardStart } from './wizard-start';

/** The wizard from opening to closing: its form, steps and saves. */
export const useOrderWizard = (start: WizardStart, host: WizardHost) => {
  const current = useCurrentOrder(start);
  const checks = useOrderChecks(current);
  const steps = useOrderSteps(start, host, current, checks);
  const kept = useKeptInput(current, checks, steps);
  const { saver, saved, read } = current;
  const { state, period, isEditable, move, say, next, previous } = steps;
  const colleagues = useLiveOrder(saver, state.step, isEditable, start.saved.order);
  const wizard = useSharedWizard(current, steps);
  useEffect(() => host.watch?.(wizard));
  const details = useDetails(start, current, checks, steps);
  const { gates, rules, blockers } = checks;
  return {
    wizard,
    details,
    saved,
    state,
    gates,
    rules,
    blockers,
    period,
    colleagues,
    read,
    move,
    say,
    next,
    previous,
    ...kept,
  };
};

/** The wizard as seen by its frame. */
export type OrderWizard = ReturnType<typeof useOrderWizard>;

/** The data and callbacks that every step uses. */
const useSharedWizard = (
  current: CurrentOrder,
  { state, isEditable, steps, goTo, say, accept }: OrderSteps,
): Wizard => {
  const { modals } = usePlatform();
  const { id } = useParticipation();
  const { template, rubrics, order, draft, change, priced, saver, read } = current;
  const wizard: Wizard = {
    template,
    rubrics,
    order,
    status: state.status,
    isEditable,
    draft,
    change,
    priced,
    step: state.step,
    steps,
    goTo,
    accept,
    save: async () => {
      const { order: answer, failure } = await saver.save(state.step);
      if (failure !== undefined) say(failure);
      return answer;
    },
    openPicker: () => {
      holdWizard(id, { wizard: { ...wizard, draft: read() }, kept: saver.state() });
      modals.open('event-modal-catalog-rubrics', {});
    },
  };
  return wizard;
};

/** Further data that the parts of the frame and the fields share. */
const useDetails = (
  { back }: WizardStart,
  { order, conflicts, comments, saver, calls }: CurrentOrder,
  { countries, issues, isChecking }: OrderChecks,
  { state, goTo, accept }: OrderSteps,
): WizardDetails => {
  const fieldsOnScreen = useFieldsOnScreen();
  // after the rubric picker the focus returns to the button that opened it
  const place = useOrderPlace(state.step, goTo, back && { step: back, field: null, isPicker: true });
  const answering = useAction<{ orderId: number; commentId: number; text: string }, CatalogueOrder>({
    namespace: 'catalog',
    run: ({ orderId, commentId, text }) => calls.answerComment(orderId, commentId, text),
    onDone: accept,
  });
  const answer = async ({ id: commentId }: ReturnComment, text: string): Promise<boolean> =>
    order !== null && (await answering.run({ orderId: order.id, commentId, text })).state === 'done';
  return {
    countries,
    issues,
    isChecking,
    conflicts,
    comments,
    answer,
    isSettled: () => saver.state().conflicts.length === 0,
    settle: saver.settle,
    ...fieldsOnScreen,
    ...place,
  };
};
