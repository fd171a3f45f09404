import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setClock } from '#kit/clock';
import { closeAccount } from '#modules/accounts';
import type { SalesReport, SavedReport, SavedReportForm } from '#contracts/reports';
import { recountReports } from '#modules/reports';
import type { Database } from '#platform/database';
import { inbox, outbox } from '#platform/tables';
import { inTransaction } from '#platform/transaction';
import { deleteOldReportNotifications } from '#server/modules/notifications/delete-old-report-notifications';
import { queueDueReports } from '#server/modules/reports/saved/queue-due-reports';
import { reportNotifications } from '#tables/notifications';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, readyForm, shopIds, type TestShop } from '#testing/test-shop';

type Staff = Awaited<ReturnType<typeof signedInStaff>>;

let database: Database;
let shop: TestShop;
let restore = () => {};
const at = (time: string) => {
  restore();
  restore = setClock(() => new Date(time));
};
const reader = (): Promise<Staff> => signedInStaff(shop, { role: 'user', areas: ['dashboard'] });

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  at('2027-03-03T09:00:00Z');
  const shirt = await shop.garment({ stock: 9 });
  const cart = await shop.createCart(shopIds.SI, { garment: shirt, quantity: 2 });
  await shop.order(cart.id, readyForm('SI'));
  await shop.runJobs();
  await recountReports(database.db, { signal: new AbortController().signal });
});
afterEach(() => restore());
afterAll(() => database.close());

const weekly: SavedReportForm = {
  name: 'Sales of the week',
  kind: 'sales',
  settings: { period: 'last-week', compare: 'previous', groupBy: 'day', sort: '', order: 'desc', isUnsold: false, countryId: shopIds.SI },
  isShared: false,
  schedule: null,
};
const save = async (staff: Staff, form: Partial<SavedReportForm> = {}) =>
  (await staff.call<SavedReport>('POST', 'admin/saved-reports', { ...weekly, ...form })).data;
const list = async (staff: Staff) => (await staff.call<SavedReport[]>('GET', 'admin/saved-reports')).data;
/** Returns the only report of a staff member. */
const findOwn = async (staff: Staff) => (await list(staff)).find(({ ownerId }) => ownerId === staff.id);
const onMondays = (...recipientIds: number[]) => ({ every: 'week' as const, weekday: 1, monthDay: 1, hour: 8, recipientIds });
const readMails = (recipient: string) => database.db.select().from(inbox).where(eq(inbox.recipient, recipient));
const queueDue = () => queueDueReports(database.db, new AbortController().signal);

test('staff see their own and shared reports, and only the owner and admins change and delete them', async () => {
  const [mira, luka, admin] = [await reader(), await reader(), await signedInStaff(shop)];
  const own = await save(mira, { name: 'Private' });
  const shared = await save(mira, { name: 'Shared', isShared: true });
  expect((await list(mira)).map(({ name }) => name)).toEqual(['Private', 'Shared']);
  expect((await list(luka)).map(({ name, isEditable }) => [name, isEditable])).toEqual([['Shared', false]]);
  const edit = (staff: Staff, report: SavedReport, changes: object) =>
    staff.call<SavedReport>('PUT', `admin/saved-reports/${report.id}`, { ...weekly, revision: report.revision, ...changes });
  expect((await edit(luka, own, {})).code).toBe('SavedReportNotFound');
  expect((await edit(luka, shared, {})).code).toBe('SavedReportNotEditable');
  expect((await luka.call('DELETE', `admin/saved-reports/${shared.id}`)).code).toBe('SavedReportNotEditable');
  const renamed = await edit(admin, shared, { name: 'Renamed', isShared: true });
  expect(renamed.data.name).toBe('Renamed');
  expect((await edit(mira, shared, { name: 'Later' })).code).toBe('EditConflict');
  expect((await mira.call('DELETE', `admin/saved-reports/${own.id}`)).status).toBe(200);
  expect((await list(mira)).map(({ name }) => name)).toEqual(['Renamed']);
  const { rows } = await database.db.execute<{ action: string }>(sql`
    select action from audit_log where subject = 'saved-report' and subject_id in (${String(own.id)}, ${String(shared.id)}) order by id`);
  expect(rows.map(({ action }) => action)).toEqual(['saved-report.create', 'saved-report.create', 'saved-report.update', 'saved-report.delete']);
});

test('settings that the report refuses and recipients without access to reports are refused, and nothing is saved', async () => {
  const [mira, packer] = [await reader(), await signedInStaff(shop, { role: 'user', areas: ['orders'] })];
  const post = (form: object) => mira.call('POST', 'admin/saved-reports', { ...weekly, ...form });
  expect((await post({ settings: { ...weekly.settings, groupBy: 'size', brandId: 1 } })).code).toBe('InvalidInput');
  expect((await post({ settings: { ...weekly.settings, period: 'custom' } })).code).toBe('InvalidInput');
  expect((await post({ schedule: onMondays(packer.id) })).code).toBe('UnknownRecipient');
  expect((await post({ schedule: onMondays() })).code).toBe('InvalidInput');
  expect((await packer.call('GET', 'admin/saved-reports')).code).toBe('NotPermitted');
  expect((await list(mira)).filter(({ ownerId }) => ownerId === mira.id)).toEqual([]);
});

