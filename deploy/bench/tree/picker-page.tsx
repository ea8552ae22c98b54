import '@fairfront/shared-kit/styles/tokens.css';
import '@fairfront/shared-kit/styles/base.css';
import { Modal } from '@fairfront/shared-kit/components/modal';
import { indexTree } from '../../../mf-catalog/src/tree/tree-index';
import {
  createQueryClient,
  createTranslator,
  I18nextProvider,
  initReactI18next,
  PlatformProvider,
  QueryClientProvider,
  type PlatformServices,
  type PlatformState,
} from '@fairfront/shared-kit/platform';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import ru from '../../../mf-catalog/src/locales/ru.json';
import { rubricItems } from '../../../mf-catalog/src/rubrics/rubric-items';
import { largeRubrics, PickerFixture } from '../../../mf-catalog/src/testing/rubric-fixtures';
import { BareList } from './bare-list';
import { painted, timed } from './painted';

const main = largeRubrics();
const index = indexTree(rubricItems(main, 'ru', ''));

let shown: { search: (text: string) => void; expand: () => void } = {
  search: () => undefined,
  expand: () => undefined,
};

const Bare = () => {
  const [searched, search] = useState('');
  const [deepest, setDeepest] = useState(0);
  shown = useMemo(() => ({ search, expand: () => setDeepest(1) }), []);
  return <BareList index={index} searched={searched} deepest={deepest} />;
};

const translator = createTranslator();
void translator.use(initReactI18next).init({
  lng: 'ru',
  resources: { ru: { catalog: ru } },
  interpolation: { escapeValue: false },
  initAsync: false,
});
const queryClient = createQueryClient();
// the picker needs nothing from the portal except printing
const services = {} as PlatformServices;
const state = { user: null, locale: 'ru', participation: { id: 1 } } as unknown as PlatformState;

const Picker = () => (
  <I18nextProvider i18n={translator}>
    <QueryClientProvider client={queryClient}>
      <PlatformProvider services={services} state={state}>
        <Modal open size="lg" height="full" title="Рубрики каталога" onClose={() => undefined}>
          <PickerFixture rubrics={{ main, exporter: [] }} />
        </Modal>
      </PlatformProvider>
    </QueryClientProvider>
  </I18nextProvider>
);

const elementOf = <Kind extends HTMLElement>(selector: string): Kind => {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`The page does not contain ${selector}`);
  return element;
};
/** Acts like a person: types into the field, and presses the tree's key that opens all sibling branches. */
const person = {
  search: (text: string) => {
    const field = elementOf<HTMLInputElement>('input[type=search]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  },
  expand: () => elementOf('[role=tree]').dispatchEvent(new KeyboardEvent('keydown', { key: '*', bubbles: true })),
};

const place = document.body.appendChild(document.createElement('div'));
let root = createRoot(place);
const bench: Omit<Window['bench'], 'scroll'> = {
  mount: async (kind) => {
    root.unmount();
    root = createRoot(place);
    flushSync(() => root.render(kind === 'picker' ? <Picker /> : <Bare />));
    if (kind === 'picker') shown = person;
    await painted();
  },
  search: (text) => timed(() => shown.search(text)),
  expandAll: () => timed(() => shown.expand()),
};
Object.assign(window, { bench });
