import { createElement } from 'react';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { CatalogWizard, type CatalogWizardProps } from './catalog-wizard';

/**
 * The catalogue order as a parcel of single-spa (`./parcel`): the lifecycles of `mountRootParcel` and `mountParcel`, with the props
 * of `CatalogWizard` and the `domElement` in which it stands (CAT-250).
 */
export const { bootstrap, mount, update, unmount } = singleSpaReact<CatalogWizardProps>({
  React,
  ReactDOMClient,
  rootComponent: CatalogWizard,
  // the wizard has a boundary of its own: what comes here has no texts yet (CAT-273)
  errorBoundary: () => createElement('div', { role: 'alert' }),
});
