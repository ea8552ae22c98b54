import { useParticipation, usePlatform, useQueryClient } from '@fairfront/shared-kit/platform';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { orderCallsOf } from '../api/order-calls';
import { patchParticipation } from '../context/patch-participation';
import type { Wizard } from '../context/wizard-context';
import type { CatalogueOrder } from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import { priceOrder } from '@fairfront/shared-kit/domain/catalogue/pricing/price-order';
import { rubricsOfOrder } from '@fairfront/shared-kit/domain/catalogue/rubric-names';
import { templateOfOrder } from '@fairfront/shared-kit/domain/catalogue/sent-template';
import { createOrderSaver } from './order-saver';
import { useDraftForm } from './use-draft-form';
import type { WizardStart } from './wizard-start';

/** The order of one opening: the form draft, its stored version, and the template and prices that apply. */
export const useCurrentOrder = (start: WizardStart) => {
  const { api, now } = usePlatform();
  const queryClient = useQueryClient();
  const participation = useParticipation();
  const { id, exhibition } = participation;
  const { draft, read, write } = useDraftForm();
  const [calls] = useState(() => orderCallsOf(api, id));
  const tellParticipation = (order: CatalogueOrder) =>
    patchParticipation(queryClient, id, { catalog_order_id: order.id, catalog_order_status: order.status });
  const [saver] = useState(() =>
    createOrderSaver(
      { calls, template: start.template, now, readDraft: read, writeDraft: write, onCreated: tellParticipation },
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

  const change: Wizard['change'] = (patch) =>
    write({ ...read(), ...(typeof patch === 'function' ? patch(read()) : patch) });
  const accept = (answer: CatalogueOrder) => {
    tellParticipation(answer);
    saver.accept(answer);
  };
  return { draft, read, change, calls, saver, saved, accept, order, conflicts, template, rubrics, comments, priced };
};

/** The result of `useCurrentOrder`. */
export type CurrentOrder = ReturnType<typeof useCurrentOrder>;
