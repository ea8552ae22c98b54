import '@fairfront/shared-kit/styles/tokens.css';
import '@fairfront/shared-kit/styles/base.css';
import { indexTree } from '../../../mf-catalog/src/tree/tree-index';
import { Tree } from '../../../mf-catalog/src/tree/tree';
import { useTreeExpansion } from '../../../mf-catalog/src/tree/use-tree-expansion';
import { createTranslator, I18nextProvider, initReactI18next } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BareList } from './bare-list';
import { catalogue } from './catalogue';
import { frame, painted, timed } from './painted';

const index = indexTree(catalogue());
const nothing: ReadonlySet<string | number> = new Set();
let search: (text: string) => void = () => undefined;
let expandAll: () => void = () => undefined;

const KitTree = () => {
  const expansion = useTreeExpansion(index);
  const [searched, setSearched] = useState('');
  search = setSearched;
  expandAll = expansion.expandAll;
  return (
    <div id="kit" style={{ height: 600 }}>
      <Tree
        label="Rubrics"
        index={index}
        expansion={expansion}
        selected={nothing}
        onSelect={() => undefined}
        searched={searched}
      />
    </div>
  );
};

const Bare = () => {
  const [searched, setSearched] = useState('');
  const [all, setAll] = useState(false);
  search = setSearched;
  expandAll = () => setAll(true);
  return <BareList index={index} searched={searched} deepest={all ? Infinity : 0} />;
};

const translator = createTranslator();
void translator.use(initReactI18next).init({ lng: 'ru', resources: {}, initAsync: false });

const place = document.body.appendChild(document.createElement('div'));
let root = createRoot(place);
window.bench = {
  mount: async (kind) => {
    root.unmount();
    root = createRoot(place);
    flushSync(() =>
      root.render(<I18nextProvider i18n={translator}>{kind === 'tree' ? <KitTree /> : <Bare />}</I18nextProvider>),
    );
    await painted();
  },
  search: (text) => timed(() => search(text)),
  expandAll: () => timed(() => expandAll()),
  scroll: async () => {
    const scroller = document.querySelector('[role=tree], #scroller');
    const lengths: number[] = [];
    let before = await frame();
    for (let count = 0; count < 120; count += 1) {
      if (scroller) scroller.scrollTop += 90;
      const now = await frame();
      lengths.push(now - before);
      before = now;
    }
    return lengths;
  },
};
