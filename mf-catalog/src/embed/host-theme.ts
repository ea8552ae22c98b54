import type { EmbedOptions } from './embed-options';
import { themeFor, themeProperties, usableTheme, type HostTheme } from './embed-theme';

/** The theme that the page's styles define. */
export interface HostLook {
  theme: HostTheme;
  /** The colour scheme at the element; `normal` if the page sets none. */
  colorScheme: string;
}

/** The properties that the page has set on the element or an ancestor; the element itself sets none of them (`embed.css`). */
export const readHostLook = (host: Element): HostLook => {
  const style = getComputedStyle(host);
  const theme = Object.fromEntries(
    themeProperties.map((name) => [name, style.getPropertyValue(name).trim()]).filter(([, value]) => value),
  );
  return { theme, colorScheme: style.getPropertyValue('color-scheme') || 'normal' };
};

/**
 * Observes anything that can change the page's look: classes, attributes or styles of the element and its ancestors, and
 * styles in the page's head. Stops with the signal.
 */
export const watchHostLook = (host: Element, onChange: () => void, signal: AbortSignal): void => {
  const watcher = new MutationObserver(onChange);
  for (let element: Element | null = host; element !== null; element = outerElement(element)) {
    watcher.observe(element, { attributes: true });
  }
  watcher.observe(document.head, { childList: true });
  signal.addEventListener('abort', () => watcher.disconnect(), { once: true });
};

/** The element may be in the shadow root of another one. */
const outerElement = (element: Element): Element | null => {
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

/** The colour that the browser computes for a value. */
const rgbIn = (place: HTMLElement) => (value: string) => {
  const probe = document.createElement('i');
  probe.style.color = value;
  if (probe.style.color === '') return null;
  place.append(probe);
  const [r, g, b] =
    getComputedStyle(probe)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  probe.remove();
  return r === undefined || g === undefined || b === undefined ? null : ([r, g, b] as const);
};

/** Applies the theme to the roots inside the element, which a page's selectors cannot reach. */
export const showTheme = (roots: readonly HTMLElement[], theme: EmbedOptions['theme'], look: HostLook): void => {
  const shown = themeFor(theme, look.colorScheme);
  for (const root of roots) {
    root.dataset['theme'] = shown;
    for (const name of themeProperties) root.style.removeProperty(name);
    const own = getComputedStyle(root);
    const portal = {
      primary: own.getPropertyValue('--ff-primary'),
      onPrimary: own.getPropertyValue('--ff-on-primary'),
    };
    const isFirst = root === roots[0];
    const used = usableTheme(look.theme, rgbIn(root), portal, (message) => isFirst && console.warn(message));
    for (const [name, value] of Object.entries(used)) root.style.setProperty(name, value);
  }
};