test('a person who has not accepted the invitation yet is no recipient', async () => {
  const [mira, admin] = [await reader(), await signedInStaff(shop)];
  const person = { email: 'ana.invited@example.si', firstName: 'Ana', lastName: 'Kos', userTypeId: 4, areas: ['dashboard'] };
  const { data } = await admin.call<{ id: number }>('POST', 'admin/staff', person);
  expect((await mira.call('POST', 'admin/saved-reports', { ...weekly, schedule: onMondays(data.id) })).code).toBe('UnknownRecipient');
});

test('a report that is renamed after its due time is still sent, and a new schedule begins at its next time', async () => {
  at('2027-03-08T06:30:00Z');
  const mira = await reader();
  const saved = await save(mira, { schedule: onMondays(mira.id) });
  at('2027-03-08T07:02:00Z');
  const change = async (changes: object) => {
    const { revision } = (await findOwn(mira)) ?? {};
    return (await mira.call<SavedReport>('PUT', `admin/saved-reports/${saved.id}`, { ...weekly, revision, ...changes })).data.nextDueAt;
  };
  expect(await change({ name: 'Renamed', schedule: onMondays(mira.id) })).toBe('2027-03-08T07:00:00.000Z');
  await queueDue();
  await shop.runJobs();
  expect(await readMails(mira.email)).toHaveLength(1);
  expect(await change({ schedule: { ...onMondays(mira.id), weekday: 2 } })).toBe('2027-03-09T07:00:00.000Z');
});

test('a report whose shop is gone is marked as failed and does not hold back the others', async () => {
  at('2027-03-08T06:30:00Z');
  const mira = await reader();
  const [broken, sound] = [
    await save(mira, { name: 'A', schedule: onMondays(mira.id) }),
    await save(mira, { name: 'B', schedule: onMondays(mira.id) }),
  ];
  await database.db.execute(sql`update saved_reports set settings = jsonb_set(settings, '{countryId}', '9999') where id = ${broken.id}`);
  at('2027-03-08T07:01:00Z');
  await expect(queueDue()).rejects.toThrow('1 saved reports could not be queued');
  await shop.runJobs();
  expect((await readMails(mira.email)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^B:/) as string]);
  const { rows } = await database.db.execute<{ id: number; failed: boolean }>(
    sql`select id, last_failed_at is not null as failed from saved_reports where id in (${broken.id}, ${sound.id}) order by id`,
  );
  expect(rows.map(({ failed }) => failed)).toEqual([true, false]);
  await database.db.execute(sql`delete from saved_reports where id = ${broken.id}`);
});

