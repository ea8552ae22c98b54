import { serverTextIn } from '../../../platform/texts/server-texts';
import type { ContractDocumentsTable } from './tables';

/** A file name in Russian, the language of the document, without characters that file systems forbid, such as slashes. */
export const documentFileName = ({ type, number }: Pick<ContractDocumentsTable, 'type' | 'number'>): string =>
  `${serverTextIn('ru', `documents.${type}`)} ${number.replace(/[^\p{L}\p{N}-]+/gu, '-')}.pdf`;
