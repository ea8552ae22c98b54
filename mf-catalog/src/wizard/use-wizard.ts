import { refusalText, useAction } from '@fairfront/shared-kit/actions';
import { countriesQuery } from '@fairfront/shared-kit/forms/select';
import {
  useAccess,
  useLocale,
  useNow,
  useParticipation,
  usePlatform,
  useQuery,
  useQueryClient,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { orderCallsOf } from '../api/order-calls';
import { cataloguePeriod } from '@fairfront/shared-kit/domain/catalogue/catalogue-deadline';
import type { CatalogueOrder, ReturnComment } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { priceOrder } from '@fairfront/shared-kit/domain/catalogue/pricing/price-order';
import { rubricsOfOrder } from '@fairfront/shared-kit/domain/catalogue/rubric-names';
import { noFiles, sendBlockers } from '@fairfront/shared-kit/domain/catalogue/rules';
import { templateOfOrder } from '@fairfront/shared-kit/domain/catalogue/sent-template';
import { nextStep, previousStep, stepsOf, type CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard';
import type { DraftJudge } from './draft-judge';
import { holdWizard } from './draft-store';
import { useFieldsOnScreen, useOrderPlace } from './order-place';
import { createOrderSaver } from './order-saver';
import { patchParticipation } from './patch-participation';
import { gatesOf } from './step-issues';
import { useAutosave } from './use-autosave';
import { useClosing } from './use-closing';
import { useDraftForm } from './use-draft-form';
import { useDraftRules, useRulesFor } from './use-draft-rules';
import { useLiveOrder } from './use-live-order';
import { useLocalCopy } from './use-local-copy';
import { useSettledTexts } from './use-settled-texts';
import { useWizardState, wayOf } from './use-wizard-state';
import type { Wizard } from './wizard-context';
import type { WizardHost, WizardStart } from './wizard-start';

/** The wizard of one opening: its form, its steps and its saves. */
export const useOrderWizard = (start: WizardStart, { stepOrder = null, isReadOnly = false, watch }: WizardHost) => {
  const platform = usePlatform();
  const { api, modals, messages, now } = platform;
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const queryClient = useQueryClient();
  const participation = useParticipation();
  const { id, exhibition } = participation;
  const { canWrite } = useAccess();
  const moment = useNow();
  const countries = useQuery(countriesQuery(platform, { locale }));
  const { draft, read, write } = useDraftForm();
  const [calls] = useState(() => orderCallsOf(api, id));
  const [saver] = useState(() =>
    createOrderSaver(
      {
        calls,
        template: start.template,
        now,
        readDraft: read,
        writeDraft: write,
        onCreated: (order) =>
          patchParticipation(queryClient, id, { catalog_order_id: order.id, catalog_order_status: order.status }),
      },
      start.saved,
    ),
  );
  const saved = useSyncExternalStore(saver.subscribe, saver.state);
  const { order, conflicts } = saved;
  const sent = order?.rubric_names ?? null;
  const template = templateOfOrder(start.template, order?.template ?? null);
  const rubrics = useMemo(() => rubricsOfOrder(start.rubrics, sent), [start.rubrics, sent]);
  const comments = order?.status === 'draft' ? order.return_comments : [];

  const priced = useMemo(() => {
    const isFrozen = order !== null && order.status !== 'draft';
    const vatRate = isFrozen ? order.totals.vat_rate : exhibition.vat_rate;
    return priceOrder(template, draft, { vatRate, isNotResident: participation.is_not_resident });
  }, [template, draft, order, exhibition.vat_rate, participation.is_not_resident]);
  const known = countries.data ?? null;
  const rules = useDraftRules(template, rubrics, known);
  const { judge } = rules;
  const settled = useSettledTexts(draft);
  const judged = useMemo(() => ({ ...draft, ...settled.texts }), [draft, settled.texts]);
  const issues = useMemo(() => judge && judge(judged), [judge, judged]);
  const blockers = sendBlockers(draft, template, priced, order ?? noFiles, comments);
  const isRight = issues !== null && Object.keys(issues).length === 0;
  const isSendable = blockers.length === 0 && conflicts.length === 0 && isRight;
  const gates = useMemo(() => gatesOf(judged, issues, isSendable), [judged, issues, isSendable]);
  const way = wayOf([stepOrder, template.step_order], draft, gates);
  const { state, dispatch, tryTo } = useWizardState({ order, way, linked: start.linked, back: start.back });
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
  const isEditable = canWrite && !isReadOnly && state.status === 'draft' && period !== 'closed';
  const isUnsaved = isEditable && saver.isUnsaved(draft);
  const isSavable = isEditable && judge !== null && isKept(judge, draft);
  useRulesFor(rules, isUnsaved ? draft : null);

  const say = (failure: unknown) => messages.error(refusalText(failure, t, 'catalog'));
  const saveSilently = async (): Promise<boolean> => {
    if (order === null || !isEditable) return false;
    const now = judge ?? (await rules.load().catch(() => null));
    if (now === null || !isKept(now, read())) return false;
    return (await saver.save(state.step)).failure === undefined && saver.state().conflicts.length === 0;
  };
  useAutosave({
    draft,
    isWanted: isUnsaved && isSavable && saved.phase !== 'saving' && state.pending === null,
    hasFailed: saved.phase === 'failed',
    save: () => void saver.save(state.step),
  });
  const isLosable = isUnsaved || (isEditable && conflicts.length > 0);
  useClosing({ isLosable, saveSilently });
  const copy = useLocalCopy(saver, draft, isLosable, isEditable);
  const colleagues = useLiveOrder(saver, state.step, isEditable, start.saved.order);

  /** Judges what stands there now (CAT-074), saves and goes on; throws what the server refused. */
  const move = async (to: CatalogueStepKey): Promise<boolean> => {
    const now = judge ?? (await rules.load());
    settled.settle(read());
    const fresh = { ...way, gates: gatesOf(read(), now(read()), isSendable) };
    if (!tryTo({ type: 'go', to, way: fresh, isEditable })) return false;
    if (!isEditable) return true;
    const { failure } = await saver.save(to);
    dispatch({ type: failure === undefined ? 'saved' : 'save_failed' });
    if (failure !== undefined) throw failure;
    return true;
  };
  const goTo = async (to: CatalogueStepKey): Promise<boolean> => {
    try {
      return await move(to);
    } catch (failure) {
      say(failure);
      return false;
    }
  };

  const fieldsOnScreen = useFieldsOnScreen();
  const place = useOrderPlace(state.step, goTo);
  const showStep = useEffectEvent((step: CatalogueStepKey) => modals.setParams({ step }));
  useEffect(() => {
    showStep(state.step);
  }, [state.step]);
  const storedStatus = order?.status;
  useEffect(() => {
    if (storedStatus) dispatch({ type: 'status', status: storedStatus });
  }, [dispatch, storedStatus]);
  const followWay = useEffectEvent(() => dispatch({ type: 'way_changed', way }));
  useEffect(() => {
    followWay();
  }, [draft.companyRussianExporter]);

  const change: Wizard['change'] = (patch) =>
    write({ ...read(), ...(typeof patch === 'function' ? patch(read()) : patch) });
  const accept = (answer: CatalogueOrder) => {
    if (answer.status !== 'draft' && state.status === 'draft') dispatch({ type: 'sent', status: answer.status });
    patchParticipation(queryClient, id, { catalog_order_id: answer.id, catalog_order_status: answer.status });
    saver.accept(answer);
  };
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
    steps: stepsOf(way),
    goTo,
    save: async () => {
      const { order: answer, failure } = await saver.save(state.step);
      if (failure !== undefined) say(failure);
      return answer;
    },
    accept,
    openPicker: () => {
      holdWizard(id, { wizard: { ...wizard, draft: read() }, kept: saver.state() });
      modals.open('event-modal-catalog-rubrics', {});
    },
  };
  useEffect(() => watch?.(wizard));
  const answering = useAction<{ orderId: number; commentId: number; text: string }, CatalogueOrder>({
    namespace: 'catalog',
    run: ({ orderId, commentId, text }) => calls.answerComment(orderId, commentId, text),
    onDone: accept,
  });
  const answer = async ({ id: commentId }: ReturnComment, text: string): Promise<boolean> =>
    order !== null && (await answering.run({ orderId: order.id, commentId, text })).state === 'done';
  return {
    wizard,
    details: {
      countries,
      issues: issues ?? {},
      isJudging: settled.isPending,
      conflicts,
      comments,
      isSettled: () => saver.state().conflicts.length === 0,
      settle: saver.settle,
      answer,
      ...fieldsOnScreen,
      ...place,
    },
    saved,
    state,
    gates,
    rules,
    blockers,
    period,
    copy,
    colleagues,
    isUnsaved,
    isSavable,
    read,
    move,
    say,
    next: nextStep(state.step, way),
    previous: previousStep(state.step, way),
  };
};

/** The server takes a draft without any broken rule (CAT-242). */
const isKept = (judge: DraftJudge, draft: OrderDraft): boolean => Object.keys(judge(draft)).length === 0;

/** The wizard as its frame sees it. */
export type OrderWizard = ReturnType<typeof useOrderWizard>;
