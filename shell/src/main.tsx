import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '@fairfront/shared-kit/styles/tokens.css';
import '@fairfront/shared-kit/styles/base.css';
import { App, createShell } from './app';
import { prepareChunks, readPage } from './boot';
import { lazyReplay } from './session-replay/lazy-replay';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
/** In development, an error caught by a boundary is reported like any other error. */
const rootOptions = process.env.NODE_ENV === 'development' ? { onCaughtError: reportError } : undefined;
prepareChunks();
const page = readPage();
const shell = createShell(page);
// renders once the texts are there: those of another language than the built-in one are loaded first
void shell.services.language
  .start()
  .then(() => startTransition(() => createRoot(root, rootOptions).render(<App shell={shell} />)));
lazyReplay(page.config.sessionReplay, (path) => shell.services.routes.match(path).route?.name ?? null);
