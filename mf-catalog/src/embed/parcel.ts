import { createElement } from 'react';
import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { CatalogWizard, type CatalogWizardProps } from './catalog-wizard';

/**
 * The catalogue order as a single-spa parcel (`./parcel`): the lifecycles of `mountRootParcel` and `mountParcel`, with the
 * props of `CatalogWizard` and its `domElement`.
 */
export const { bootstrap, mount, update, unmount } = singleSpaReact<CatalogWizardProps>({
  React,
  ReactDOMClient,
  rootComponent: CatalogWizard,
  // the wizard has its own error boundary: an error here occurs before its texts are loaded
  errorBoundary: () => createElement('div', { role: 'alert' }),
});
