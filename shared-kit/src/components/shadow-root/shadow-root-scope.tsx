import type { ReactNode } from 'react';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { enableShadowDOM } from 'react-stately/private/flags/flags';

// Presses and focus inside a shadow root work only when this is set before the first part renders. The path is private:
// this file is the only one that knows it, its test fails when a new version moves it.
enableShadowDOM();

/** What `ShadowRootScope` takes. */
export interface ShadowRootScopeProps {
  /** The element inside the shadow root where dialogs, menus and tooltips are put; it carries `ff-root` and the theme. */
  container: HTMLElement;
  children: ReactNode;
}

/** Lets the parts of the kit live inside a shadow root: for embeds in foreign pages (DESIGN §7). */
export const ShadowRootScope = ({ container, children }: ShadowRootScopeProps) => (
  <UNSAFE_PortalProvider getContainer={() => container}>{children}</UNSAFE_PortalProvider>
);
