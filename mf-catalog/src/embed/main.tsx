// first, so that its layer is below those of the kit
import './embed.css';
import '@fairfront/shared-kit/styles/tokens.css';
import '@fairfront/shared-kit/styles/base.css';
import { createQueryClient, type ModalFrame } from '@fairfront/shared-kit/platform';
import { jsonOf } from '@fairfront/shared-kit/domain/common';
import { createRoot } from 'react-dom/client';
import type { Wizard } from '../context/wizard-context';
import { EmbedApp } from './embed-app';
import { emitChanges, type Emit, type WizardFacts } from './embed-events';
import type { EmbedOptions } from './embed-options';
import { createEmbedPlatform } from './embed-services';
import { createEmbedTexts } from './embed-texts';
import { readHostLook, showTheme, watchHostLook } from './host-theme';
import { keepKeysInside } from './keys-inside';
import { liftOverlays } from './overlay-layer';
import { adoptStyles } from './style-sheets';
import { failureWords, TextsFailure } from './texts-failure';
import { createTokenSource, type TokenFailure, type TokenGiver, type TokenProblem } from './token-fetch';

/** Resolves after the deferred scripts and modules of the page have run, so that its token function is set. */
const scriptsOfPage = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') return resolve();
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!load || load.domContentLoadedEventStart > 0) return resolve();
    return document.addEventListener('DOMContentLoaded', () => resolve(), { once: true, signal });
  });

/** An element with its wizard. */
export interface Mounted {
  /** The page has set or changed its token function: requests a missing token. */
  tokenGiven: () => void;
  update: (options: EmbedOptions) => void;
  /** Stops everything: requests, timers, listeners. */
  unmount: () => void;
  close: () => void;
  goToStep: (step: string | number) => Promise<boolean>;
  save: () => Promise<boolean>;
}

/** The place of a wizard and its link to the page; the element, the federated module and the parcel each provide one. */
export interface EmbedPlace {
  root: ShadowRoot;
  /** Read again for every token, since the page may set or change it at any time. */
  giver: TokenGiver;
  emit: Emit;
  /** Called when the dialog of mode `modal` was closed inside. */
  onClosed: () => void;
}

const tokenHelp: Record<TokenProblem, string> = {
  token_missing: 'neither getToken nor token is set on the element',
  token_failed: 'getToken threw an error or its promise was rejected',
  token_empty: 'getToken returned an empty string or something other than a string',
};

