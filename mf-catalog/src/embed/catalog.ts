import en from '../locales/en.embed.json';
import ru from '../locales/ru.embed.json';
import { embedAttributes, readOptions, type EmbedOptions } from './embed-options';
import type { Emit } from './embed-events';
import type { Mounted } from './main';
import { scriptOrigin } from './script-origin';
import type { TokenGiver } from './token-fetch';

const loadMain = () => import(/* webpackChunkName: "main" */ './main');

/** The texts for a failed load of the chunks: the locale files are among them, so these few are part of the script. */
const words: Readonly<Record<EmbedOptions['locale'], typeof en>> = { ru, en };

/**
 * `fairfront-catalog`: the catalogue order on any page. This file only defines the element; everything else loads lazily
 * when it is first displayed.
 */
class FairfrontCatalog extends HTMLElement {
  static observedAttributes = [...embedAttributes];

  private giver: TokenGiver = {};

  private mounted: Mounted | null = null;
  /** Counts connections to the page: async work from an earlier connection is dropped. */
  private generation = 0;
  private shown: EmbedOptions | null = null;
  private readonly root = this.attachShadow({ mode: 'open' });

  constructor() {
    super();
    // set before the script loaded, these are plain own properties that shadow the accessors
    for (const name of ['open', 'getToken', 'token'] as const) {
      const early = Object.getOwnPropertyDescriptor(this, name);
      if (!early) continue;
      Reflect.deleteProperty(this, name);
      Object.assign(this, { [name]: early.value as unknown });
    }
  }

  /** Returns an API token, also after one has expired. The page may set it at any time. */
  get getToken(): TokenGiver['getToken'] {
    return this.giver.getToken;
  }

  set getToken(getToken: TokenGiver['getToken']) {
    this.giver.getToken = getToken;
    this.mounted?.tokenGiven();
  }

  /** A token, for pages without a token function. */
  get token(): TokenGiver['token'] {
    return this.giver.token;
  }

  set token(token: TokenGiver['token']) {
    this.giver.token = token;
    this.mounted?.tokenGiven();
  }

  connectedCallback(): void {
    void this.begin();
  }

  disconnectedCallback(): void {
    this.end();
  }

  attributeChangedCallback(): void {
    if (this.isConnected && this.shown) queueMicrotask(() => this.follow());
  }

  /** Opens the dialog of mode `modal`. Assigned as a property, as Vue and React do, it sets the attribute. */
  get open(): () => void {
    return this.openDialog;
  }

  set open(wanted: unknown) {
    // an attribute without a value arrives as ''
    this.toggleAttribute('open', wanted === '' || Boolean(wanted));
  }

  /** Closes it; asks first if data would be lost. */
  close(): void {
    if (this.mounted) this.mounted.close();
    else this.removeAttribute('open');
  }

  /** Goes to a step by key or number; returns false if that is not allowed. */
  goToStep(step: string | number): Promise<boolean> {
    return this.mounted?.goToStep(step) ?? Promise.resolve(false);
  }

  /** Saves pending changes; returns true on success. */
  save(): Promise<boolean> {
    return this.mounted?.save() ?? Promise.resolve(false);
  }

  private readonly openDialog = (): void => {
    this.setAttribute('open', '');
  };

  private options(): EmbedOptions {
    return readOptions((name) => this.getAttribute(name), scriptOrigin);
  }

  private follow(): void {
    const options = this.options();
    const former = this.shown;
    if (!former || !this.isConnected) return;
    const isOther = former.participantId !== options.participantId || former.apiBase !== options.apiBase;
    if (isOther) {
      // a different order: nothing of the previous one may be visible or saved
      this.end();
      void this.begin();
      return;
    }
    this.shown = options;
    this.mounted?.update(options);
  }

  private async begin(): Promise<void> {
    this.generation += 1;
    const { generation } = this;
    this.shown = this.options();
    try {
      const { mountEmbed } = await loadMain();
      if (generation !== this.generation) return;
      this.root.replaceChildren();
      this.mounted = mountEmbed(
        { root: this.root, giver: this.giver, emit: this.emit, onClosed: () => this.removeAttribute('open') },
        this.shown,
      );
    } catch (error) {
      if (generation === this.generation) this.showFailure(error);
    }
  }

  private end(): void {
    this.generation += 1;
    this.mounted?.unmount();
    this.mounted = null;
    this.root.replaceChildren();
  }

  private showFailure(error: unknown): void {
    const { failed, retry } = words[this.options().locale];
    const text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.textContent = failed;
    const button = document.createElement('button');
    button.textContent = retry;
    button.addEventListener('click', () => void this.begin());
    this.root.replaceChildren(text, button);
    this.emit('error', { code: 'load_failed', message: error instanceof Error ? error.message : failed });
  }

  private readonly emit: Emit = (name, detail) => {
    this.dispatchEvent(new CustomEvent(`fairfront-catalog:${name}`, { detail, bubbles: true, composed: true }));
  };
}

// a second copy of the script finds the element already defined
if (!customElements.get('fairfront-catalog')) customElements.define('fairfront-catalog', FairfrontCatalog);
