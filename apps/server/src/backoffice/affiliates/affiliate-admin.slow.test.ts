import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedUserTypes } from '#modules/accounts';
import { seedCommissionRules } from '#modules/affiliates';
import { rollUpClicks } from '#modules/tracking';
import type { Database } from '#platform/database';
import { auditLog } from '#tables/audit';
import { activeAffiliate, applyAsAffiliate } from '#testing/people/active-affiliate';
import { placeAttributedOrder } from '#testing/orders/attributed-order';
import { createTestDatabase } from '#testing/database';
import { sendClick } from '#testing/orders/sent-click';
import { listMails } from '#testing/people/registered-customer';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, shopIds, type TestShop } from '#testing/test-shop';
import type {
  HeldReport,
  AffiliateRecord,
  AffiliateWork,
  ApplicationRow,
  GroupRow,
  HeldRow,
  Leaderboard,
  LedgerRow,
  ProgrammeRecord,
  RuleRecord,
  RuleRow,
  AdminAffiliateRow,
  AdminDiscountRow,
  TriedRule,
} from './contract.ts';

let database: Database;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  await seedCommissionRules(database.db);
  staff = await signedInStaff(shop, { role: 'user', areas: ['affiliates'] });
});
afterAll(() => database.close());

const listed = async <Row>(path: string, filter: object = {}, rest = ''): Promise<Row[]> =>
  (await staff.call<Row[]>('GET', `admin/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}${rest}`)).data;
const read = async (id: number) => (await staff.call<AffiliateRecord>('GET', `admin/affiliates/${id}`)).data;
const move = (id: number, operation: string, reason = '') => staff.call<AffiliateRecord>('POST', `admin/affiliates/${id}/${operation}`, { reason });
const listAuditEntries = (action: string) => database.db.select().from(auditLog).where(eq(auditLog.action, action));

test('an application is listed with its warnings; the accepted affiliate gets a welcome mail and earns; a suspended and resumed affiliate gets the reason', async () => {
  const first = await activeAffiliate(shop, { code: 'LINENLOVE', website: 'https://www.odd.example/' });
  const second = await applyAsAffiliate(shop, { code: 'ODDONE', website: 'odd.example', languageId: 1 });
  const [waiting] = await listed<ApplicationRow>('affiliate-applications', { q: 'oddo' });
  expect(waiting).toMatchObject({ id: second.affiliateId, code: 'ODDONE', email: second.email });
  expect(waiting?.signals).toContainEqual({ signal: 'same-website', codes: ['LINENLOVE'] });
  expect(waiting?.signals).toContainEqual({ signal: 'same-tax-number', codes: ['LINENLOVE'] });
  expect(waiting?.signals.map(({ signal }) => signal)).toContain('unconfirmed-email');

  const { data } = await move(second.affiliateId, 'approve', 'We love your work');
  expect(data).toMatchObject({ status: 'active', figures: { clicks: 0, conversions: 0 }, balances: [] });
  expect(data.history).toMatchObject([
    { from: null, to: 'pending', actor: 'affiliate' },
    { from: 'pending', to: 'active', actor: 'Mira Novak', reason: 'We love your work' },
  ]);
  expect((await move(second.affiliateId, 'suspend', ' ')).status).toBe(422);
  await move(second.affiliateId, 'suspend', 'Bids on our name');
  expect((await move(second.affiliateId, 'approve')).code).toBe('AffiliateCannotMove');
  await move(second.affiliateId, 'resume');
  await shop.runJobs();
  const mailSubjects = (await listMails(shop, second.email)).map(({ subject, text }) => ({ subject, text }));
  const mail = (words: string) => mailSubjects.find(({ subject }) => subject.includes(words))?.text ?? '';
  expect(mail('Welcome to the Selvedge affiliate programme')).toMatch(/ODDONE[\s\S]*We love your work[\s\S]*de\.localhost\S*\/affiliate\/links/);
  expect(mail('is suspended')).toContain('Bids on our name');
  expect(mail('active again')).toContain('ODDONE');
  expect(mailSubjects.filter(({ subject }) => subject.startsWith('Your application'))).toHaveLength(1);

  for (const q of ['linenl', first.email.slice(0, 12)]) {
    expect(
      (await listed<AdminAffiliateRow>('affiliates', { q })).map(({ id }) => id),
      q,
    ).toEqual([first.affiliateId]);
  }
  expect((await listed<AdminAffiliateRow>('affiliates', { q: 'Novak', countryId: shopIds.DE })).length).toBe(2);
  expect(await listed<AdminAffiliateRow>('affiliates', { q: 'Novak', countryId: shopIds.BD })).toEqual([]);
  expect(await listAuditEntries('affiliate.suspend')).toMatchObject([
    { actor: 'Mira Novak', before: { status: 'active' }, after: { status: 'suspended', reason: 'Bids on our name' } },
  ]);
});

