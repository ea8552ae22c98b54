// first: it puts its layer below those of the kit
import './embed.css';
import '@fairfront/shared-kit/styles/tokens.css';
import '@fairfront/shared-kit/styles/base.css';
import { createQueryClient, type ModalFrame } from '@fairfront/shared-kit/platform';
import { jsonOf } from '@fairfront/shared-kit/model';
import { createRoot } from 'react-dom/client';
import type { Wizard } from '../context/wizard-context';
import { EmbedApp } from './embed-app';
import { emitChanges, type Emit, type WizardFacts } from './embed-events';
import type { EmbedOptions } from './embed-options';
import { createEmbedPlatform } from './embed-services';
import { createEmbedTexts } from './embed-texts';
import { createFocusReturn } from './focus-return';
import { readHostLook, showTheme, watchHostLook } from './host-theme';
import { keepKeysInside } from './keys-inside';
import { liftOverlays } from './overlay-layer';
import { scriptsOfPage } from './scripts-of-page';
import { adoptStyles } from './style-sheets';
import { failureWords, TextsFailure } from './texts-failure';
import { createTokenSource, type TokenFailure, type TokenGiver, type TokenProblem } from './token-fetch';

/** An element with its wizard. */
export interface Mounted {
  /** The page has set or changed what gives the token: one that was missing is asked for (CAT-257). */
  tokenGiven: () => void;
  update: (options: EmbedOptions) => void;
  /** Ends everything: calls, timers, listeners (CAT-269). */
  unmount: () => void;
  close: () => void;
  goToStep: (step: string | number) => Promise<boolean>;
  save: () => Promise<boolean>;
}

/** Where a wizard stands, and how it speaks to the page around: the element, the federated module and the parcel give one each. */
export interface EmbedPlace {
  root: ShadowRoot;
  /** Asked anew for every token: the page may set or change it at any time (CAT-257). */
  giver: TokenGiver;
  emit: Emit;
  /** The dialog of mode `modal` has been closed inside. */
  onClosed: () => void;
}

const tokenHelp: Record<TokenProblem, string> = {
  token_missing: 'neither getToken nor token is set on the element',
  token_failed: 'getToken has thrown or its promise was rejected',
  token_empty: 'getToken has returned no token, but an empty text or something else',
};

/** Draws the wizard into a shadow root. */
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
  const focus = createFocusReturn(root, panel);
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
  /** The visitor is told in words, the developer of the page why (CAT-258, CAT-273). */
  const sayNoToken = ({ code, cause }: TokenFailure): void => {
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
    onNoToken: (failure) => sayNoToken(failure),
    onView: (view) => (view === 'wizard' ? focus.back() : focus.leave()),
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
  const showLook = (): void => {
    const read = readHostLook(root.host);
    const now = JSON.stringify([options.theme, read]);
    if (now === look) return;
    look = now;
    showTheme([panel, overlays], options.theme, read);
  };
  const draw = (): void => {
    if (gone.signal.aborted || state === 'loading') return;
    showLook();
    if (state === 'failed') {
      react.render(<TextsFailure options={options} onRetry={beginAgain} />);
      return;
    }
    const host = { stepOrder: options.stepOrder, isReadOnly: options.readOnly, watch };
    react.render(
      <EmbedApp {...{ options, platform, texts, queryClient, overlays, host, emit, setDirty }} close={closeFrame} />,
    );
  };
  const hasToken = (): boolean => Boolean(place.giver.getToken ?? place.giver.token);
  /** Texts and a token come before the first draw. */
  const start = async (): Promise<void> => {
    const firstToken = async () => {
      // the script of the page may come after this one
      if (!hasToken()) await scriptsOfPage(gone.signal);
      return tokens.renew();
    };
    const [token] = await Promise.all([firstToken(), texts.use(options.locale)]);
    if (options.participantId === null) {
      console.error('fairfront-catalog: participant-id is missing or no number');
      emit('error', { code: 'not_set_up', message: texts.translator.t('embed.notSetUp') });
    }
    // set while the texts came
    const isLate = token === null && tokens.failure()?.code === 'token_missing' && hasToken();
    if (token === null && (!isLate || (await tokens.renew()) === null)) platform.closeForToken();
    state = 'ready';
    draw();
  };
  /** The developer of the page is told why, in the console and by the event. */
  const sayNoTexts = (error: unknown): void => {
    if (gone.signal.aborted) return;
    console.error('fairfront-catalog: the texts could not be loaded', error);
    emit('error', { code: 'load_failed', message: failureWords[options.locale].failed, reason: String(error) });
  };
  const begin = (): void => {
    void start().catch((error: unknown) => {
      state = 'failed';
      sayNoTexts(error);
      draw();
    });
  };
  const beginAgain = (): void => {
    state = 'loading';
    react.render(null);
    begin();
  };
  // the scheme of the system and the styles of the page may change while it stands open (CAT-255, CAT-265)
  const lookAgain = () => {
    if (state !== 'loading' && !gone.signal.aborted) showLook();
  };
  const restyle = () => {
    look = '';
    lookAgain();
  };
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', restyle, { signal: gone.signal });
  watchHostLook(root.host, lookAgain, gone.signal);
  // what is typed and not stored yet is not lost without a question (CAT-050)
  const askBeforeLeaving = (event: BeforeUnloadEvent) => {
    if (dirty !== false) event.preventDefault();
  };
  window.addEventListener('beforeunload', askBeforeLeaving, { signal: gone.signal });
  // without a socket the status is read again when somebody looks (CAT-270)
  const catchUp = () => {
    if (document.visibilityState === 'visible') platform.live.catchUp();
  };
  document.addEventListener('visibilitychange', catchUp, { signal: gone.signal });
  window.addEventListener('online', catchUp, { signal: gone.signal });
  begin();

  return {
    tokenGiven: () => {
      const { closed } = platform.screen();
      // a function that has failed is asked again by the visitor alone: a page that draws anew at every error would never end
      const isNew = closed === 'token_missing' || (closed !== null && !place.giver.getToken);
      if (state === 'ready' && isNew) platform.resume();
    },
    update: (next) => {
      const isOtherLanguage = next.locale !== options.locale;
      options = next;
      // without its texts the wizard stays in the language that it has
      if (isOtherLanguage && state !== 'failed') void texts.use(next.locale).then(draw, sayNoTexts);
      else draw();
    },
    unmount: () => {
      gone.abort();
      focus.end();
      platform.live.close();
      react.unmount();
      // a call that is broken off starts the timer of its query once more: cleared before, it would keep all this for minutes
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
