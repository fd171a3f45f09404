import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database';
import type { TicketRecord, AdminTicketRow } from './contract.ts';
import { createTestDatabase } from '#testing/database';
import { writeMessage } from '#testing/people/customer-message';
import { listMails } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import { tickets } from '#tables/tickets';

const secret = 'a-secret-of-the-mail-provider';
let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database, { INBOUND_MAIL_SECRET: secret });
  staff = await signedInStaff(shop, { role: 'user', areas: ['customers'] });
});
afterAll(() => database.close());

async function deliver(raw: string | Buffer, headers: Record<string, string> = { authorization: `Bearer ${secret}` }) {
  const response = await shop.app.request('/api/inbound-mail', {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', ...headers },
    body: raw,
  });
  const { data, code } = (await response.json()) as { data?: { result: string }; code?: string };
  return { status: response.status, result: data?.result, code };
}
const joinLines = (...lines: string[]) => lines.join('\r\n');
const buildMail = (headers: Record<string, string>, text = 'Hello') =>
  joinLines(
    ...Object.entries({
      From: 'Ana <ana@example.si>',
      To: 'hello@selvedge.de',
      Subject: 'Question',
      'Message-ID': `<${crypto.randomUUID()}@example.si>`,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    '',
    text,
  );
const read = async (id: number) => (await staff.call<TicketRecord>('GET', `admin/tickets/${id}`)).data;
const findTickets = async (email: string) =>
  (await staff.call<AdminTicketRow[]>('GET', `admin/tickets?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`)).data;

/** A ticket with a sent reply. */
async function answeredTicket(changes: object = {}): Promise<TicketRecord> {
  const email = `${crypto.randomUUID()}@example.de`;
  await writeMessage(shop, { email, ...changes });
  const [ticket] = await findTickets((changes as { email?: string }).email ?? email);
  const id = ticket?.id ?? 0;
  const lastMessageId = (await read(id)).messages.at(-1)?.id;
  await staff.call('POST', `admin/tickets/${id}/reply`, { key: crypto.randomUUID(), text: 'Das Paket kommt morgen.', lastMessageId });
  await shop.runJobs();
  return read(id);
}
const findReplyId = async ({ email }: { email: string }) => /^Message-ID: (<.+>)\r?$/m.exec((await listMails(shop, email))[0]?.raw ?? '')?.[1] ?? '';

test('a German answer of Apple Mail with encoded names, quoted-printable text, a quotation and attachments reopens the ticket', async () => {
  const ticket = await answeredTicket();
  const replyId = await findReplyId(ticket);
  const raw = joinLines(
    'Return-Path: <juergen@example.de>',
    `From: =?utf-8?Q?J=C3=BCrgen_Gro=C3=9F?= <${ticket.email.toUpperCase()}>`,
    'Content-Type: multipart/mixed; boundary="Apple-Mail=_1"',
    'Mime-Version: 1.0 (Mac OS X Mail 16.0)',
    'Subject: =?utf-8?Q?Re=3A_Ihre_Anfrage?=',
    'Date: Fri, 27 Nov 2026 09:12:00 +0100',
    `References: <other@example.de>`,
    ` ${replyId}`,
    `In-Reply-To: ${replyId}`,
    'To: Selvedge <hello@selvedge.de>',
    'Message-Id: <7C1A@example.de>',
    '',
    '--Apple-Mail=_1',
    'Content-Transfer-Encoding: quoted-printable',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Sch=C3=B6nen Dank! Das Paket ist ge=C3=B6ffnet angekommen, sehen Sie die beig=',
    'ef=C3=BCgten Bilder.',
    '',
    '> Am 27.11.2026 um 09:00 schrieb Selvedge <hello@selvedge.de>:',
    '>=20',
    '> Das Paket kommt morgen.',
    '',
    '--Apple-Mail=_1',
    "Content-Disposition: attachment; filename*=utf-8''B%C3%BCgelfalte.jpg",
    'Content-Type: image/jpeg; name="=?utf-8?Q?B=C3=BCgelfalte=2Ejpg?="',
    'Content-Transfer-Encoding: base64',
    '',
    '/9j/4AAQ',
    '--Apple-Mail=_1',
    'Content-Disposition: attachment; filename=bon.pdf',
    'Content-Type: application/pdf',
    'Content-Transfer-Encoding: base64',
    '',
    'JVBERi0=',
    '--Apple-Mail=_1--',
  );
  expect(await deliver(raw)).toMatchObject({ status: 200, result: 'added' });
  const { status, messages } = await read(ticket.id);
  expect([status, messages.length]).toEqual(['open', 3]);
  expect(messages[2]).toMatchObject({
    direction: 'customer',
    text: 'Schönen Dank! Das Paket ist geöffnet angekommen, sehen Sie die beigefügten Bilder.',
    leftOut: ['Bügelfalte.jpg', 'bon.pdf'],
    isAutomatic: false,
  });
  expect(messages[2]?.wholeText).toContain('> Das Paket kommt morgen.');
  expect(await deliver(raw)).toMatchObject({ result: 'duplicate' });
  expect((await read(ticket.id)).messages).toHaveLength(3);
});

test('a Bengali answer of Gmail in base64 is found by the number in the subject, in any case, and without its quotation', async () => {
  const ticket = await answeredTicket({ countryId: shopIds.BD, languageId: 2 });
  const text = `ধন্যবাদ, পার্সেল পেয়েছি।\r\n\r\nশুক্র, ২৭ নভে, ২০২৬ তারিখে ৯:১২ AM টায় Selvedge <hello@selvedge.bd> লিখেছেন:\r\n\r\n> আপনার পার্সেল\r\n`;
  const base64 = (value: string) => Buffer.from(value).toString('base64');
  const raw = joinLines(
    'MIME-Version: 1.0',
    `From: =?UTF-8?B?${base64('রহিমা খাতুন')}?= <${ticket.email}>`,
    `Subject: =?UTF-8?B?${base64(`Re: আপনার বার্তা (${ticket.number.toLowerCase()})`)}?=`,
    'To: Selvedge <hello@selvedge.bd>',
    'Message-ID: <CAF-1@mail.gmail.com>',
    'Content-Type: multipart/alternative; boundary="000000000000a1"',
    '',
    '--000000000000a1',
    'Content-Type: text/plain; charset="UTF-8"',
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64(text).match(/.{1,76}/g) ?? []),
    '--000000000000a1',
    'Content-Type: text/html; charset="UTF-8"',
    'Content-Transfer-Encoding: base64',
    '',
    base64('<div dir="auto">ধন্যবাদ</div>'),
    '--000000000000a1--',
  );
  expect(await deliver(raw)).toMatchObject({ result: 'added' });
  expect((await read(ticket.id)).messages.at(-1)).toMatchObject({ text: 'ধন্যবাদ, পার্সেল পেয়েছি।', leftOut: [] });
});

test('an answer of Outlook in HTML and Windows-1252 is stored as text', async () => {
  const ticket = await answeredTicket();
  const html =
    '<html><body><div>Grüße – Jürgen</div><div><hr><b>Von:</b> Selvedge &lt;hello@selvedge.de&gt;<br><b>Gesendet:</b> Freitag<br>' +
    '<b>An:</b> Jürgen<br><b>Betreff:</b> Re</div><p>Das Paket kommt morgen.</p></body></html>';
  const head = joinLines(
    `From: "Groß, Jürgen" <${ticket.email}>`.normalize(),
    `Subject: AW: ${ticket.number}`,
    'Message-ID: <AM0P@outlook.com>',
    'Content-Type: text/html; charset="Windows-1252"',
    'Content-Transfer-Encoding: 8bit',
    '',
    '',
  );
  const body = Buffer.from([...html].map((letter) => (letter === '–' ? 0x96 : letter.charCodeAt(0))));
  expect(await deliver(Buffer.concat([Buffer.from(head), body]))).toMatchObject({ result: 'added' });
  expect((await read(ticket.id)).messages.at(-1)?.text).toBe('Grüße – Jürgen');
});

test('an email of another sender who names the ticket opens a new ticket, which shows its subject and gets its reply under it', async () => {
  const ticket = await answeredTicket();
  const replyId = await findReplyId(ticket);
  const email = `${crypto.randomUUID()}@example.net`;
  const subject = `Re: My coat ${ticket.number}`;
  const raw = buildMail({
    From: `Eve <${email}>`,
    Subject: subject,
    'In-Reply-To': replyId,
    References: replyId,
    'Message-ID': '<eve-1@example.net>',
  });
  expect(await deliver(raw)).toMatchObject({ result: 'opened' });
  expect((await read(ticket.id)).messages).toHaveLength(2);
  const [opened] = await findTickets(email);
  expect(opened).toMatchObject({ subject, topic: 'other', name: 'Eve', status: 'open', countryId: shopIds.DE });
  const id = opened?.id ?? 0;
  // Automatic answers to emails could cause loops and reach forged senders.
  await shop.runJobs();
  expect(await listMails(shop, email)).toEqual([]);

  const lastMessageId = (await read(id)).messages[0]?.id;
  await staff.call('POST', `admin/tickets/${id}/reply`, { key: crypto.randomUUID(), text: 'Hello', lastMessageId });
  await shop.runJobs();
  const [mail] = await listMails(shop, email);
  expect(mail?.subject).toBe(`Re: My coat ${ticket.number} (${opened?.number})`);
  expect(mail?.raw).toMatch(/^In-Reply-To: <eve-1@example\.net>\r?$/m);
  // The sender's next email refers to their own first email.
  const next = buildMail({ From: `Eve <${email}>`, Subject: 'Re: My coat', References: '<eve-1@example.net>' }, 'One more thing');
  expect(await deliver(next)).toMatchObject({ result: 'added' });
  expect((await read(id)).messages.map(({ text }) => text)).toEqual(['Hello', 'Hello', 'One more thing']);
});

test('an absence notice is added without reopening the ticket, and opens none', async () => {
  const ticket = await answeredTicket();
  const notice = { From: ticket.email, Subject: `Abwesend: ${ticket.number}`, 'Auto-Submitted': 'auto-replied' };
  expect(await deliver(buildMail(notice))).toMatchObject({ result: 'added' });
  const { status, messages } = await read(ticket.id);
  expect([status, messages.at(-1)?.isAutomatic]).toEqual(['answered', true]);
  const before = await database.db.$count(tickets);
  for (const [name, value] of [
    ['Auto-Submitted', 'auto-generated'],
    ['Precedence', 'bulk'],
    ['List-Id', '<news.example>'],
    ['Return-Path', '<>'],
  ] as const) {
    expect(await deliver(buildMail({ [name]: value }))).toMatchObject({ result: 'ignored' });
  }
  // The shop's notifications also reach a forwarded mailbox.
  expect(await deliver(buildMail({ From: 'Selvedge <hello@selvedge.de>', Subject: `[${ticket.number}] Lieferung` }))).toMatchObject({
    result: 'ignored',
  });
  expect(await database.db.$count(tickets)).toBe(before);
});

test('the call needs the secret, an email with a sender and a bounded size, and is off without a secret', async () => {
  const mail = buildMail({});
  expect(await deliver(mail, {})).toMatchObject({ status: 401, code: 'InboundMailRefused' });
  expect(await deliver(mail, { authorization: 'Bearer wrong-secret-of-the-provider' })).toMatchObject({ status: 401 });
  expect(await deliver('no email')).toMatchObject({ status: 422, code: 'NotAnEmail' });
  expect(await deliver(buildMail({ From: 'Ana <nobody>' }))).toMatchObject({ status: 422 });
  expect(await deliver(mail, { authorization: `Bearer ${secret}`, 'content-length': String(41 * 1024 * 1024) })).toMatchObject({
    status: 413,
    code: 'BodyTooLarge',
  });
  const closed = openTestShop(database);
  const response = await closed.app.request('/api/inbound-mail', { method: 'POST', body: mail, headers: { authorization: 'Bearer ' } });
  expect(response.status).toBe(404);
});

test('two deliveries of the same email at the same time are stored once', async () => {
  const email = `${crypto.randomUUID()}@example.net`;
  const raw = buildMail({ From: email });
  const results = (await Promise.all([deliver(raw), deliver(raw)])).map(({ result }) => result);
  expect(results.toSorted()).toEqual(['duplicate', 'opened']);
  expect(await database.db.$count(tickets, eq(tickets.email, email))).toBe(1);
});