test('several applications are decided at once, all or none; a rejected applicant gets the reason and may apply again', async () => {
  const [one, two] = [await applyAsAffiliate(shop), await applyAsAffiliate(shop)];
  const ids = [one.affiliateId, two.affiliateId];
  const decide = (of: number[], change: object) => staff.call('PATCH', 'admin/affiliate-applications/many', { ids: of, change });
  expect((await decide([...ids, 999_999], { move: 'approve' })).status).toBe(404);
  expect((await decide(ids, { move: 'reject', reason: '' })).status).toBe(422);
  const waiting = (await listed<ApplicationRow>('affiliate-applications')).map(({ id }) => id);
  expect(waiting).toEqual(ids);
  await decide(ids, { move: 'reject', reason: 'Your site is empty' });
  expect(await listed('affiliate-applications')).toEqual([]);
  await shop.runJobs();
  const mailSubjects = (await listMails(shop, two.email)).filter(({ subject }) => subject === 'Your application to the Selvedge affiliate programme');
  expect(mailSubjects.filter(({ text }) => text?.includes('Your site is empty'))).toHaveLength(1);
});

test('staff assign an affiliate to a group and a tier with notes; two simultaneous edits do not overwrite each other', async () => {
  const { affiliateId } = await activeAffiliate(shop);
  const { data: group } = await staff.call<GroupRow>('POST', 'admin/affiliate-groups', { name: 'Magazines' });
  const { data: tier } = await staff.call<{ id: number }>('POST', 'admin/affiliate-tiers', { name: 'Gold', fromOrders: 50 });
  const { revision } = await read(affiliateId);
  const form = { groupId: group.id, tierId: tier.id, isTierFixed: true, notes: 'Met in Milan', revision };
  const { data } = await staff.call<AffiliateRecord>('PUT', `admin/affiliates/${affiliateId}`, form);
  expect(data).toMatchObject({ groupId: group.id, tierId: tier.id, isTierFixed: true, notes: 'Met in Milan' });
  expect((await staff.call('PUT', `admin/affiliates/${affiliateId}`, { ...form, notes: 'Other' })).code).toBe('EditConflict');
  expect((await listed<AdminAffiliateRow>('affiliates', { groupId: group.id })).map(({ id, tier: name }) => [id, name])).toEqual([
    [affiliateId, 'Gold'],
  ]);
  expect((await listed<GroupRow>('affiliate-groups'))[0]).toMatchObject({ name: 'Magazines', members: 1 });
  expect((await staff.call('DELETE', `admin/affiliate-groups/${group.id}`)).code).toBe('TermsInUse');
  const { data: empty } = await staff.call<GroupRow>('POST', 'admin/affiliate-groups', { name: 'Nobody' });
  expect((await staff.call('DELETE', `admin/affiliate-groups/${empty.id}`)).status).toBe(200);
  expect((await staff.call('POST', 'admin/affiliate-groups', { name: 'Magazines' })).status).toBe(422);
});

