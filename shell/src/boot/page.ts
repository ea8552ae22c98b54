import type { RuntimeConfig } from '@fairfront/shared-kit/platform';
import {
  parsePageRelease,
  startedCallsName,
  type PageRelease,
  type StartedCall,
} from '@fairfront/shared-kit/platform/release';

/** What the edge writes into the page: the live release and the configuration of the installation. */
export interface Page {
  release: PageRelease;
  config: RuntimeConfig;
  /** API calls that a script in the page has started before the shell. */
  startedCalls?: StartedCall[];
}

/** Id of the script element with the payload. */
const pagePayloadId = 'fairfront-page';

/**
 * Reads the payload of the page.
 * @throws ReleaseError if the release cannot be parsed, Error if there is no payload
 */
export const readPage = (source: Document = document): Page => {
  const payload = source.getElementById(pagePayloadId)?.textContent;
  if (!payload) throw new Error(`The page has no element #${pagePayloadId}`);
  const { release, config } = JSON.parse(payload) as { release: unknown; config: RuntimeConfig };
  const { [startedCallsName]: startedCalls = [] } = window as { [startedCallsName]?: StartedCall[] };
  return { release: parsePageRelease(release), config, startedCalls };
};
