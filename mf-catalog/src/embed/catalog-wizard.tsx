import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import type { Emit } from './embed-events';
import { optionsOf, type EmbedSettings } from './embed-options';
import { mountEmbed, type Mounted } from './main';
import { scriptOrigin } from './script-origin';
import type { TokenGiver } from './token-fetch';

/** The imperative API of a wizard for its page. */
export type CatalogWizardHandle = Pick<Mounted, 'close' | 'goToStep' | 'save'>;

/** The attributes, properties and events of the element as props, for React and single-spa. */
export interface CatalogWizardProps extends EmbedSettings, TokenGiver {
  /** Called with the element's events, named without the prefix. */
  onEvent?: Emit | undefined;
  /** Called when the dialog of mode `modal` requests to close; the page sets `open` to false. */
  onClose?: (() => void) | undefined;
  ref?: Ref<CatalogWizardHandle> | undefined;
}

/**
 * The catalogue order as a React component for other sites (`./CatalogWizard`). It contains its providers, styles and
 * dialogs, and renders in a shadow root like the element. Requires React 19 on the page.
 */
export const CatalogWizard = ({ ref, onEvent, onClose, getToken, token, ...settings }: CatalogWizardProps) => {
  const options = optionsOf(settings, scriptOrigin);
  const { participantId, apiBase } = options;
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted | null>(null);
  const page = useRef({ options, onEvent, onClose, getToken, token });
  useEffect(() => {
    page.current = { options, onEvent, onClose, getToken, token };
  });

  // a different order: nothing of the previous one may be visible or saved
  useEffect(() => {
    const host = document.createElement('div');
    place.current?.append(host);
    const wizard = mountEmbed(
      {
        root: host.attachShadow({ mode: 'open' }),
        giver: {
          get getToken() {
            return page.current.getToken;
          },
          get token() {
            return page.current.token;
          },
        },
        emit: (name, detail) => page.current.onEvent?.(name, detail),
        onClosed: () => page.current.onClose?.(),
      },
      page.current.options,
    );
    mounted.current = wizard;
    return () => {
      mounted.current = null;
      host.remove();
      // React cannot unmount another root while it renders this one
      queueMicrotask(wizard.unmount);
    };
  }, [participantId, apiBase]);

  const shown = JSON.stringify(options);
  useEffect(() => mounted.current?.update(page.current.options), [shown]);

  // requests a missing token again once the page provides one
  useEffect(() => mounted.current?.tokenGiven(), [getToken, token]);

  useImperativeHandle(
    ref,
    () => ({
      close: () => mounted.current?.close(),
      goToStep: async (step) => (await mounted.current?.goToStep(step)) ?? false,
      save: async () => (await mounted.current?.save()) ?? false,
    }),
    [],
  );
  return <div ref={place} />;
};

export default CatalogWizard;
