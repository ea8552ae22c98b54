import { usePlatform } from '../../platform';
import { copyText } from './copy-text';

/** The announcements of a copy, for success and failure. */
interface CopyWords {
  copied: string;
  /** Says what else the person can do. */
  failed: string;
}

/** Puts a text into the clipboard and says in a message whether it is there. */
export const useCopy = (): ((text: string, words: CopyWords) => Promise<void>) => {
  const { messages } = usePlatform();
  return async (text, { copied, failed }) => {
    if (await copyText(text)) messages.notice(copied);
    else messages.error(failed);
  };
};
