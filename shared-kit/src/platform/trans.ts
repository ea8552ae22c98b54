/**
 * A text that contains elements (`<Trans t={t} i18nKey="…" components={{ number: <b /> }} />`). It includes an HTML
 * parser as large as the rest of the contract, so it is a separate module that only screens with such texts load.
 */
export { Trans } from 'react-i18next';
