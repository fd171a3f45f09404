import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { days, hours, now, setClock } from '#kit/clock';
import { seedUserTypes } from '#modules/accounts';
import type { Database } from '#platform/database';
import { publish } from '#platform/outbox';
import { forgetCounts } from '#platform/requests/rate-limit';
import { inTransaction } from '#platform/transaction';
import type { AffiliateMessage, AffiliateProfile, AnnouncementPage } from '#server/contract';
import { affiliateMessageMailJobs } from '#server/modules/notifications/affiliate-message-mails';
import { affiliates } from '#tables/affiliates';
import { affiliateNotifications } from '#tables/notifications';
import { createTestDatabase } from '#testing/database';
import { activeAffiliate, applyAsAffiliate, suspendAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { listMails } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type { AdminAnnouncementRow, AdminMessage, ConversationRow } from '../contract.ts';

type Staff = Awaited<ReturnType<typeof signedInStaff>>;
type Saved = AdminAnnouncementRow & { revision: string };

let database: Database;
let shop: TestShop;
let staff: Staff;
let restoreClock = () => {};

beforeAll(async () => {
  database = await createTestDatabase();
  await seedUserTypes(database.db);
  shop = openTestShop(database);
  staff = await signedInStaff(shop);
});
afterAll(() => database.close());
afterEach(async () => {
  restoreClock();
  forgetCounts();
  await database.db.execute(sql`delete from affiliate_announcements`);
});

const english = { languageId: 1, title: 'New banners', text: 'You find them under Links.\nGood luck!' };
const german = { languageId: 3, title: 'Neue Banner', text: 'Sie finden sie unter Links.' };
const form = (changes: Record<string, unknown> = {}) => ({
  ...{ texts: [english, german], groupId: null, countryId: null, path: '', publishAt: null, isEmailed: false },
  ...changes,
});
const announce = (changes: Record<string, unknown> = {}) => staff.call<Saved>('POST', 'admin/affiliate-announcements', form(changes));
const list = async ({ call, affiliateId }: TestAffiliate, languageId = 1) =>
  (await call<AnnouncementPage>('GET', `affiliate/${affiliateId}/announcements?languageId=${languageId}`)).data.items;
const readUnread = async ({ call, id }: TestAffiliate) => (await call<AffiliateProfile>('GET', `affiliate/profile/by/user/${id}`)).data.unread;
const getSubjects = async ({ email }: TestAffiliate) =>
  (await listMails(shop, email)).map(({ subject }) => subject).filter((subject) => /banner|message/i.test(subject));
const write = (affiliateId: number, text: string, changes: Record<string, unknown> = {}) =>
  staff.call<AdminMessage[]>('POST', `admin/affiliates/${affiliateId}/messages`, { text, key: crypto.randomUUID(), ...changes });
const answer = ({ call, affiliateId }: TestAffiliate, text: string, key = crypto.randomUUID()) =>
  call<AffiliateMessage[]>('POST', `affiliate/${affiliateId}/messages`, { text, key });
const readConversation = async ({ call, affiliateId }: TestAffiliate) =>
  (await call<AffiliateMessage[]>('GET', `affiliate/${affiliateId}/messages`)).data;
const getUnreadConversations = async () => {
  const filter = encodeURIComponent(JSON.stringify({ isUnread: true }));
  return (await staff.call<ConversationRow[]>('GET', `admin/affiliate-conversations?filter=${filter}`)).data;
};

test('an affiliate sees an announcement in their language or else in English, and it is unread until it is opened', async () => {
  const eva = await activeAffiliate(shop);
  const { data: saved } = await announce({ path: '/brands' });
  const [shown] = await list(eva, 3);
  expect(shown).toMatchObject({ id: saved.id, title: 'Neue Banner', text: 'Sie finden sie unter Links.', path: '/brands', isRead: false });
  expect((await list(eva, 6))[0]).toMatchObject({ title: 'New banners', text: 'You find them under Links.\nGood luck!' });
  expect(await readUnread(eva)).toEqual({ announcements: 1, messages: 0 });
  expect((await eva.call('POST', `affiliate/${eva.affiliateId}/announcements/read`, { ids: [saved.id] })).status).toBe(200);
  expect(await readUnread(eva)).toEqual({ announcements: 0, messages: 0 });
  expect((await list(eva))[0]).toMatchObject({ isRead: true });
  const { data: record } = await staff.call<Saved>('GET', `admin/affiliate-announcements/${saved.id}`);
  expect(record.readers).toBe(1);
  expect(record.recipients).toBeGreaterThanOrEqual(1);
});

test('only active affiliates of the group and country see an announcement, from its time on, and not ones from before they applied', async () => {
  const early = await activeAffiliate(shop, { countryIds: [shopIds.SI] });
  const { data: group } = await staff.call<{ id: number }>('POST', 'admin/affiliate-groups', { name: 'Knitters' });
  await database.db.update(affiliates).set({ groupId: group.id }).where(eq(affiliates.id, early.affiliateId));
  const tomorrow = new Date(now().getTime() + days(1)).toISOString();
  const titled = (title: string) => ({ texts: [{ languageId: 1, title, text: 'Text' }] });
  await announce(titled('All'));
  await announce({ ...titled('Group'), groupId: group.id });
  await announce({ ...titled('Slovenia'), countryId: shopIds.SI });
  await announce({ ...titled('Hungary'), countryId: shopIds.HU });
  await announce({ ...titled('Tomorrow'), publishAt: tomorrow });
  const titles = async (affiliate: TestAffiliate) => (await list(affiliate)).map(({ title }) => title).sort();
  expect(await titles(early)).toEqual(['All', 'Group', 'Slovenia']);
  const late = await activeAffiliate(shop, { countryIds: [shopIds.SI] });
  expect(await titles(late)).toEqual([]);
  const dayAfter = new Date(now().getTime() + days(2));
  restoreClock = setClock(() => dayAfter);
  expect(await titles(late)).toEqual(['Tomorrow']);
  await suspendAffiliate(database, early);
  expect(await titles(early)).toEqual([]);
  restoreClock();
  expect((await staff.call('DELETE', `admin/affiliate-groups/${group.id}`)).code).toBe('TermsInUse');
});

test('an email with an announcement has a one-click link that stops these emails without signing in, and other emails have none', async () => {
  const eva = await activeAffiliate(shop);
  await announce({ isEmailed: true });
  await staff.call('POST', `admin/affiliates/${eva.affiliateId}/messages`, { text: 'Hello Eva', key: crypto.randomUUID() });
  await shop.runJobs();
  const mails = (await listMails(shop, eva.email)).map(({ subject, raw }) => ({ subject, raw: raw.replace(/=?\r\n\s?/g, '') }));
  const isAnnouncement = ({ subject }: { subject: string }) => subject.includes('New banners');
  const raw = mails.find(isAnnouncement)?.raw ?? '';
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const token = /List-Unsubscribe:\s*<http\S+\/affiliate\/announcements\/stop\?token=([\w-]+)>/.exec(raw)?.[1] ?? '';
  expect(mails.filter((mail) => !isAnnouncement(mail) && mail.raw.includes('List-Unsubscribe'))).toEqual([]);
  const stop = (given: string) => shop.call('POST', `affiliate/announcement-mails/stop?token=${given}`);
  expect(await stop(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toMatchObject({ status: 410, code: 'LinkExpired' });
  const readWish = async () => (await eva.call<AffiliateProfile>('GET', `affiliate/profile/by/user/${eva.id}`)).data.wantsAnnouncementMails;
  expect(await readWish()).toBe(true);
  for (let time = 0; time < 2; time += 1) expect((await stop(token)).status).toBe(200);
  expect(await readWish()).toBe(false);
  expect(await stop('zzzzzz-'.padEnd(50, 'a'))).toMatchObject({ status: 410 });
});

test('an email goes once to each affiliate in their language, also if the job is interrupted and repeated, and not to whoever switched it off', async () => {
  const [eva, jonas, off] = [await activeAffiliate(shop), await activeAffiliate(shop, { languageId: 3 }), await activeAffiliate(shop)];
  expect((await off.call('PUT', `affiliate/${off.affiliateId}`, { wantsAnnouncementMails: false })).status).toBe(200);
  await shop.runJobs();
  const { mailer } = shop.services;
  let sent = 0;
  shop.services.mailer = {
    ...mailer,
    send: (mail) => {
      sent += 1;
      // The mail server fails after the first recipient.
      return sent > 1 ? Promise.reject(new Error('451 try again later')) : mailer.send(mail);
    },
  };
  const { data: saved } = await announce({ isEmailed: true });
  await expect(shop.runJobs()).rejects.toThrow('451');
  shop.services.mailer = mailer;
  const job = affiliateMessageMailJobs.find(({ name }) => name === 'send-announcement-mails');
  const data = { announcementId: saved.id } as never;
  for (let time = 0; time < 2; time += 1) await job?.run(shop.services, data, { id: crypto.randomUUID(), signal: new AbortController().signal });
  await inTransaction(database.db, (tx) => publish(tx, { type: 'affiliate.announcement-saved', payload: { announcementId: saved.id } }));
  await shop.runJobs();
  expect(await getSubjects(eva)).toEqual(['Selvedge affiliate programme: New banners']);
  expect(await getSubjects(jonas)).toEqual(['Partnerprogramm von Selvedge: Neue Banner']);
  expect(await getSubjects(off)).toEqual([]);
  const [mail] = await listMails(shop, eva.email);
  expect(mail?.text).toContain('You find them under Links.\nGood luck!');
  expect(mail?.text).toContain('/affiliate/messages');
  // A correction sends no second email.
  const { id, revision } = saved;
  expect(
    (await staff.call('PUT', `admin/affiliate-announcements/${id}`, { ...form({ isEmailed: true, publishAt: saved.publishAt }), revision })).status,
  ).toBe(200);
  await shop.runJobs();
  expect(await getSubjects(eva)).toHaveLength(1);
});

test('the email of a later announcement waits for its time', async () => {
  const eva = await activeAffiliate(shop);
  const time = new Date(now().getTime() + hours(3));
  const { data: saved } = await announce({ isEmailed: true, publishAt: time.toISOString() });
  await shop.runJobs();
  expect(await getSubjects(eva)).toEqual([]);
  const { rows } = await database.pool.query<{ start_after: Date }>(
    `update pgboss.job set start_after = now() from (select id, start_after from pgboss.job) as planned
     where job.id = planned.id and name = 'send-announcement-mails' and state = 'created' and data->>'announcementId' = $1 returning planned.start_after`,
    [String(saved.id)],
  );
  expect(rows.map(({ start_after: at }) => at.toISOString())).toEqual([time.toISOString()]);
  restoreClock = setClock(() => new Date(time.getTime() + 1000));
  await shop.runJobs();
  expect(await getSubjects(eva)).toEqual(['Selvedge affiliate programme: New banners']);
});

test('a wrong announcement is refused field by field', async () => {
  const refuse = async (changes: Record<string, unknown>) => {
    const { status, params } = await announce(changes);
    return [status, (params.issues as { field: string }[] | undefined)?.map(({ field }) => field)];
  };
  expect(await refuse({ texts: [german] })).toEqual([422, ['texts']]);
  expect(await refuse({ texts: [{ ...english, text: ' ' }] })).toEqual([422, ['texts.0.text']]);
  expect(await refuse({ groupId: 999_999 })).toEqual([422, ['groupId']]);
  expect(await refuse({ countryId: 999_999 })).toEqual([422, ['countryId']]);
  expect(await refuse({ path: 'https://elsewhere.example/' })).toEqual([422, ['path']]);
  expect(await refuse({ path: '/user/settings' })).toEqual([422, ['path']]);
  expect((await announce({ path: '/affiliate/links?view=creatives' })).data.path).toBe('/affiliate/links?view=creatives');
});

test('staff write to an affiliate, who gets an email, replies once per form, and staff see the reply until it is read', async () => {
  const eva = await activeAffiliate(shop);
  await shop.runJobs();
  const key = crypto.randomUUID();
  await write(eva.affiliateId, 'Which products do you show?\r\nMira', { key });
  await write(eva.affiliateId, 'Which products do you show?\r\nMira', { key });
  await shop.runJobs();
  expect(await getSubjects(eva)).toEqual(['A message from Selvedge about your affiliate account']);
  const [mail] = await listMails(shop, eva.email);
  expect(mail?.text).toContain('Which products do you show?\nMira');
  expect(mail?.text).toContain('/affiliate/messages?view=conversation');
  expect(await readUnread(eva)).toEqual({ announcements: 0, messages: 1 });
  const [first] = await readConversation(eva);
  expect(first).toEqual({ id: first?.id, sender: 'staff', text: 'Which products do you show?\nMira', sentAt: first?.sentAt, isRead: false });
  await eva.call('POST', `affiliate/${eva.affiliateId}/messages/read`, { untilId: first?.id });
  expect(await readUnread(eva)).toEqual({ announcements: 0, messages: 0 });

  const replyKey = crypto.randomUUID();
  await Promise.all([answer(eva, 'Jeans', replyKey), answer(eva, 'Jeans', replyKey)]);
  expect((await readConversation(eva)).map(({ text }) => text)).toEqual(['Which products do you show?\nMira', 'Jeans']);
  expect(await getUnreadConversations()).toMatchObject([{ id: eva.affiliateId, code: eva.code, text: 'Jeans', sender: 'affiliate', unread: 1 }]);
  const { data: waiting } = await staff.call<{ affiliateReplies: number }>('GET', 'admin/waiting');
  expect(waiting.affiliateReplies).toBe(1);
  const { data: messages } = await staff.call<AdminMessage[]>('GET', `admin/affiliates/${eva.affiliateId}/messages`);
  expect(messages.map(({ author, isRead }) => [author, isRead])).toEqual([
    [messages[0]?.author, true],
    ['', false],
  ]);
  expect(messages[0]?.author).not.toBe('');
  // A reply that arrived after the page was opened stays unread.
  await answer(eva, 'And shirts');
  await write(eva.affiliateId, 'Thank you', { readUntilId: messages[1]?.id });
  expect(await getUnreadConversations()).toMatchObject([{ unread: 1 }]);
  const last = (await staff.call<AdminMessage[]>('GET', `admin/affiliates/${eva.affiliateId}/messages`)).data.at(-1);
  await staff.call('POST', `admin/affiliates/${eva.affiliateId}/messages/read`, { untilId: last?.id });
  expect(await getUnreadConversations()).toEqual([]);
});

test('a message has a text of at most 4,000 characters, and an affiliate can send twenty an hour', async () => {
  const eva = await activeAffiliate(shop);
  expect((await answer(eva, ' \n ')).status).toBe(422);
  expect((await answer(eva, 'x'.repeat(4001))).status).toBe(422);
  expect((await answer(eva, 'x'.repeat(4000))).status).toBe(200);
  for (let count = 1; count < 20; count += 1) expect((await answer(eva, `Message ${count}`)).status).toBe(200);
  expect((await answer(eva, 'One more')).code).toBe('TooManyRequests');
});

test('an applicant can read and answer a message; other roles of the back office and other people cannot', async () => {
  const applicant = await applyAsAffiliate(shop);
  await write(applicant.affiliateId, 'What is your channel about?');
  expect((await answer(applicant, 'Knitting')).status).toBe(200);
  const other = await activeAffiliate(shop);
  expect((await other.call('GET', `affiliate/${applicant.affiliateId}/messages`)).status).toBe(404);
  expect((await other.call('POST', `affiliate/${applicant.affiliateId}/messages`, { text: 'Hello', key: crypto.randomUUID() })).status).toBe(404);
  expect(await readConversation(other)).toEqual([]);
  // Marking the messages of another affiliate as read has no effect.
  const [message] = await readConversation(applicant);
  await other.call('POST', `affiliate/${other.affiliateId}/messages/read`, { untilId: message?.id });
  expect(await readUnread(applicant)).toMatchObject({ messages: 1 });
  const path = `admin/affiliates/${applicant.affiliateId}/messages`;
  for (const person of [await signedInStaff(shop, { role: 'vendor' }), await signedInStaff(shop, { role: 'user', areas: ['orders'] })])
    for (const address of [path, 'admin/affiliate-conversations', 'admin/affiliate-announcements'])
      expect([address, (await person.call('GET', address)).status]).toEqual([address, 403]);
  expect((await shop.call('GET', path)).status).toBe(401);
});

test('the sent emails of an announcement are recorded, so that a repeated job knows them', async () => {
  const eva = await activeAffiliate(shop);
  const { data: saved } = await announce({ isEmailed: true });
  await shop.runJobs();
  const rows = await database.db.select().from(affiliateNotifications).where(eq(affiliateNotifications.affiliateId, eva.affiliateId));
  expect(rows.filter(({ kind }) => kind === `announcement-${saved.id}-${eva.affiliateId}`).map(({ sentAt }) => sentAt !== null)).toEqual([true]);
});
