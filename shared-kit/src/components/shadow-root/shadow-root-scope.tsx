import { useLayoutEffect, type ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { enableShadowDOM } from 'react-stately/private/flags/flags';

// Presses and focus inside a shadow root work only when this is set before the first part renders. The path is private:
// this file is the only one that knows it, its test fails when a new version moves it.
enableShadowDOM();

/** The props of `ShadowRootScope`. */
export interface ShadowRootScopeProps {
  /** The element inside the shadow root that contains dialogs, menus and tooltips; it has the class `ff-root` and the theme. */
  container: HTMLElement;
  children: ReactNode;
}

/**
 * Keeps what opens above a dialog usable. In a shadow root the observer of the lower dialog goes on (react-aria 3.53 ends only the
 * one of the page) and makes inert what comes later into the upper one, unless the upper one was marked as of the top layer when
 * it came. The mark is gone before a third dialog could miss it; observers are called in the order in which they were made, so
 * this one is made before the first dialog opens.
 */
const useUpperLayers = (container: HTMLElement): void => {
  useLayoutEffect(() => {
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement);
      for (const layer of added) layer.dataset['reactAriaTopLayer'] = '';
      queueMicrotask(() => {
        for (const layer of added) delete layer.dataset['reactAriaTopLayer'];
      });
    });
    observer.observe(container, { childList: true });
    return () => observer.disconnect();
  }, [container]);
};

/** Makes the parts of the kit work inside a shadow root: for embeds in pages of other sites (DESIGN §7). */
export const ShadowRootScope = ({ container, children }: ShadowRootScopeProps) => {
  useUpperLayers(container);
  return <UNSAFE_PortalProvider getContainer={() => container}>{children}</UNSAFE_PortalProvider>;
};
