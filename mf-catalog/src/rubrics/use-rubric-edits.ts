import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useMemo, useRef } from 'react';
import type { RubricAddress } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import type { PlacedRubric } from './rubric-items';
import type { Wizard } from '../context/wizard-context';
import {
  addAddress,
  changeAddress,
  removeAddress,
  removeRubric,
  restoreRubric,
  rubricToRestore,
  toggleRubricService,
} from './rubric-edits';

/** The callbacks of a card; a stable object for the lifetime of the step, so that a card rerenders only for its own rubric. */
export interface RubricEdits {
  toggle: (rubricId: number, serviceId: number) => void;
  /** Offers undo, because a removal also deletes the addresses. */
  remove: (rubricId: number) => void;
  changeAddress: (row: RubricAddress) => void;
  addAddress: (rubricId: number) => void;
  removeAddress: (id: number) => void;
}

/** The edits of step 2 on the wizard's draft. */
export const useRubricEdits = (wizard: Wizard, rubrics: ReadonlyMap<number, PlacedRubric>): RubricEdits => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { messages } = usePlatform();
  const newest = useRef({ wizard, rubrics, t, locale });
  useEffect(() => {
    newest.current = { wizard, rubrics, t, locale };
  });
  return useMemo(() => {
    const change: Wizard['change'] = (patch) => newest.current.wizard.change(patch);
    return {
      toggle: (rubricId, serviceId) =>
        change((draft) => toggleRubricService(draft, rubricId, serviceId, newest.current.wizard.template)),
      remove: (rubricId) => {
        const { wizard: now, rubrics: byId, t: say, locale: language } = newest.current;
        const removed = rubricToRestore(now.draft, rubricId);
        change((draft) => removeRubric(draft, rubricId));
        const node = byId.get(rubricId)?.node;
        if (!removed) return;
        messages.undo({
          text: say('rubrics.removed', { name: node ? textOf(node, 'name', language) : say('rubrics.unknown') }),
          undo: () => change((draft) => restoreRubric(draft, removed)),
        });
      },
      changeAddress: (row) => change((draft) => changeAddress(draft, row)),
      addAddress: (rubricId) => change((draft) => addAddress(draft, rubricId)),
      removeAddress: (id) => change((draft) => removeAddress(draft, id)),
    };
  }, [messages]);
};
