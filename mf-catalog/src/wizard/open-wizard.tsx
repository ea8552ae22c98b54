import { ModalBody } from '@fairfront/shared-kit/components/modal';
import { Form, type FormTools } from '@fairfront/shared-kit/forms';
import { useRef } from 'react';
import type { CatalogueStepKey } from '../model/wizard';
import type { OrderDraft } from '../model/order-draft';
import { StepBody } from './step-body';
import { useOrderWizard, type WizardHost, type WizardStart } from './use-wizard';
import { WizardContext } from './wizard-context';
import { WizardFooter } from './wizard-footer';
import { WizardHeader } from './wizard-header';
import styles from './wizard.module.css';

type Submit = (tools: FormTools<OrderDraft>) => Promise<void>;

/** The wizard with everything loaded: one form whose values are the draft, around all steps. */
export const OpenWizard = ({ start, host = {} }: { start: WizardStart; host?: WizardHost }) => {
  const submit = useRef<Submit>(async () => {});
  return (
    <Form<OrderDraft>
      initialValues={start.draft}
      onSubmit={(_values, tools) => submit.current(tools)}
      guarded={false}
      className={styles.form}
    >
      <WizardFrame
        start={start}
        host={host}
        onSubmit={(next) => {
          submit.current = next;
        }}
      />
    </Form>
  );
};

interface WizardFrameProps {
  start: WizardStart;
  host: WizardHost;
  /** Hands out what Next does. */
  onSubmit: (submit: Submit) => void;
}

const WizardFrame = ({ start, host, onSubmit }: WizardFrameProps) => {
  const model = useOrderWizard(start, host);
  const { wizard, next } = model;
  onSubmit(async () => {
    if (next) await wizard.goTo(next);
  });
  const go = (step: CatalogueStepKey) => void wizard.goTo(step);
  return (
    <WizardContext value={wizard}>
      <WizardHeader model={model} onStep={go} />
      <ModalBody>
        <StepBody step={wizard.step} />
      </ModalBody>
      <WizardFooter model={model} />
    </WizardContext>
  );
};
