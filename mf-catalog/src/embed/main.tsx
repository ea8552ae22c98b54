// first: it puts its layer below those of the kit
import './embed.css';
import '@fairfront/shared-kit/styles/tokens.css';
import '@fairfront/shared-kit/styles/base.css';
import { QueryClient, type ModalFrame } from '@fairfront/shared-kit/platform';
import { createRoot } from 'react-dom/client';
import type { Wizard } from '../wizard/wizard-context';
import { EmbedApp } from './embed-app';
import { tellChanges, type EmbedEvents, type WizardFacts } from './embed-events';
import type { EmbedOptions } from './embed-options';
import { createEmbedPlatform } from './embed-services';
import { createEmbedTexts } from './embed-texts';
import { readHostTheme, showTheme } from './host-theme';
import { adoptStyles } from './style-sheets';
import { createTokenSource, type TokenGiver } from './token-fetch';

/** An element with its wizard. */
export interface Mounted {
  update: (options: EmbedOptions) => void;
  /** Ends everything: calls, timers, listeners (CAT-269). */
  unmount: () => void;
  close: () => void;
  goToStep: (step: string | number) => Promise<boolean>;
  save: () => Promise<boolean>;
}

/** Draws the wizard into the shadow root of an element. */
export const mountEmbed = (element: HTMLElement & TokenGiver, root: ShadowRoot, first: EmbedOptions): Mounted => {
  let options = first;
  let wizard: Wizard | null = null;
  let facts: WizardFacts | null = null;
  let dirty: Parameters<ModalFrame['setDirty']>[0] = false;
  const gone = new AbortController();
  const hostTheme = readHostTheme(element);
  const undress = adoptStyles(root);
  const panel = document.createElement('div');
  panel.className = 'ff-root';
  const overlays = document.createElement('div');
  overlays.className = 'ff-root ff-overlays';
  root.append(panel, overlays);

  const tell = <Name extends keyof EmbedEvents>(name: Name, detail: EmbedEvents[Name]): void => {
    if (gone.signal.aborted) return;
    element.dispatchEvent(new CustomEvent(`fairfront-catalog:${name}`, { detail, bubbles: true, composed: true }));
  };
  const texts = createEmbedTexts(options.locale);
  const tokens = createTokenSource({
    get getToken() {
      return element.getToken?.bind(element);
    },
    get token() {
      return element.token;
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const close = async (force: boolean): Promise<void> => {
    const mayClose = force || dirty === false ? true : dirty === true ? false : await dirty(gone.signal);
    if (!mayClose) return;
    if (options.mode === 'modal') element.removeAttribute('open');
    tell('close', {});
  };
  const platform = createEmbedPlatform({
    apiBase: options.apiBase,
    locale: () => options.locale,
    tokens,
    close: (force) => void close(force),
    onUnauthorized: () => tell('unauthorized', {}),
    onError: (message) => tell('error', { code: 'message', message }),
  });
  const setDirty: ModalFrame['setDirty'] = (next) => {
    dirty = next;
  };
  const watch = (now: Wizard): void => {
    wizard = now;
    const next: WizardFacts = {
      participantId: options.participantId ?? 0,
      step: now.step,
      status: now.status,
      orderId: now.order?.id ?? null,
      version: now.order?.version ?? null,
    };
    const former = facts;
    facts = next;
    tellChanges(former, next, tell);
  };

  const react = createRoot(panel);
  const closeFrame: ModalFrame['close'] = ({ force = false } = {}) => void close(force);
  const draw = (): void => {
    if (gone.signal.aborted) return;
    showTheme([panel, overlays], options.theme, hostTheme);
    const host = { stepOrder: options.stepOrder, isReadOnly: options.readOnly, watch };
    react.render(
      <EmbedApp {...{ options, platform, texts, queryClient, overlays, host, tell, setDirty }} close={closeFrame} />,
    );
  };
  /** Texts and a token come before the first draw. */
  const start = async (): Promise<void> => {
    const [token] = await Promise.all([tokens.renew(), texts.use(options.locale)]);
    if (token === null || options.participantId === null) {
      tell('error', { code: 'not_set_up', message: texts.translator.t('embed.notSetUp') });
    }
    draw();
  };
  // the language of the system may change while the page stands open (CAT-255)
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw, { signal: gone.signal });
  // without a socket the status is read again when somebody looks (CAT-270)
  const look = () => {
    if (document.visibilityState === 'visible') void queryClient.invalidateQueries();
  };
  document.addEventListener('visibilitychange', look, { signal: gone.signal });
  void start().catch((error: unknown) => tell('error', { code: 'load_failed', message: String(error) }));

  return {
    update: (next) => {
      const isOtherLanguage = next.locale !== options.locale;
      options = next;
      if (isOtherLanguage) void texts.use(next.locale).then(draw);
      else draw();
    },
    unmount: () => {
      gone.abort();
      void queryClient.cancelQueries();
      react.unmount();
      queryClient.clear();
      undress();
      root.replaceChildren();
    },
    close: () => void close(false),
    goToStep: async (step) => {
      const to = wizard?.steps.find((key, place) => key === step || place + 1 === Number(step));
      return to === undefined || !wizard ? false : wizard.goTo(to);
    },
    save: async () => (wizard ? (await wizard.save()) !== null : false),
  };
};
