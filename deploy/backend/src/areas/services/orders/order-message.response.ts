import type { OrderMessage } from '@fairfront/shared-kit/domain/services/api';
import type { MessageRow } from './order-messages.repository';

const managerOf = (row: MessageRow): OrderMessage['manager'] =>
  row.name_rus === null
    ? null
    : {
        name_rus: row.name_rus,
        name_eng: row.name_eng ?? row.name_rus,
        lastname_rus: row.lastname_rus ?? '',
        lastname_eng: row.lastname_eng ?? '',
        middlename_rus: row.middlename_rus,
        middlename_eng: row.middlename_eng,
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
