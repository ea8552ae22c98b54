/**
 * A text with elements in it (`<Trans t={t} i18nKey="…" components={{ number: <b /> }} />`). It reads a text as HTML, which
 * weighs as much as the rest of the contract: a part of its own, so that only screens with such a text load it.
 */
export { Trans } from 'react-i18next';