test('a changed rule continues as a new version; the tester shows what a product earns now, and by which rule', async () => {
  const garment = await shop.garment({ prices: { [shopIds.SI]: 12_200 } });
  const { affiliateId } = await activeAffiliate(shop);
  const ask = async () =>
    (await staff.call<TriedRule>('POST', 'admin/commission-rules/try', { productId: garment.productId, countryId: shopIds.SI, affiliateId })).data;
  expect(await ask()).toEqual({ rule: { id: 1, name: 'Everything' }, percent: 10, amount: { currency: 'EUR', amount: 10 } });

  const nothing = {
    affiliateId: null,
    groupId: null,
    tierId: null,
    productId: null,
    categoryId: null,
    brandId: null,
    countryId: null,
    customer: null,
  };
  const form = { name: 'Linen', percent: 12.5, priority: 0, ...nothing, productId: garment.productId, validFrom: null, validUntil: null };
  const { data: made } = await staff.call<RuleRecord>('POST', 'admin/commission-rules', form);
  expect(await ask()).toMatchObject({ rule: { id: made.id, name: 'Linen' }, percent: 12.5, amount: { amount: 12.5 } });

  const save = (changes: object) =>
    staff.call<RuleRecord>('PUT', `admin/commission-rules/${made.id}`, { ...form, revision: made.revision, ...changes });
  const { data: changed } = await save({ percent: 8 });
  expect(changed.versions.map(({ percent, isInForce }) => [percent, isInForce])).toEqual([
    [8, true],
    [12.5, false],
  ]);
  expect((await save({ percent: 9 })).code).toBe('EditConflict');
  expect((await save({ percent: 101, revision: changed.revision })).status).toBe(422);
  expect((await ask()).percent).toBe(8);
  expect((await staff.call('DELETE', `admin/commission-rules/${made.id}`)).status).toBe(200);
  expect((await ask()).rule).toMatchObject({ name: 'Everything' });
  expect((await listed<RuleRow>('commission-rules')).map(({ name }) => name)).toEqual(['Everything']);
  expect(await listAuditEntries('commission-rule.update')).toMatchObject([{ before: { percent: 12.5 }, after: { percent: 8 } }]);
  expect((await listed<{ id: number }>('commission-products')).map(({ id }) => id)).toEqual([garment.productId]);
});

test('the programme is closed and opened, and its thresholds are stored by currency', async () => {
  const settings = async () => (await staff.call<ProgrammeRecord>('GET', 'admin/affiliate-programme')).data;
  const { id: _, ...before } = await settings();
  expect(before).toMatchObject({ isOpen: true, holdDays: 30 });
  const save = (changes: object) => staff.call<ProgrammeRecord>('PUT', 'admin/affiliate-programme', { ...before, ...changes });
  expect(
    (
      await save({
        payoutThresholds: [
          { currency: 'EUR', amount: 1 },
          { currency: 'EUR', amount: 2 },
        ],
      })
    ).status,
  ).toBe(422);
  const { data: closed } = await save({ isOpen: false, holdDays: 14, payoutThresholds: [{ currency: 'EUR', amount: 25.5 }] });
  expect(closed).toMatchObject({ isOpen: false, holdDays: 14, payoutThresholds: [{ currency: 'EUR', amount: 25.5 }] });
  expect((await save({ holdDays: 1 })).code).toBe('EditConflict');
  const { id: __, ...now } = await settings();
  expect((await save({ ...now, isOpen: true })).data.isOpen).toBe(true);
});

test('staff edit the campaigns of the shop itself, and a pattern that matches every campaign is refused', async () => {
  const { id: _, ...before } = (await staff.call<ProgrammeRecord>('GET', 'admin/affiliate-programme')).data;
  expect(before.ownChannels).toContainEqual({ source: 'google', medium: 'cpc' });
  expect(before.hasOwnAds).toBe(true);
  const save = (changes: object) => staff.call<ProgrammeRecord>('PUT', 'admin/affiliate-programme', { ...before, ...changes });
  const wide = await save({ ownChannels: [{ source: '*', medium: '' }] });
  expect(wide).toMatchObject({ status: 422, params: { issues: [{ field: 'ownChannels.0.source' }] } });
  const ownChannels = [...before.ownChannels, { source: 'tram*', medium: 'qr' }];
  const { data } = await save({ ownChannels, hasOwnAds: false });
  expect(data).toMatchObject({ ownChannels, hasOwnAds: false });
  expect((await staff.call<ProgrammeRecord>('GET', 'admin/affiliate-programme')).data).toMatchObject({ ownChannels, hasOwnAds: false });
  await staff.call('PUT', 'admin/affiliate-programme', { ...before, revision: data.revision });
});

