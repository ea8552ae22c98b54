import type { RuntimeConfig } from '@fairfront/shared-kit/platform';
import {
  parsePageRelease,
  startedCallsName,
  type PageRelease,
  type StartedCall,
} from '@fairfront/shared-kit/platform/release';

/** What the edge has put into the page: what is live, and the values of this installation. */
export interface Page {
  release: PageRelease;
  config: RuntimeConfig;
  /** What the page has asked the API for already. */
  startedCalls?: StartedCall[];
}

/** Id of the element that carries the payload. */
const pagePayloadId = 'fairfront-page';

/**
 * Reads the payload of the page. The nonce of the page is not part of it: it would be readable as text.
 * @throws ReleaseError when the release part cannot be understood, Error when there is no payload
 */
export const readPage = (source: Document = document): Page => {
  const payload = source.getElementById(pagePayloadId)?.textContent;
  if (!payload) throw new Error(`The page has no element #${pagePayloadId}`);
  const { release, config } = JSON.parse(payload) as { release: unknown; config: RuntimeConfig };
  const { [startedCallsName]: startedCalls = [] } = window as { [startedCallsName]?: StartedCall[] };
  return { release: parsePageRelease(release), config, startedCalls };
};
