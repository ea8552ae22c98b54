import type { EmbedOptions } from './embed-options';
import { themeProperties, usableTheme, type HostTheme } from './embed-theme';

/** What the page has set on the element or above it, read before the element has styles of its own (CAT-265). */
export const readHostTheme = (element: Element): HostTheme => {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    themeProperties.map((name) => [name, style.getPropertyValue(name).trim()]).filter(([, value]) => value),
  );
};

/** The colour that the browser makes of a value. */
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

/** Dresses the roots inside the element; a page cannot set them by a selector. */
export const showTheme = (roots: readonly HTMLElement[], theme: EmbedOptions['theme'], given: HostTheme): void => {
  for (const root of roots) {
    root.dataset['theme'] = theme;
    for (const name of themeProperties) root.style.removeProperty(name);
    const own = getComputedStyle(root);
    const portal = {
      primary: own.getPropertyValue('--ff-primary'),
      onPrimary: own.getPropertyValue('--ff-on-primary'),
    };
    const isFirst = root === roots[0];
    const used = usableTheme(given, rgbIn(root), portal, (message) => isFirst && console.warn(message));
    for (const [name, value] of Object.entries(used)) root.style.setProperty(name, value);
  }
};