test('a weekly report is sent once to each recipient, with totals, a link, and the rows of the download', async () => {
  at('2027-03-08T06:30:00Z');
  const [mira, luka] = [await reader(), await reader()];
  const saved = await save(mira, { schedule: onMondays(mira.id, luka.id) });
  expect(saved).toMatchObject({ timeZone: 'Europe/Ljubljana', nextDueAt: '2027-03-08T07:00:00.000Z' });
  at('2027-03-08T06:59:00Z');
  await queueDue();
  await shop.runJobs();
  expect(await readMails(mira.email)).toEqual([]);
  // Two processes look for due reports at once, and each event may reach its job twice.
  at('2027-03-08T07:01:00Z');
  await Promise.all([queueDue(), queueDue()]);
  const [event] = await database.db.select().from(outbox).where(eq(outbox.type, 'report.due'));
  await database.db.insert(outbox).values({ type: 'report.due', payload: event?.payload });
  await shop.runJobs();
  const [[mail, ...more], others] = [await readMails(mira.email), await readMails(luka.email)];
  expect([more.length, others.length]).toEqual([0, 1]);
  expect(mail?.subject).toBe('Sales of the week: Last week (1 Mar 2027 – 7 Mar 2027)');
  const { data: report } = await mira.call<SalesReport>(
    'GET',
    `admin/reports/sales?from=2027-03-01&until=2027-03-07&compare=previous&groupBy=day&countryId=${shopIds.SI}`,
  );
  expect(report.totals).toMatchObject({ orders: 1, pieces: 2 });
  expect(mail?.text).toContain('Orders: 1');
  expect(mail?.text).toMatch(/admin\/reports\/sales\?\S*period=custom\S*from=2027-03-01&until=2027-03-07/);
  expect(mail?.text).toContain(`/admin/reports/saved?stop=${saved.id}`);
  const encoded = /filename=sales-by-day-2027-03-01-2027-03-07\.csv[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(mail?.raw ?? '')?.[1] ?? '';
  const lines = Buffer.from(encoded, 'base64').toString('utf8').replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toHaveLength(report.rows.length + 2);
  expect(lines[0]).toMatch(/^Day,Orders,Items,Gross sales \(EUR\).*,"Orders, compared"/);
  expect(lines.at(-1)).toMatch(/^Total,1,2,/);
  expect(await findOwn(mira)).toMatchObject({ lastSentAt: '2027-03-08T07:01:00.000Z', nextDueAt: '2027-03-15T07:00:00.000Z', lastFailedAt: null });
});

test('a report that could not be sent is marked, and its next attempt sends it once', async () => {
  at('2027-03-08T06:30:00Z');
  const mira = await reader();
  await save(mira, { schedule: onMondays(mira.id) });
  at('2027-03-08T07:01:00Z');
  await queueDue();
  const { mailer } = shop.services;
  shop.services.mailer = { ...mailer, send: () => Promise.reject(new Error('the mail server is away')) };
  await expect(shop.runJobs()).rejects.toThrow('the mail server is away');
  shop.services.mailer = mailer;
  expect(await findOwn(mira)).toMatchObject({ lastSentAt: null, lastFailedAt: '2027-03-08T07:01:00.000Z' });
  await database.db.execute(sql`update pgboss.job set state = 'retry' where name = 'send-report-mail' and state = 'active'`);
  await shop.runJobs();
  expect(await readMails(mira.email)).toHaveLength(1);
  expect(await findOwn(mira)).toMatchObject({ lastSentAt: '2027-03-08T07:01:00.000Z', lastFailedAt: null });
});

test('a sender that was killed is replaced after five minutes, and its email is sent once', async () => {
  at('2027-03-08T06:30:00Z');
  const mira = await reader();
  const { id: reportId } = await save(mira, { schedule: onMondays(mira.id) });
  at('2027-03-08T07:01:00Z');
  await queueDue();
  const claim = { reportId, userId: mira.id, dueAt: new Date('2027-03-08T07:00:00Z'), claimedAt: new Date('2027-03-08T07:00:30Z') };
  await database.db.insert(reportNotifications).values(claim);
  await expect(shop.runJobs()).rejects.toThrow('is being sent');
  at('2027-03-08T07:05:31Z');
  await database.db.execute(sql`update pgboss.job set state = 'retry' where name = 'send-report-mail' and state = 'active'`);
  await shop.runJobs();
  expect(await readMails(mira.email)).toHaveLength(1);
});

test('the records of sent reports are deleted after 30 days, when no attempt sends their emails any more', async () => {
  at('2027-03-08T06:30:00Z');
  const mira = await reader();
  const { id: reportId } = await save(mira, { schedule: onMondays(mira.id) });
  at('2027-03-08T07:01:00Z');
  await queueDue();
  await shop.runJobs();
  const countRecords = () => database.db.$count(reportNotifications, eq(reportNotifications.reportId, reportId));
  at('2027-04-07T06:59:00Z');
  await deleteOldReportNotifications(database.db);
  expect(await countRecords()).toBe(1);
  at('2027-04-07T07:01:00Z');
  await deleteOldReportNotifications(database.db);
  expect(await countRecords()).toBe(0);
});

test('people who have left, lost the area or stopped the emails get no more, and a private report ends with its owner', async () => {
  at('2027-03-08T06:30:00Z');
  const admin = await signedInStaff(shop);
  const [owner, leaver, mover, stopper, stayer] = [await reader(), await reader(), await reader(), await reader(), await reader()];
  const recipients = onMondays(leaver.id, mover.id, stopper.id, stayer.id);
  const shared = await save(owner, { name: 'Shared', isShared: true, schedule: recipients });
  const own = await save(owner, { name: 'Private', schedule: onMondays(stayer.id) });
  at('2027-03-08T07:01:00Z');
  await queueDue();
  // The emails are queued, but not sent yet.
  await inTransaction(database.db, (tx) => closeAccount(tx, leaver.id));
  await inTransaction(database.db, (tx) => closeAccount(tx, owner.id));
  await database.db.execute(sql`delete from staff_areas where user_id = ${mover.id}`);
  expect((await stopper.call('POST', `admin/saved-reports/${shared.id}/stop`)).status).toBe(200);
  await shop.runJobs();
  for (const { email } of [leaver, mover, stopper]) expect(await readMails(email)).toEqual([]);
  expect((await readMails(stayer.email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Shared') as string]);
  const seen = (await list(admin)).filter(({ ownerId }) => ownerId === owner.id);
  expect(seen.map(({ id, isEditable }) => [id, isEditable])).toEqual([
    [own.id, true],
    [shared.id, true],
  ]);
});
