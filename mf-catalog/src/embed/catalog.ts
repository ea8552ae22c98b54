import en from '../locales/en.embed.json';
import ru from '../locales/ru.embed.json';
import { embedAttributes, readOptions, type EmbedOptions } from './embed-options';
import type { Emit } from './embed-events';
import type { Mounted } from './main';
import { scriptOrigin } from './script-origin';
import type { TokenGiver } from './token-fetch';

const loadMain = () => import(/* webpackChunkName: "main" */ './main');

/** What stands where the parts could not be loaded: the texts come with them, so these few travel with the element. */
const words = { ru, en };

/**
 * `fairfront-catalog`: the catalogue order in any page. This file only defines the element; everything else is loaded with its
 * first display (CAT-253, CAT-277).
 */
class FairfrontCatalog extends HTMLElement {
  static observedAttributes = [...embedAttributes];

  private giver: TokenGiver = {};

  private mounted: Mounted | null = null;
  /** Counts the stays in the page: what was begun in an earlier one comes to nothing (CAT-269). */
  private stay = 0;
  private shown: EmbedOptions | null = null;
  private readonly root = this.attachShadow({ mode: 'open' });

  constructor() {
    super();
    // set before the script came, these are plain properties in front of the accessors
    for (const name of ['open', 'getToken', 'token'] as const) {
      const early = Object.getOwnPropertyDescriptor(this, name);
      if (!early) continue;
      Reflect.deleteProperty(this, name);
      Object.assign(this, { [name]: early.value as unknown });
    }
  }

  /** Gives a token for the API, also later, when one has ended (CAT-257). The page may set it at any time. */
  get getToken(): TokenGiver['getToken'] {
    return this.giver.getToken;
  }

  set getToken(getToken: TokenGiver['getToken']) {
    this.giver.getToken = getToken;
    this.mounted?.tokenGiven();
  }

  /** A token, for pages that have no function for it. */
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

  /** Opens the dialog of mode `modal` (CAT-262). Set like a property, as Vue and React do, it is the attribute (CAT-255). */
  get open(): () => void {
    return this.openDialog;
  }

  set open(wanted: unknown) {
    // an attribute without a value comes as ''
    this.toggleAttribute('open', wanted === '' || Boolean(wanted));
  }

  /** Closes it; asks first when something would be lost (CAT-262, CAT-050). */
  close(): void {
    if (this.mounted) this.mounted.close();
    else this.removeAttribute('open');
  }

  /** Goes to a step by its key or its number; false when that is not allowed (CAT-262). */
  goToStep(step: string | number): Promise<boolean> {
    return this.mounted?.goToStep(step) ?? Promise.resolve(false);
  }

  /** Saves what is pending; true when it is stored (CAT-262). */
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
      // another order: nothing of the former one may be seen or saved (CAT-256)
      this.end();
      void this.begin();
      return;
    }
    this.shown = options;
    this.mounted?.update(options);
  }

  private async begin(): Promise<void> {
    this.stay += 1;
    const { stay } = this;
    this.shown = this.options();
    try {
      const { mountEmbed } = await loadMain();
      if (stay !== this.stay) return;
      this.root.replaceChildren();
      this.mounted = mountEmbed(
        { root: this.root, giver: this.giver, emit: this.emit, onClosed: () => this.removeAttribute('open') },
        this.shown,
      );
    } catch (error) {
      if (stay === this.stay) this.showFailure(error);
    }
  }

  private end(): void {
    this.stay += 1;
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

// a second script on the page finds the element defined (CAT-269)
if (!customElements.get('fairfront-catalog')) customElements.define('fairfront-catalog', FairfrontCatalog);
