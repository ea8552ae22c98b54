import type { RuntimeConfig } from '@fairfront/shared-kit/platform';
import { parsePageRelease, type PageRelease } from '@fairfront/shared-kit/platform/release';

/** What the edge has put into the page: what is live, and the values of this installation. */
export interface Page {
  release: PageRelease;
  config: RuntimeConfig;
}

/** Id of the element that carries the payload. */
export const pagePayloadId = 'fairfront-page';

/**
 * Reads the payload of the page. The nonce of the page is not part of it: it would be readable as text.
 * @throws ReleaseError when the release part cannot be understood, Error when there is no payload
 */
export const readPage = (source: Document = document): Page => {
  const payload = source.getElementById(pagePayloadId)?.textContent;
  if (!payload) throw new Error(`The page has no element #${pagePayloadId}`);
  const { release, config } = JSON.parse(payload) as { release: unknown; config: RuntimeConfig };
  return { release: parsePageRelease(release), config };
};
