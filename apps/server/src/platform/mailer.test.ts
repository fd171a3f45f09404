import { expect } from 'vitest';
import { test } from '#testing/database';
import { startMailServer } from '#testing/processes/mail-server';
import { createInboxPage } from './inbox-page.ts';
import { createInboxMailer, createSmtpMailer } from './mailer.ts';

const message = {
  from: 'Selvedge <orders@selvedge.example>',
  to: 'ana@example.si',
  subject: 'Vaše naročilo — hvala',
  text: 'Hvala, Ana.',
  html: '<p>Hvala, <b>Ana</b>.</p><script>alert(1)</script>',
  headers: { 'List-Unsubscribe': '<https://selvedge.example/u>' },
};

test('with SMTP_URL mail goes to the mail server with both parts and the headers', async () => {
  const server = await startMailServer();
  const mailer = createSmtpMailer(server.url);
  await mailer.send({ ...message, attachments: [{ filename: 'invoice.pdf', content: Buffer.from('%PDF'), contentType: 'application/pdf' }] });
  mailer.close();
  await server.close();

  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.to).toEqual(['ana@example.si']);
  const raw = server.received[0]?.raw ?? '';
  for (const part of ['text/plain', 'text/html', 'List-Unsubscribe: <https://selvedge.example/u>', 'invoice.pdf']) expect(raw).toContain(part);
});

test('a refusal by the mail server is an error, so that the job retries', async () => {
  const server = await startMailServer(() => new Error('no such mailbox'));
  const mailer = createSmtpMailer(server.url);
  await expect(mailer.send(message)).rejects.toThrow('no such mailbox');
  mailer.close();
  await server.close();
});

test('a line break in text from a customer adds no header', async () => {
  const server = await startMailServer();
  const mailer = createSmtpMailer(server.url);
  await mailer.send({ ...message, subject: 'Hello\r\nBcc: everyone@example.com' });
  mailer.close();
  await server.close();
  expect(server.received[0]?.to).toEqual(['ana@example.si']);
  expect(server.received[0]?.raw).not.toMatch(/^Bcc:/m);
});

test('without SMTP_URL mail is shown at /dev/mail with its HTML in a sandbox', async ({ database }) => {
  await createInboxMailer(database.db).send(message);
  const pages = createInboxPage(database.db);
  const list = await (await pages.request('/')).text();
  expect(list).toContain('Vaše naročilo — hvala');

  const id = /\/dev\/mail\/([0-9a-f-]{36})/.exec(list)?.[1] ?? '';
  const shown = await pages.request(`/${id}`);
  const text = await shown.text();
  expect(text).toContain('List-Unsubscribe: &lt;https://selvedge.example/u&gt;');
  expect(text).toContain('sandbox="allow-popups"');
  expect(text).not.toContain('<script>');
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");

  const part = await pages.request(`/${id}/html`);
  expect(await part.text()).toBe(message.html);
  expect(part.headers.get('content-security-policy')).toContain('sandbox');
  expect((await pages.request('/00000000-0000-0000-0000-000000000000')).status).toBe(404);
});
