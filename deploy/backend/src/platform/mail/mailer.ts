import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';

export interface Email {
  to: string;
  subject: string;
  text: string;
  /** Headers of lists (RFC 2369): the page on which such e-mails are switched off. */
  list?: { unsubscribe: string };
}

/** Sends e-mails: by SMTP where it is configured, else into files, so that a bare machine shows what would be sent. */
export interface Mailer {
  send: (email: Email) => Promise<void>;
}

/** A mail server that is silent: milliseconds for its name, the connection, its greeting, and between two answers. */
const timeouts = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

let written = 0;

/** @throws the error of the mail server; the outbox tries again */
export const mailerOf = ({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>, now: () => Date): Mailer => {
  if (mail.smtpUrl) {
    const transport = createTransport({ url: mail.smtpUrl, ...timeouts }, { from: mail.from });
    return {
      send: async (email) => {
        await transport.sendMail(email);
      },
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true }, { from: mail.from });
  const folder = join(dataDir, 'mail');
  return {
    send: async (email) => {
      const { message } = await transport.sendMail(email);
      mkdirSync(folder, { recursive: true });
      written += 1;
      const name = `${now().toISOString().replace(/[:.]/g, '-')}-${written}.eml`;
      // e-mails hold links that open accounts
      writeFileSync(join(folder, name), message as Buffer, { mode: 0o600 });
    },
  };
};
