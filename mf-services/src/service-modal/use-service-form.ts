import {
  useNow,
  useModalDirty,
  useParticipation,
  usePlatform,
  useSelectedStand,
  useTranslation,
  type AdditionalServiceDetail,
  type CartItem,
} from '@fairfront/shared-kit/platform';
import { useFormik } from 'formik';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { CartLineInput } from '@fairfront/shared-kit/domain/services/cart-line';
import { today } from '@fairfront/shared-kit/domain/services/ordering-window';
import { hasEntries, periodsOf } from '@fairfront/shared-kit/domain/services/service-rules';
import { useCartLine } from '../ordering/use-cart-line';
import { lineIssues, initialValues, lineOf, type FormPlace, type ServiceFormValues } from './service-form';

/** The order form of a service, with its cart line if it has one. */
export interface ServiceForm {
  id: string;
  service: AdditionalServiceDetail;
  /** The line to change; null while the service is not in the cart. */
  item: CartItem | null;
  values: ServiceFormValues;
  /** The line as it would be sent now. */
  line: CartLineInput;
  change: (changes: Partial<ServiceFormValues>) => void;
  /** Errors by field; shown after the first attempt to send, then on every change. */
  errors: Partial<Record<FormPlace, string>>;
  /** Whether stored values have replaced the input because somebody else added or changed the line. */
  replaced: boolean;
  /** Restores the input. */
  restore: () => void;
  isPanelOpen: boolean;
  setPanelOpen: (open: boolean) => void;
  submit: () => Promise<void>;
  isBusy: boolean;
}

/** The parameters of `useServiceForm`. */
export interface ServiceFormInput {
  service: AdditionalServiceDetail;
  item: CartItem | null;
  onDone: () => void;
}

const focusable = 'button:not([tabindex="-1"]), input, textarea, [tabindex="0"]';

/** The form of a service: validation, adding, updating, and concurrent changes of its line. */
export const useServiceForm = ({ service, item, onDone }: ServiceFormInput): ServiceForm => {
  const { t } = useTranslation('services');
  const { messages } = usePlatform();
  const participation = useParticipation();
  const now = useNow();
  const id = useId();
  const standArea = useSelectedStand(participation)?.area ?? null;
  const [isPanelOpen, setPanelOpen] = useState(true);
  const [tried, setTried] = useState(false);
  const [mine, setMine] = useState<ServiceFormValues | null>(null);

  const issuesOf = (values: ServiceFormValues) =>
    lineIssues(lineOf(service, values, standArea), {
      service,
      unitIds: service.units.map((unit) => unit.id),
      periods: periodsOf(service, participation.exhibition),
      today: today(participation.exhibition, now),
      standAreas: standArea ? [standArea] : [],
    });
  const textsOf = (values: ServiceFormValues): Partial<Record<FormPlace, string>> =>
    Object.fromEntries(
      Object.entries(issuesOf(values)).map(([place, { code, params }]) => [place, t(`errors.${code}`, { ...params })]),
    );

  const write = useCartLine({
    onDone: () => {
      // the sent values are saved: closing asks nothing, and the refetched line replaces nothing
      formik.resetForm({ values: formik.values });
      onDone();
    },
    onAlreadyInCart: () => messages.error(t('errors.already_in_cart')),
  });
  const formik = useFormik<ServiceFormValues>({
    initialValues: initialValues(service, item),
    onSubmit: async (values) => {
      await write.run({ service, item, line: lineOf(service, values, standArea) });
    },
  });
  const { values, dirty } = formik;
  useModalDirty(dirty);

  const stored = item && JSON.stringify(initialValues(service, item));
  const [known, setKnown] = useState(stored);
  if (known !== stored) {
    setKnown(stored);
    const isOther =
      item !== null &&
      JSON.stringify(lineOf(service, values, standArea)) !==
        JSON.stringify(lineOf(service, initialValues(service, item), standArea));
    if (dirty && isOther) setMine(values);
  }
  const showStored = useEffectEvent(() => {
    // if the line was removed elsewhere, the input stays and can be added again
    if (item !== null) formik.resetForm({ values: initialValues(service, item) });
  });
  useEffect(() => showStored(), [known]);

  const focusField = (place: string) =>
    requestAnimationFrame(() =>
      document
        .getElementById(id)
        ?.querySelector(`[data-place="${place}"]`)
        ?.querySelector<HTMLElement>(focusable)
        ?.focus(),
    );

  const submit = async () => {
    setTried(true);
    const issues = issuesOf(values);
    const [place] = Object.keys(issues);
    if (place === undefined) {
      await formik.submitForm();
      return;
    }
    const opensPanel = issues.dates !== undefined && hasEntries(service);
    if (opensPanel) setPanelOpen(true);
    const texts = textsOf(values);
    messages.error(Object.values(texts).join('\n'));
    focusField(opensPanel ? 'days' : place);
  };

  return {
    id,
    service,
    item,
    values,
    line: lineOf(service, values, standArea),
    change: (changes) => void formik.setValues((before) => ({ ...before, ...changes })),
    errors: tried ? textsOf(values) : {},
    replaced: mine !== null,
    restore: () => {
      if (mine) void formik.setValues(mine);
      setMine(null);
    },
    isPanelOpen,
    setPanelOpen,
    submit,
    isBusy: write.isBusy(),
  };
};
