import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import type { Emit } from './embed-events';
import { optionsOf, type EmbedSettings } from './embed-options';
import { mountEmbed, type Mounted } from './main';
import { scriptOrigin } from './script-origin';
import type { TokenGiver } from './token-fetch';

/** What a page does with a wizard from outside (CAT-262). */
export type CatalogWizardHandle = Pick<Mounted, 'close' | 'goToStep' | 'save'>;

/** What the element takes by attributes, properties and events, for React and for single-spa (CAT-250). */
export interface CatalogWizardProps extends EmbedSettings, TokenGiver {
  /** Called with the events of the element, by their names without the prefix (CAT-261). */
  onEvent?: Emit | undefined;
  /** The dialog of mode `modal` wants to be closed: the page takes `open` back. */
  onClose?: (() => void) | undefined;
  ref?: Ref<CatalogWizardHandle> | undefined;
}

/**
 * The catalogue order as a React component for the pages of others (`./CatalogWizard`): it brings its providers, its styles and its
 * dialogs, and stands in a shadow root as the element does. Needs React 19 of the page.
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

  // another order: nothing of the former one may be seen or saved (CAT-256)
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
      // React takes no other root away while it is at work on this one
      queueMicrotask(wizard.unmount);
    };
  }, [participantId, apiBase]);

  const shown = JSON.stringify(options);
  useEffect(() => mounted.current?.update(page.current.options), [shown]);

  // a token that was missing is asked for when the page has one
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
