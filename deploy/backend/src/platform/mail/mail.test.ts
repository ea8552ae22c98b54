import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { createApp } from '../../entry/app';
import { readConfig } from '../config';
import type { Services } from '../services';
import { TestApp } from '../../testing/test-app';
import {
  dailyMail,
  invitationMail,
  notificationMail,
  participantCodeMail,
  passLinkMail,
  passwordRecoveryMail,
} from './emails';
import { PermanentFailure } from '../outbox/outbox-lane';
import { mailerOf, type Email } from './mailer';
import { readEmail } from './read-email';

const email: Email = {
  to: 'anna@firm.example',
  subject: 'Пропуск (Ёлкина Анна): Принят, въезд с 6:00 через ворота № 4, длинная строка для переноса',
  text: `Здравствуйте!\n\nСсылка: https://portal.example/api/welcome/1?expires=2&signature=${'a'.repeat(90)}\n\n<b>не разметка</b> & =3D`,
};

describe('without a mail server [SHELL-275]', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-mail-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const folder = join(dataDir, 'mail');
  const mailer = mailerOf(
    readConfig({ DATA_DIR: dataDir, MAIL_FROM: 'Выставка <fair@fair.example>' }),
    () => new Date(0),
  );

  it('e-mails become files that only their owner may read, and can be parsed back', async () => {
    await mailer.send(email);
    await mailer.send({ ...email, subject: 'Plain', text: 'Short' });
    const names = readdirSync(folder).sort();
    expect(names).toHaveLength(2);
    const [first = '', second = ''] = names.map((name) => join(folder, name));
    expect(statSync(first).mode & 0o077).toBe(0);
    expect(readEmail(readFileSync(first, 'utf8'))).toMatchObject({
      from: 'Выставка <fair@fair.example>',
      to: email.to,
      subject: email.subject,
      text: email.text,
      date: expect.any(Date),
    });
    expect(readEmail(readFileSync(second, 'utf8'))).toMatchObject({ subject: 'Plain', text: 'Short' });
  });

  it.each([
    ['base64', 'Subject: x\r\nContent-Transfer-Encoding: base64\r\n\r\n0J/RgNC40LLQtdGC\r\n', 'Привет'],
    ['nothing', 'Subject: x\n\nПривет\n', 'Привет'],
    ['no body', 'Subject: x', ''],
  ])('%s is parsed', (_name, source, text) => {
    expect(readEmail(source)).toMatchObject({ subject: 'x', text, date: null });
  });
});

describe('the outbox page [SHELL-275]', () => {
  let portal: TestApp;
  const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-mail-'));
  beforeAll(async () => {
    portal = await TestApp.startEmpty();
  });
  afterAll(async () => {
    await portal.stop();
    rmSync(dataDir, { recursive: true });
  });
  const appWith = async (env: Record<string, string>) => {
    const services: Services = { ...portal.services, config: readConfig({ DATA_DIR: dataDir, ...env }) };
    const app = await createApp(services, { checkResponses: true });
    const get = async (url: string) => {
      const { statusCode, body, headers } = await app.inject({ method: 'GET', url });
      return { status: statusCode, body, policy: String(headers['content-security-policy']) };
    };
    return { get, close: () => app.close() };
  };

  it('lists the e-mails of a portal with demo data and shows one as text with links', async () => {
    const { get, close } = await appWith({ DEMO: 'world' });
    expect((await get('/api/mail')).body).toContain('No e-mails yet');
    await mailerOf(readConfig({ DATA_DIR: dataDir }), () => new Date(0)).send(email);
    const list = await get('/api/mail');
    expect([list.status, list.body]).toEqual([200, expect.stringContaining('Пропуск (Ёлкина Анна)')]);
    const [, address = ''] = /href="(\/api\/mail\/[^"]+)"/.exec(list.body) ?? [];
    const shown = await get(address);
    expect(shown.body).toContain('<a href="https://portal.example/api/welcome/1?expires=2&amp;signature=aaa');
    expect(shown.body).toContain('&lt;b&gt;не разметка&lt;/b&gt; &amp; =3D');
    const style = /<style>([\s\S]*)<\/style>/.exec(shown.body)?.[1] ?? '';
    expect(shown.policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    writeFileSync(join(dataDir, 'secret.eml'), 'x');
    for (const name of ['..%2Fsecret.eml', 'none.eml', 'x.txt'])
      expect((await get(`/api/mail/${name}`)).status).toBe(404);
    await close();
  });

  it.each([
    ['a mail server', { DEMO: 'world', SMTP_URL: 'smtp://127.0.0.1:1' }],
    ['no demo world', { DEMO: 'none' }],
  ])('does not exist with %s', async (_name, env) => {
    const { get, close } = await appWith(env);
    expect([(await get('/api/mail')).status, (await get('/api/mail/x.eml')).status]).toEqual([404, 404]);
    await close();
  });
});

