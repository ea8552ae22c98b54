/** Keys that leave a field: the focus trap of a dialog and the page may handle them. */
const leading: ReadonlySet<string> = new Set(['Tab', 'Escape']);

const isField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input, textarea, select') ||
    target.isContentEditable ||
    /^(?:textbox|searchbox|combobox|spinbutton)$/.test(target.getAttribute('role') ?? ''));

/** Keys that activate or move controls; a page that handles them would break keyboard access to the wizard. */
const pressing: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/** Whether the page must not see a key event of the wizard: its shortcuts would swallow what is typed. */
const staysInside = (event: KeyboardEvent): boolean =>
  !leading.has(event.key) && (isField(event.composedPath()[0]) || pressing.has(event.key));

/** Stops key events of fields and buttons from reaching the page's listeners; ends with the signal. */
export const keepKeysInside = (root: ShadowRoot, signal: AbortSignal): void => {
  for (const name of ['keydown', 'keypress', 'keyup'] as const) {
    const keep = (event: Event) => {
      if (staysInside(event as KeyboardEvent)) event.stopPropagation();
    };
    root.addEventListener(name, keep, { signal });
  }
};
