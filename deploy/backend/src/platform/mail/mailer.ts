import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';
import { PermanentFailure } from '../outbox/outbox-lane';

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

/** What nodemailer says of a refusal; its text and its other fields contain the recipient. */
interface SmtpError {
  code?: string;
  responseCode?: number;
  command?: string;
  response?: string;
}

/** The refusal without the address, which has no place in the log. A recipient who does not exist stays unknown. */
const refusalOf = (error: unknown): Error => {
  const { code, responseCode, command, response = '' } = error as SmtpError;
  if (responseCode === undefined)
    return new Error(`The mail server did not take the e-mail (${code ?? 'no response'})`);
  const [status = ''] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? [];
  const facts = [responseCode, status, command].filter(Boolean).join(' ');
  // what is said about the sender or the account of the portal can be repaired
  const isPermanent = responseCode >= 500 && (command === 'RCPT TO' || code === 'EMESSAGE');
  return new (isPermanent ? PermanentFailure : Error)(`The mail server refused the e-mail (${facts})`);
};

/** @throws Error of `refusalOf`; the outbox retries unless it is permanent */
export const mailerOf = ({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>, now: () => Date): Mailer => {
  if (mail.smtpUrl) {
    const transport = createTransport({ url: mail.smtpUrl, ...timeouts }, { from: mail.from });
    return {
      send: async (email) => {
        await transport.sendMail(email).catch((error: unknown) => {
          throw refusalOf(error);
        });
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
