import { defaultLocale, localized, ownTextOf, localizedOf, textOf } from '@fairfront/shared-kit/domain/common';
import type { OrderMessage } from '@fairfront/shared-kit/domain/services/api';
import type { MessageRow } from './order-messages.repository';

const managerOf = (row: MessageRow): OrderMessage['manager'] =>
  textOf(row, 'name', defaultLocale) === ''
    ? null
    : {
        ...localized('name', (locale) => textOf(row, 'name', locale)),
        ...localized('lastname', (locale) => ownTextOf(row, 'lastname', locale)),
        ...localizedOf(row, 'middlename'),
        image: null,
      };

/** A message as the API returns it and the live channel sends it. */
export const messageResponse = (row: MessageRow): OrderMessage => ({
  id: row.id,
  from: row.sender,
  text: row.text,
  created_at: row.created_at.toISOString(),
  user:
    row.sender === 'manager' || row.user_id === null
      ? null
      : { id: row.user_id, name: row.name ?? '', lastname: row.lastname ?? '', middlename: row.middlename },
  manager: row.sender === 'manager' ? managerOf(row) : null,
  files: row.files,
});
