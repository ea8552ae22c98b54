import { serverTextIn } from '../../../platform/texts/server-texts';
import type { ContractDocumentsTable } from './tables';

/** A Russian name, as the document itself is, that every system of files takes: numbers of documents have slashes. */
export const documentFileName = ({ type, number }: Pick<ContractDocumentsTable, 'type' | 'number'>): string =>
  `${serverTextIn('ru', `documents.${type}`)} ${number.replace(/[^\p{L}\p{N}-]+/gu, '-')}.pdf`;
