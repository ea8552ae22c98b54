/**
 * Moves the focus among the elements of a part without queries of the document, for example to the next line after a
 * removal. Shared, because scopes know each other: the shell and the remotes use one copy.
 */
export { FocusScope, useFocusManager } from 'react-aria/FocusScope';