describe('with a mail server [SHELL-276]', () => {
  /** Implements just enough SMTP to accept e-mails; rejects recipients whose address says so. */
  let server: Server;
  const received: { from: string; to: string[]; data: string }[] = [];
  beforeAll(async () => {
    server = createServer((socket) => {
      let current = { from: '', to: [] as string[], data: '' };
      let isData = false;
      let rest = '';
      socket.write('220 test ESMTP\r\n');
      socket.on('data', (chunk) => {
        rest += chunk.toString('utf8');
        for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
          const line = rest.slice(0, end);
          rest = rest.slice(end + 2);
          if (isData) {
            if (line === '.') {
              isData = false;
              received.push(current);
              current = { from: '', to: [], data: '' };
              socket.write('250 taken\r\n');
            } else current.data += `${line}\r\n`;
          } else if (/^MAIL FROM:/i.test(line)) {
            current.from = line;
            socket.write('250 ok\r\n');
          } else if (/^RCPT TO:/i.test(line)) {
            current.to.push(line);
            const [, who = ''] = /<(.*)>/.exec(line) ?? [];
            if (/unknown/.test(who)) socket.write(`550 5.1.1 <${who}>: no such person\r\n`);
            else socket.write(/full/.test(who) ? `452 4.2.2 <${who}>: mailbox is full\r\n` : '250 ok\r\n');
          } else if (/^DATA/i.test(line)) {
            isData = true;
            socket.write('354 go on\r\n');
          } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
          else socket.write('250 ok\r\n');
        }
      });
      socket.on('error', () => socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const mailer = () => {
    const { port } = server.address() as AddressInfo;
    const dataDir = mkdtempSync(join(tmpdir(), 'fairfront-mail-'));
    const config = readConfig({
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Fair <fair@fair.example>',
    });
    return { dataDir, ...mailerOf(config, () => new Date(0)) };
  };

  it('e-mails are sent by SMTP and leave no file', async () => {
    const { send, dataDir } = mailer();
    await send(email);
    expect(received).toHaveLength(1);
    const [taken] = received;
    expect([taken?.from, taken?.to]).toEqual([
      expect.stringContaining('<fair@fair.example>'),
      [expect.stringContaining('<anna@firm.example>')],
    ]);
    expect(readEmail(taken?.data ?? '')).toMatchObject({ subject: email.subject, text: email.text });
    expect(readdirSync(dataDir)).toEqual([]);
    rmSync(dataDir, { recursive: true });
  });

  it('a refusal is an error without the address, permanent if the recipient does not exist', async () => {
    const { send, dataDir } = mailer();
    const refusalOf = (to: string) => send({ ...email, to }).catch((error: unknown) => error);
    const [gone, full] = [await refusalOf('unknown@firm.example'), await refusalOf('full@firm.example')];
    expect([gone, full]).toEqual([
      new PermanentFailure('The mail server refused the e-mail (550 5.1.1 RCPT TO)'),
      new Error('The mail server refused the e-mail (452 4.2.2 RCPT TO)'),
    ]);
    expect([gone, full].map((error) => error instanceof PermanentFailure)).toEqual([true, false]);
    expect(inspect([gone, full])).not.toContain('firm.example');
    rmSync(dataDir, { recursive: true });
  });
});

describe('e-mail texts', () => {
  it.each(['ru', 'en'] as const)('in %s have subject, link and signature, and no unfilled placeholder', (locale) => {
    const url = 'https://portal.example/x';
    const emails = [
      passwordRecoveryMail(locale, { url, name: 'Анна' }),
      notificationMail(locale, { name: '', message: 'Ворота открыты', url, settingUrl: url }),
      dailyMail(locale, {
        name: '',
        items: [{ message: 'Ворота открыты', exhibition: 'ТехноФорум', reason: null, url }],
        settingUrl: url,
      }),
      invitationMail(locale, { url, company: 'ООО «Резец»', exhibition: 'ТехноФорум' }),
    ];
    for (const { subject, text } of emails) {
      expect(subject.length).toBeGreaterThan(3);
      expect(text).toContain(url);
      expect(text).toMatch(/\n--\n\S/);
      expect(text).not.toMatch(/undefined|null|\{\{/);
    }
  });
});

describe('user input', () => {
  const evil = 'Rezets https://evil.example/pay\r\nsee www.evil.example or a@evil.example';

  it.each(['ru', 'en'] as const)(
    'stays a single line of text without links in every e-mail in %s [SHELL-325]',
    (locale) => {
      const url = 'https://portal.example/x';
      const emails = [
        passwordRecoveryMail(locale, { url, name: evil }),
        notificationMail(locale, { name: evil, message: evil, reason: evil, url, settingUrl: url }),
        dailyMail(locale, {
          name: evil,
          items: [{ message: evil, exhibition: evil, reason: evil, url }],
          settingUrl: url,
        }),
        invitationMail(locale, { url, company: evil, exhibition: evil }),
        participantCodeMail(locale, { url, code: 'ABCD', name: evil, company: evil, exhibition: evil }),
        passLinkMail(locale, {
          ...{ url, name: evil, sender: evil, company: evil, exhibition: evil, until: '1 May', isReminder: false },
        }),
      ];
      for (const { subject, text } of emails) {
        for (const part of [subject, text.replaceAll(url, '')]) {
          expect(part).not.toMatch(/https?:\/\/|evil\.example|@evil/);
        }
        expect(subject).not.toMatch(/[\r\n]/);
        expect(text).not.toMatch(/[\r\n]see /);
        expect(text).toContain(url);
      }
    },
  );

  it('keeps dates, times and sums unchanged [SHELL-325]', () => {
    const { text } = notificationMail('ru', {
      name: '',
      message: 'До 12.05.2026, 18:00: 1.5 м²',
      url: 'https://x.example',
      settingUrl: 'https://x.example/profile',
    });
    expect(text).toContain('До 12.05.2026, 18:00: 1.5 м²');
  });
});
