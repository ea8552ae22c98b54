import { isApiError } from '@fairfront/shared-kit/api';
import { ModalBody, ModalSplit } from '@fairfront/shared-kit/components/modal';
import { Form, type FormTools } from '@fairfront/shared-kit/forms';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { historyWidth, useHistorySide } from '../history/use-history-side';
import { ReturnNotice } from '../notes/return-notice';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { catalogueSteps } from '@fairfront/shared-kit/domain/catalogue/wizard';
import { draftPathOfWire } from '@fairfront/shared-kit/domain/catalogue/wire-fields';
import type { DraftCheck } from './draft-check';
import { createFormPort, errorsOf } from './form-port';
import { useOrderCopy } from '../order-copy/use-order-copy';
import { StepBody } from './step-body';
import { issuesOfStep } from './step-issues';
import { useOrderWizard } from './use-wizard';
import { WizardContext } from '../context/wizard-context';
import { WizardDetailsContext } from '../context/wizard-details';
import { WizardFooter } from './wizard-footer';
import { WizardHeader } from './wizard-header';
import { WizardNotices } from './wizard-notices';
import type { WizardHost, WizardStart } from './wizard-start';
import styles from './wizard.module.css';

const noHost: WizardHost = {};

/** Payload fields that have another name in the form; lists keep their rows. */
const serverNames = Object.fromEntries(
  [
    'currency name_rus name_eng country catalog_country type is_russian_exporter address stands website email phone fax',
    'information_rus information_eng is_mark is_import_substitution logo_link graphics_link video_link',
  ]
    .flatMap((names) => names.split(' '))
    .flatMap((wire) => {
      const field = draftPathOfWire(wire);
      return field === null ? [] : [[wire, field]];
    }),
) as Record<string, string>;

/** The loaded wizard: one form around all steps, whose values are the draft. */
export const OpenWizard = ({ start, host = noHost }: { start: WizardStart; host?: WizardHost }) => {
  const [port] = useState(createFormPort);
  return (
    <Form<OrderDraft>
      initialValues={start.draft}
      validate={port.validate}
      onSubmit={(_values, tools) => port.submit(tools)}
      serverNames={serverNames}
      guarded={false}
      className={styles.form}
    >
      <WizardFrame start={start} host={host} port={port} />
    </Form>
  );
};

interface WizardFrameProps {
  start: WizardStart;
  host: WizardHost;
  port: ReturnType<typeof createFormPort>;
}

const WizardFrame = ({ start, host, port }: WizardFrameProps) => {
  const { t } = useTranslation('catalog');
  const model = useOrderWizard(start, host);
  const { wizard, details, next, rules, move, say } = model;

  /** Handles Next: server errors appear at the fields of step 1, any other error in the popup. */
  const submit = async ({ resetForm }: FormTools<OrderDraft>) => {
    const values = () => resetForm({ values: model.read() });
    if (!next) return values();
    try {
      if (await move(next)) values();
    } catch (failure) {
      const isAtFields = isApiError(failure) && Object.keys(failure.errors).length > 0;
      if (isAtFields && wizard.step === 'alphabet') throw failure;
      say(failure);
    }
  };
  useLayoutEffect(() => {
    port.set({
      validate: (draft) => {
        const errors = (check: DraftCheck) =>
          errorsOf(issuesOfStep(check(draft), wizard.step), ({ code, params }) => t(`errors.${code}`, { ...params }));
        // the next call reports rules that fail to load
        return rules.check ? errors(rules.check) : rules.load().then(errors, () => ({}));
      },
      submit,
    });
  });

  const { step } = wizard;
  const [first] = useState(step);
  const [body, setBody] = useState<HTMLDivElement | null>(null);
  // the new step starts at its top and takes the focus
  const begin = useEffectEvent(() => {
    // a user who followed a link to a field is already there
    if (details.wanted === null && (step !== first || catalogueSteps.indexOf(step) > 0))
      body?.parentElement?.scrollTo?.(0, 0);
  });
  useEffect(() => begin(), [body, step]);

  const versions = useHistorySide(wizard, details.showPlace);
  const copy = useOrderCopy(wizard);

  return (
    <WizardContext value={wizard}>
      <WizardDetailsContext value={details}>
        <WizardHeader model={model} history={versions.button} copy={copy.button} />
        <ModalBody flush>
          <ModalSplit flush sideWidth={historyWidth} side={versions.panel} sideOpen={Boolean(versions.panel)}>
            <div ref={setBody} data-unsent={model.isUnsaved ? '' : undefined} className={styles.body}>
              <WizardNotices model={model} copied={copy.notice} />
              <ReturnNotice />
              <StepBody step={step} />
            </div>
          </ModalSplit>
        </ModalBody>
        <WizardFooter model={model} />
        {copy.dialog}
      </WizardDetailsContext>
    </WizardContext>
  );
};
