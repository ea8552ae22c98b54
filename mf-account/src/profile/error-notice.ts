import { errorText } from '@fairfront/shared-kit/api';

type Translate = Parameters<typeof errorText>[1];

/** What failed, followed by the server's message if it adds anything. */
export const errorNotice = (failed: string, error: unknown, t: Translate): string => {
  const reason = errorText(error, t);
  return reason === t('kit:error.common') ? failed : `${failed}\n${reason}`;
};
