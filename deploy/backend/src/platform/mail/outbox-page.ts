import { html, styleElement, type Html } from '../openapi/html';
import type { StoredEmail } from './read-email';

/** An e-mail in the list, with its file name. */
export interface ListedEmail extends StoredEmail {
  name: string;
}

export const outboxStyle = `
  :root { color-scheme: light dark; }
  body { max-width: 760px; margin: 0 auto; padding: 24px 16px; font: 16px/24px system-ui, sans-serif; }
  h1 { margin: 0 0 4px; font-size: 24px; line-height: 30px; overflow-wrap: anywhere; }
  p { margin: 0 0 16px; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid #8887; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
  dd { margin: 0; overflow-wrap: anywhere; }
  .text { padding: 16px; border: 1px solid #8887; border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; }
  a { text-underline-offset: 3px; }
`;

const page = (title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        ${styleElement(outboxStyle)}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`.text;

const time = (date: Date | null): Html | null =>
  date && html`<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>`;

/** URLs in a text become links; everything else stays text. */
const linked = (text: string): (Html | string)[] =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));

/** The list of e-mails, newest first. */
export const outboxPage = (emails: readonly ListedEmail[]): string =>
  page(
    'E-mails that were not sent',
    html`<h1>E-mails that were not sent</h1>
      <p>
        No mail server is configured (<code>SMTP_URL</code>): e-mails lie in the folder <code>mail</code> of the data.
      </p>
      ${
        emails.length === 0
          ? html`<p>No e-mails yet.</p>`
          : html`<table>
              <thead>
                <tr>
                  <th scope="col">Time</th>
                  <th scope="col">To</th>
                  <th scope="col">Subject</th>
                </tr>
              </thead>
              <tbody>
                ${emails.map(
                  ({ name, to, subject, date }) =>
                    html`<tr>
                      <td>${time(date)}</td>
                      <td>${to}</td>
                      <td><a href="/api/mail/${name}">${subject}</a></td>
                    </tr>`,
                )}
              </tbody>
            </table>`
      }`,
  );

/** One e-mail. */
export const emailPage = ({ from, to, subject, date, text }: StoredEmail): string =>
  page(
    subject,
    html`<p><a href="/api/mail">All e-mails</a></p>
      <h1>${subject}</h1>
      <dl>
        <dt>From</dt>
        <dd>${from}</dd>
        <dt>To</dt>
        <dd>${to}</dd>
        <dt>Time</dt>
        <dd>${time(date)}</dd>
      </dl>
      <div class="text">${linked(text)}</div>`,
  );
