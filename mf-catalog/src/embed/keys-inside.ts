/** They lead out of a field: the keyboard trap of a dialog and the page may hear them. */
const leading: ReadonlySet<string> = new Set(['Tab', 'Escape']);

const isField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input, textarea, select') ||
    target.isContentEditable ||
    /^(?:textbox|searchbox|combobox|spinbutton)$/.test(target.getAttribute('role') ?? ''));

/** Keys that press and move what is no field; a page that takes them would make the wizard unusable by keyboard. */
const pressing: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/** Whether a key event of the wizard is none of the page's business: its hot keys would take what is typed (CAT-263). */
const staysInside = (event: KeyboardEvent): boolean =>
  !leading.has(event.key) && (isField(event.composedPath()[0]) || pressing.has(event.key));

/** Keeps key events of fields and buttons from the listeners of the page; ends with the signal. */
export const keepKeysInside = (root: ShadowRoot, signal: AbortSignal): void => {
  for (const name of ['keydown', 'keypress', 'keyup'] as const) {
    const keep = (event: Event) => {
      if (staysInside(event as KeyboardEvent)) event.stopPropagation();
    };
    root.addEventListener(name, keep, { signal });
  }
};