test('staff set how codes compete with links, and which traffic does not count', async () => {
  const { id: _, ...before } = (await staff.call<ProgrammeRecord>('GET', 'admin/affiliate-programme')).data;
  const traffic = { codeRule: 'code-first', isPaidTrafficAllowed: true, bannedReferrers: [], mostClicksPerNetwork: 30 };
  expect(before).toMatchObject(traffic);
  const save = (changes: object) => staff.call<ProgrammeRecord>('PUT', 'admin/affiliate-programme', { ...before, ...changes });
  expect(await save({ bannedReferrers: ['https://coupons.example'] })).toMatchObject({
    ...{ status: 422, params: { issues: [{ field: 'bannedReferrers.0' }] } },
  });
  const changed = { codeRule: 'link-first', isPaidTrafficAllowed: false, bannedReferrers: ['coupons.example'], mostClicksPerNetwork: 5 };
  const { data } = await save({ ...changed, bannedReferrers: ['Coupons.Example '] });
  expect(data).toMatchObject(changed);
  expect((await staff.call<ProgrammeRecord>('GET', 'admin/affiliate-programme')).data).toMatchObject(changed);
  expect((await listAuditEntries('affiliate-programme.update')).at(-1)).toMatchObject({ before: traffic, after: changed });
  await staff.call('PUT', 'admin/affiliate-programme', { ...before, revision: data.revision });
});

test('the report lists by day and affiliate the clicks that did not count', async () => {
  const { code, affiliateId } = await activeAffiliate(shop);
  const newsletter = { affiliateCode: code, landingPage: '/en/?utm_source=newsletter&utm_medium=email' };
  for (let n = 0; n < 3; n += 1) await sendClick(shop, { body: newsletter });
  await sendClick(shop, { body: { affiliateCode: code, landingPage: `/en/?ref=${code}` } });
  await rollUpClicks(shop.database.db);
  const { clicks } = (await staff.call<HeldReport>('GET', 'admin/affiliate-held-report')).data;
  expect(clicks.filter((row) => row.affiliateId === affiliateId)).toEqual([
    { day: new Date().toISOString().slice(0, 10), affiliateId, code, reason: 'own-channel', clicks: 3 },
  ]);
});

test('a discount is given to one affiliate for some countries, and ended', async () => {
  const { affiliateId } = await activeAffiliate(shop);
  const form = {
    ...{ affiliateId, name: 'For readers', kind: 'percent', terms: { rate: 10 }, minimums: [{ currency: 'EUR', amount: 40 }] },
    ...{ validFrom: null, validUntil: null, countryIds: [shopIds.SI], mostUses: 100, isActive: true },
  };
  const { data } = await staff.call<AdminDiscountRow & { revision: string }>('POST', 'admin/affiliate-discounts', form);
  expect(data).toMatchObject({ affiliateId, uses: 0, countryIds: [shopIds.SI] });
  expect((await staff.call('POST', 'admin/affiliate-discounts', { ...form, affiliateId: 999_999 })).code).toBe('RecordNotFound');
  const ended = { ...form, isActive: false, revision: data.revision };
  expect((await staff.call<AdminDiscountRow>('PUT', `admin/affiliate-discounts/${data.id}`, ended)).data.isActive).toBe(false);
  expect(await listed<AdminDiscountRow>('affiliate-discounts', { affiliateId, isActive: true })).toEqual([]);
});

test('the numbers of discounts in links cannot be guessed from one another, and lists show the newest in order of creation', async () => {
  const { affiliateId } = await activeAffiliate(shop);
  const ids: number[] = [];
  for (const name of ['First', 'Second', 'Third', 'Fourth']) {
    const form = {
      ...{ affiliateId, name, kind: 'percent', terms: { rate: 10 }, minimums: [] },
      ...{ validFrom: null, validUntil: null, countryIds: [], mostUses: null, isActive: true },
    };
    ids.push((await staff.call<AdminDiscountRow>('POST', 'admin/affiliate-discounts', form)).data.id);
  }
  for (const id of ids) expect(id).toBeGreaterThanOrEqual(100_000_000);
  for (const id of ids) for (const other of ids) if (id !== other) expect(Math.abs(id - other)).toBeGreaterThan(50);
  const names = (await listed<AdminDiscountRow>('affiliate-discounts', { affiliateId })).map(({ name }) => name);
  expect([names, names.toReversed()]).toContainEqual(['First', 'Second', 'Third', 'Fourth']);
});

