import { focusControl } from '@fairfront/shared-kit/components/error-summary';
import { Form } from '@fairfront/shared-kit/forms';
import { emptyForm } from '@fairfront/shared-kit/forms/draft';
import { lazyRules, useIssueTexts } from '@fairfront/shared-kit/forms/rules';
import {
  useParticipation,
  usePlatform,
  useQuery,
  useSelectedStand,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { carTypesQuery } from '../api/car-passes';
import { defaultDeparture } from '@fairfront/shared-kit/domain/passes';
import { AddedSoFar } from '../pass-dialog/added-so-far';
import { draftOf, FormSide, formSideClass, type SubmitIntent } from '../pass-dialog/form-side';
import { emptyCarForm, nextCarForm, type CarFormValues } from './car-form-values';
import { CargoFields } from './cargo-fields';
import { DriverFields } from './driver-fields';
import { useCreateCarPass } from './use-create-car-pass';
import { VehicleFields } from './vehicle-fields';

export interface CarFormProps {
  /** The values of the copied pass; absent for an empty form. */
  copy: { id: number; number: string; values: CarFormValues } | null;
  takesFocus: boolean;
  /** @param isLast false if the form stays open for the next vehicle */
  onAdded: (isLast: boolean) => void;
  onClose: () => void;
}

/** The vehicle form in three sections: vehicle, driver, cargo. */
export const CarForm = ({ copy, takesFocus, onAdded, onClose }: CarFormProps) => {
  const { t } = useTranslation('passes');
  const { api, now } = usePlatform();
  const issueTexts = useIssueTexts();
  const participation = useParticipation();
  const stand = useSelectedStand(participation);
  const create = useCreateCarPass();
  const formId = useId();
  const intent = useRef<SubmitIntent>('last');
  const [numbers, setNumbers] = useState<string[]>([]);
  const { data: carTypes = [] } = useQuery(carTypesQuery(api));
  const empty = emptyCarForm(defaultDeparture(participation, null));
  const standId = stand?.id ?? null;

  useEffect(() => {
    if (takesFocus) focusControl(`${formId}-${copy ? 'entry_date' : 'car_number'}`);
  }, [takesFocus, formId, copy]);

  return (
    <Form<CarFormValues>
      id={formId}
      className={formSideClass}
      label={t('car.new')}
      initialValues={copy?.values ?? empty}
      validate={lazyRules(async () => {
        const [{ carFormErrors }, issueText] = await Promise.all([import('./car-form-errors'), issueTexts()]);
        const context = {
          event: participation,
          now: now(),
          carTypeIds: carTypes.map(({ id }) => id),
          standIds: participation.stands.map(({ id }) => id),
        };
        return (values) => carFormErrors(values, standId, context, issueText);
      })}
      describeFailure={create.describe}
      onSubmit={async (values, form) => {
        const isLast = intent.current === 'last';
        const number = await create.submit({ values, standId });
        if (number === null) return;
        emptyForm(form, isLast ? empty : nextCarForm(values, empty));
        if (!isLast) {
          setNumbers((before) => [number, ...before]);
          focusControl(`${formId}-car_number`);
        }
        onAdded(isLast);
      }}
    >
      <Panel copy={copy} empty={empty} added={numbers} onIntent={(next) => (intent.current = next)} onClose={onClose} />
    </Form>
  );
};

interface PanelProps extends Pick<CarFormProps, 'copy' | 'onClose'> {
  empty: CarFormValues;
  /** The vehicles added in this session of the form, latest first. */
  added: readonly string[];
  onIntent: (intent: SubmitIntent) => void;
}

const Panel = ({ copy, empty, added, onIntent, onClose }: PanelProps) => {
  const { t } = useTranslation('passes');
  const { resetForm } = useFormikContext<CarFormValues>();
  return (
    <FormSide
      draft={draftOf('car', copy)}
      title={t('car.new')}
      subtitle={copy ? t('car.copyOf', { number: copy.number }) : undefined}
      onClose={onClose}
      onClear={() => resetForm({ values: empty })}
      onIntent={onIntent}
      another={t('car.another')}
    >
      <AddedSoFar names={added} textKey="car.addedSoFar" />
      <VehicleFields />
      <DriverFields />
      <CargoFields />
    </FormSide>
  );
};
