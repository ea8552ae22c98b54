import { remoteStories } from '@fairfront/shared-kit/testing/stories';
import { ExporterStep } from '../exporter/exporter.step';
import remote from '../remote';
import { chosenDraft, largeRubrics, PickerFixture, StepFixture } from '../testing/rubric-fixtures';
import type { WizardDoubleOptions } from '../testing/wizard-double';
import { RubricsStep } from './rubrics.step';

export default { title: 'Remotes/Catalogue/Rubrics' };

type Fixture = Omit<WizardDoubleOptions, 'children'>;

/** Wraps a fixture in the dialog of the wizard or picker. */
const story = (name: 'event-modal-catalog' | 'event-modal-catalog-rubrics', Part: () => React.ReactNode) =>
  remoteStories('catalog', {
    ...remote,
    modals: {
      'event-modal-catalog': {
        titleKey: 'title',
        size: 'xl',
        height: 'full',
        params: { step: true },
        load: () => Promise.resolve({ default: Part }),
      },
      'event-modal-catalog-rubrics': {
        titleKey: 'picker.title',
        size: 'lg',
        height: 'full',
        load: () => Promise.resolve({ default: Part }),
      },
    },
  }).modal(name, {}, () => ({}));

const rubrics = (fixture: Fixture) =>
  story('event-modal-catalog', () => (
    <StepFixture {...fixture}>
      <RubricsStep />
    </StepFixture>
  ));
const exporter = (fixture: Fixture) =>
  story('event-modal-catalog', () => (
    <StepFixture {...fixture}>
      <ExporterStep />
    </StepFixture>
  ));
const picker = (fixture: Fixture) => story('event-modal-catalog-rubrics', () => <PickerFixture {...fixture} />);

const many = Array.from({ length: 200 }, (_, order) => ({ id: order + 20, services: [order % 4 === 0 ? 5 : 4] }));

export const Empty = rubrics({});
export const FullInformation = rubrics({ draft: chosenDraft });
export const ReadOnly = rubrics({ draft: chosenDraft, isEditable: false });
export const TwoHundred = rubrics({
  draft: { rubrics: many },
  rubrics: { main: largeRubrics(), exporter: [] },
});
export const Picker = picker({ draft: chosenDraft });
export const LargePicker = picker({
  draft: { rubrics: many.slice(0, 3) },
  rubrics: { main: largeRubrics(), exporter: [] },
});
export const Exporter = exporter({ draft: chosenDraft });
export const ExporterReadOnly = exporter({ draft: chosenDraft, isEditable: false });
