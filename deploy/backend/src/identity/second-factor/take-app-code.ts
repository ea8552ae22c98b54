import { readOneTimeCode } from '@fairfront/shared-kit/domain/identity/second-factor';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables';
import type { SecretBox } from '../../platform/secrets/secret-box';
import { placeOfSecret } from './app-secrets';
import { stepOfCode } from './code-app';
import { lockCodeApp, updateCodeApp } from './code-apps.repository';

/** Accepts a user's app code if it is valid now and newer than every accepted one. */
export const takeAppCode = async (
  trx: Transaction<Tables>,
  secretBox: SecretBox,
  { userId, text, now }: { userId: number; text: string; now: Date },
): Promise<boolean> => {
  const code = readOneTimeCode(text);
  const app = await lockCodeApp(trx, userId);
  if (code === null || !app || app.secret === null) return false;
  const step = stepOfCode(secretBox.open(app.secret, placeOfSecret(userId)), code, now);
  if (step === null || step <= app.last_step) return false;
  await updateCodeApp(trx, userId, { last_step: step });
  return true;
};
