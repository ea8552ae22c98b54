import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { notFound } from '../http/http-error';
import type { RoutePlugin } from '../http/app.types';
import { emailPage, outboxPage, outboxStyle } from './outbox-page';
import { readEmail } from './read-email';

const styleHash = createHash('sha256').update(outboxStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'`;

/** Maximum number of listed e-mails; older ones stay in their folder. */
const listed = 100;

const asPage = (reply: FastifyReply, html: string) =>
  reply.header('content-type', 'text/html; charset=utf-8').header('content-security-policy', policy).send(html);

/**
 * The outbox page for development: e-mails written as files, at `/api/mail`. E-mails contain links that
 * open accounts, so it exists only if there is nothing to protect: in the demo, without a mail server.
 */
export const mailOutboxRoutes: RoutePlugin = (app, { config }) => {
  if (config.mail.smtpUrl !== null || config.demo === 'none') return;
  const folder = join(config.dataDir, 'mail');
  const hidden = { config: { access: 'public', cost: 'read' }, schema: { hide: true } } as const;
  // up to a hundred files are read and parsed
  const list = { ...hidden, config: { access: 'public', cost: 'password' } } as const;

  app.get('/mail', list, async (_request, reply) => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const newest = names.sort().reverse().slice(0, listed);
    const emails = await Promise.all(
      newest.map(async (name) => ({ name, ...readEmail(await readFile(join(folder, name), 'utf8')) })),
    );
    return asPage(reply, outboxPage(emails));
  });

  app.get(
    '/mail/:name',
    { ...hidden, schema: { hide: true, params: Type.Object({ name: Type.String({ pattern: '^[\\w-]+\\.eml$' }) }) } },
    async (request, reply) => {
      const source = await readFile(join(folder, request.params.name), 'utf8').catch(() => null);
      if (source === null) throw notFound();
      return asPage(reply, emailPage(readEmail(source)));
    },
  );
};
