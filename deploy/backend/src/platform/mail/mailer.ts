import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';

export interface Email {
  to: string;
  subject: string;
  text: string;
  /** List headers (RFC 2369): the page on which such e-mails can be disabled. */
  list?: { unsubscribe: string };
}

/** Sends e-mails: by SMTP if configured, otherwise to files, so that they can be inspected without a mail server. */
export interface Mailer {
  send: (email: Email) => Promise<void>;
}

/** Timeouts for a silent mail server, in ms: DNS, connection, greeting, and between two responses. */
const timeouts = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

let written = 0;

/** @throws the error of the mail server; the outbox retries */
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
      // e-mails contain links that open accounts
      writeFileSync(join(folder, name), message as Buffer, { mode: 0o600 });
    },
  };
};
