import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiUser } from './api-user';
import { freshTest as base } from './portal';

/** A token for the catalogue of a participation, obtained like a host's server does (CAT-259). */
export const embedToken = async (portal: string, participation: number, email = 'editor@severmech.example') => {
  const user = await ApiUser.signIn(portal, email);
  const answer = await user.call('POST', `/participants/${participation}/embed-tokens`);
  if (answer.status !== 201) throw new Error(`No token for ${participation}: ${answer.status}`);
  return ((await answer.json()) as { data: { token: string } }).data.token;
};

/** A foreign page. */
export interface HostPage {
  head?: string;
  body: string;
  /** A module of the page, served as `/host.js`. */
  script?: string;
  /** The policy that the page sends. */
  policy?: string;
}

/** A foreign site on another origin, which the demo data allows. */
export class EmbedHost {
  private page: HostPage = { body: '' };

  private constructor(private readonly server: Server) {}

  static async start(): Promise<EmbedHost> {
    const server = createServer((request, response) => {
      const { head = '', body, script, policy } = host.page;
      if (request.url === '/host.js') {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(script ?? '');
        return;
      }
      const tag = script === undefined ? '' : '<script type="module" src="/host.js"></script>';
      response
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          ...(policy === undefined ? {} : { 'content-security-policy': policy }),
        })
        .end(
          `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>NordPack Fair</title>` +
            `<link rel="icon" href="data:,">${head}</head><body>${body}${tag}</body></html>`,
        );
    });
    const host = new EmbedHost(server);
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    return host;
  }

  /** Serves this page from now on and returns its address. */
  serve(page: HostPage): string {
    this.page = page;
    return `http://localhost:${(this.server.address() as AddressInfo).port}/`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** A story with a foreign site and the address of the portal. */
export const test = base.extend<{ host: EmbedHost; portal: string }>({
  // eslint-disable-next-line no-empty-pattern -- the way of Playwright to take nothing
  host: async ({}, use) => {
    const host = await EmbedHost.start();
    await use(host);
    host.stop();
  },
  portal: async ({ baseURL }, use) => use(baseURL ?? ''),
});
