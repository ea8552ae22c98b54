import { errorText } from '@fairfront/shared-kit/api';

type Translate = Parameters<typeof errorText>[1];

/** What failed, and below it what the server says about it, where it says more than that it failed (ACC-005, ACC-010). */
export const errorNotice = (failed: string, error: unknown, t: Translate): string => {
  const reason = errorText(error, t);
  return reason === t('kit:error.common') ? failed : `${failed}\n${reason}`;
};