/** Renders the wizard into a shadow root. */
export const mountEmbed = (place: EmbedPlace, first: EmbedOptions): Mounted => {
  const { root } = place;
  let options = first;
  let wizard: Wizard | null = null;
  let facts: WizardFacts | null = null;
  let dirty: Parameters<ModalFrame['setDirty']>[0] = false;
  const gone = new AbortController();
  const undress = adoptStyles(root);
  const panel = document.createElement('div');
  panel.className = 'ff-root';
  const overlays = document.createElement('div');
  overlays.className = 'ff-root ff-overlays';
  root.append(panel, overlays);
  const lower = liftOverlays(overlays);
  keepKeysInside(root, gone.signal);

  const emit: Emit = (name, detail) => {
    if (!gone.signal.aborted) place.emit(name, detail);
  };
  const texts = createEmbedTexts(options.locale);
  const tokens = createTokenSource(place.giver);
  const queryClient = createQueryClient({ queryKeyHashFn: jsonOf });
  const close = async (force: boolean): Promise<void> => {
    const mayClose = force || dirty === false ? true : dirty === true ? false : await dirty(gone.signal);
    if (!mayClose) return;
    if (options.mode === 'modal') place.onClosed();
    emit('close', {});
  };
  /** Shows the visitor a message and tells the developer of the page the reason. */
  const reportMissingToken = ({ code, cause }: TokenFailure): void => {
    console.error(`fairfront-catalog: ${tokenHelp[code]}`, ...(cause === undefined ? [] : [cause]));
    const reason = cause instanceof Error ? cause.message : tokenHelp[code];
    emit('error', { code, message: texts.translator.t(`embed.closed.${code}`), reason });
  };
  const platform = createEmbedPlatform({
    apiBase: options.apiBase,
    locale: () => options.locale,
    tokens,
    close: (force) => void close(force),
    onUnauthorized: () => emit('unauthorized', {}),
    onNoToken: (failure) => reportMissingToken(failure),
    onError: (message) => emit('error', { code: 'message', message }),
    reload: () => void queryClient.invalidateQueries(),
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
    emitChanges(former, next, emit);
  };

  const react = createRoot(panel);
  const closeFrame: ModalFrame['close'] = ({ force = false } = {}) => void close(force);
  let state: 'loading' | 'failed' | 'ready' = 'loading';
  let look = '';
  const applyLook = (): void => {
    const read = readHostLook(root.host);
    const now = JSON.stringify([options.theme, read]);
    if (now === look) return;
    look = now;
    showTheme([panel, overlays], options.theme, read);
  };
  const draw = (): void => {
    if (gone.signal.aborted || state === 'loading') return;
    applyLook();
    if (state === 'failed') {
      react.render(<TextsFailure options={options} onRetry={restart} />);
      return;
    }
    const host = { stepOrder: options.stepOrder, isReadOnly: options.readOnly, watch };
    react.render(
      <EmbedApp {...{ options, platform, texts, queryClient, overlays, host, emit, setDirty }} close={closeFrame} />,
    );
  };
  const hasToken = (): boolean => Boolean(place.giver.getToken ?? place.giver.token);
  /** Loads texts and a token before the first render. */
  const start = async (): Promise<void> => {
    const firstToken = async () => {
      // the page's script may run after this one
      if (!hasToken()) await scriptsOfPage(gone.signal);
      return tokens.renew();
    };
    const [token] = await Promise.all([firstToken(), texts.use(options.locale)]);
    if (options.participantId === null) {
      console.error('fairfront-catalog: participant-id is missing or not a number');
      emit('error', { code: 'not_set_up', message: texts.translator.t('embed.notSetUp') });
    }
    // set while the texts were loading
    const isLate = token === null && tokens.failure()?.code === 'token_missing' && hasToken();
    if (token === null && (!isLate || (await tokens.renew()) === null)) platform.closeForToken();
    state = 'ready';
    draw();
  };
  /** Tells the developer of the page the reason, in the console and by the event. */
  const reportMissingTexts = (error: unknown): void => {
    if (gone.signal.aborted) return;
    console.error('fairfront-catalog: the texts failed to load', error);
    emit('error', { code: 'load_failed', message: failureWords[options.locale].failed, reason: String(error) });
  };
  const begin = (): void => {
    void start().catch((error: unknown) => {
      state = 'failed';
      reportMissingTexts(error);
      draw();
    });
  };
  const restart = (): void => {
    state = 'loading';
    react.render(null);
    begin();
  };
  // the system's colour scheme and the page's styles may change while it is open
  const updateLook = () => {
    if (state !== 'loading' && !gone.signal.aborted) applyLook();
  };
  const restyle = () => {
    look = '';
    updateLook();
  };
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', restyle, { signal: gone.signal });
  watchHostLook(root.host, updateLook, gone.signal);
  // asks before unsaved input is lost
  const askBeforeLeaving = (event: BeforeUnloadEvent) => {
    if (dirty !== false) event.preventDefault();
  };
  window.addEventListener('beforeunload', askBeforeLeaving, { signal: gone.signal });
  // without a socket the status is refetched when the page becomes visible
  const catchUp = () => {
    if (document.visibilityState === 'visible') platform.live.catchUp();
  };
  document.addEventListener('visibilitychange', catchUp, { signal: gone.signal });
  window.addEventListener('online', catchUp, { signal: gone.signal });
  begin();

  return {
    tokenGiven: () => {
      const { closed } = platform.screen();
      // only the visitor retries a failed token function: a page that rerenders on every error would loop forever
      const isNew = closed === 'token_missing' || (closed !== null && !place.giver.getToken);
      if (state === 'ready' && isNew) platform.resume();
    },
    update: (next) => {
      const isOtherLanguage = next.locale !== options.locale;
      options = next;
      // without its texts the wizard keeps the current language
      if (isOtherLanguage && state !== 'failed') void texts.use(next.locale).then(draw, reportMissingTexts);
      else draw();
    },
    unmount: () => {
      gone.abort();
      platform.live.close();
      react.unmount();
      // cancelling a request restarts the timer of its query; clearing first would keep all this in memory for minutes
      void queryClient.cancelQueries().then(() => queryClient.clear());
      lower();
      undress();
      root.replaceChildren();
    },
    close: () => void close(false),
    goToStep: async (step) => {
      const to = wizard?.steps.find((key, place) => key === step || place + 1 === Number(step));
      if (to === undefined || !wizard) return false;
      return to === wizard.step || wizard.goTo(to);
    },
    save: async () => (wizard ? (await wizard.save()) !== null : false),
  };
};