test('an unknown affiliate has no ledger, and the programme is only for staff with that area', async () => {
  expect((await staff.call('GET', 'admin/affiliates/999999/ledger')).code).toBe('RecordNotFound');
  const { affiliateId } = await activeAffiliate(shop);
  expect((await staff.call<LedgerRow[]>('GET', `admin/affiliates/${affiliateId}/ledger`)).data).toEqual([]);
  const packer = await signedInStaff(shop, { role: 'user', areas: ['orders'] });
  for (const path of ['affiliates', 'affiliate-applications', 'commission-rules', 'affiliate-leaderboard', 'affiliate-held-report'])
    expect((await packer.call('GET', `admin/${path}`)).status, path).toBe(403);
});

test('a commission on an own order is held with its reason; it can be released or refused with a reason for the affiliate; a balance is adjusted once', async () => {
  const affiliate = await activeAffiliate(shop, { code: 'OWNBUYER' });
  const garment = await shop.garment({ stock: 10 });
  const form = { email: affiliate.email };
  const orders = [
    await placeAttributedOrder(shop, { code: 'OWNBUYER', garments: [{ garment }], form }),
    await placeAttributedOrder(shop, { code: 'ownbuyer', garments: [{ garment }], form }),
  ];
  await shop.runJobs();
  const held = await listed<HeldRow>('held-commissions', { reason: 'own-order' });
  expect(held.map(({ orderNumber }) => orderNumber).sort()).toEqual(orders.map(({ orderNumber }) => orderNumber).sort());
  for (const { code, reasons } of held) expect([code, reasons]).toEqual(['OWNBUYER', expect.arrayContaining(['own-order'])]);
  expect((await staff.call<AffiliateWork>('GET', 'admin/affiliate-work')).data).toEqual({ applications: 0, held: 2 });
  const [first, second] = held.map(({ id }) => id);
  const decide = (ids: unknown[], change: object) => staff.call('PATCH', 'admin/held-commissions/many', { ids, change });
  expect((await decide([first, second, 999_999], { verdict: 'released' })).code).toBe('CommissionNotFound');
  expect((await decide([second], { verdict: 'refused', reason: ' ' })).status).toBe(422);
  await decide([first], { verdict: 'released' });
  await decide([second], { verdict: 'refused', reason: 'You bought it yourself' });
  expect((await decide([second], { verdict: 'released' })).code).toBe('NothingToReview');
  expect(await listed('held-commissions')).toEqual([]);
  await shop.runJobs();
  const mails = (await listMails(shop, affiliate.email)).filter(({ subject }) => subject.startsWith('About your commission'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('You bought it yourself');
  expect(await listAuditEntries('commission.refused')).toMatchObject([{ subjectId: String(second), after: { reason: 'You bought it yourself' } }]);

  const amount = { currency: 'EUR', amount: -2.5, reason: 'A wrong link', key: crypto.randomUUID() };
  const adjust = () => staff.call<AffiliateRecord>('POST', `admin/affiliates/${affiliate.affiliateId}/adjust`, amount);
  await adjust();
  expect((await adjust()).data.balances).toMatchObject([{ currency: 'EUR', pending: held[0]?.amount, approved: -2.5 }]);
  const entries = await listed<LedgerRow>(`affiliates/${affiliate.affiliateId}/ledger`, {}, '&order=desc');
  expect(entries.map(({ kind }) => kind)).toEqual(['adjustment', 'reversal', 'commission', 'commission']);
  const [best] = (await staff.call<Leaderboard>('GET', 'admin/affiliate-leaderboard?days=7')).data;
  expect(best).toMatchObject({ code: 'OWNBUYER', currency: 'EUR', commission: held[0]?.amount, orders: 2, epc: null });
  const report = (await staff.call<HeldReport>('GET', 'admin/affiliate-held-report?days=1')).data.held.filter(({ reason }) => reason === 'own-order');
  const day = new Date().toISOString().slice(0, 10);
  const heldSum = (held[0]?.amount ?? 0) + (held[1]?.amount ?? 0);
  expect(report).toEqual([
    expect.objectContaining({ day, code: 'OWNBUYER', currency: 'EUR', amount: heldSum, commissions: 2, waiting: 0, released: 1, refused: 1 }),
  ]);
});
