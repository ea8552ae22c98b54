import type { BothTexts } from '../documents/sheets';
import type { ContractDocumentsTable } from './tables';

/** What each kind of document is called. */
export const documentTitles: Record<ContractDocumentsTable['type'], BothTexts> = {
  contract: { rus: 'Договор', eng: 'Contract' },
  invoice: { rus: 'Счёт', eng: 'Invoice' },
  act: { rus: 'Акт', eng: 'Act' },
};

/** A name that every system of files takes: numbers of documents have slashes. */
export const documentFileName = ({ type, number }: Pick<ContractDocumentsTable, 'type' | 'number'>): string =>
  `${documentTitles[type].rus} ${number.replace(/[^\p{L}\p{N}-]+/gu, '-')}.pdf`;
