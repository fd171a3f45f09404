import { eq, isNotNull, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { days, now } from '#kit/clock';
import { createUser, demoSignIns, makeApiToken, seedDemoAccounts, seedUserTypes, userType } from '#modules/accounts';
import { seedDemoSeller } from '#modules/countries';
import { saveCoupon } from '#modules/promotions';
import { readConfig } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { accountTokens, apiTokens, passkeys, recoveryCodes, sessions, totpSecrets, users } from '#tables/accounts';
import { affiliates } from '#tables/affiliates';
import { auditLog } from '#tables/audit';
import { campaigns, campaignTranslations } from '#tables/campaigns';
import { products } from '#tables/catalog';
import { contentArticles, homeBlocks, homeBlockTranslations, topics } from '#tables/content';
import { countries } from '#tables/countries';
import { orders } from '#tables/orders';
import { coupons, discountGoals } from '#tables/promotions';
import { productRatings, reviews } from '#tables/reviews';
import { wheels } from '#tables/wheel';
import { test } from '#testing/database';
import { runShopCommand } from '#testing/processes/shop-command';
import { openTestShop, readyForm, shopIds } from '#testing/test-shop';
import { prepareShop } from '../prepare-shop.ts';
import { ignoreProgress } from '../progress.ts';
import { seedDemoAffiliate } from '../seed-demo-affiliate.ts';
import { seedDemoArticles } from '../content/seed-demo-articles.ts';
import { seedDemoCampaigns } from '../content/seed-demo-campaigns.ts';
import { seedDemoHome } from '../content/seed-demo-home.ts';
import { seedDemoSellers } from '../content/seed-demo-sellers.ts';
import { seedDemoPromotions } from '../content/seed-demo-promotions.ts';
import { seedDemoWheels } from '../content/seed-demo-wheels.ts';
import { seedReviews } from '../content/seed-reviews.ts';
import { findDemoContent } from './demo-content.ts';
import { assertNoDemoData } from './demo-data.ts';
import { removeDemoAccounts } from './remove-demo-accounts.ts';

const publicShop = { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://127.0.0.1:4299' };
const operator = { userId: null, name: 'operator' };
const [customer, , admin] = demoSignIns;

test('a public shop does not start while it has demo accounts, and names the command that removes them', async ({ database }) => {
  const { db } = database;
  openTestShop(database);
  await seedAccounts(db);
  const start = runShopCommand(database.connection, { ...publicShop, PORT: '4298', LOG_LEVEL: 'silent' });
  const refused = await start('main');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('This shop still has data of the demo, and https://shop.example can be reached from outside:');
  for (const { email } of demoSignIns) expect(refused.output).toContain(email);
  expect(refused.output).toContain('npm run demo:remove');

  const removed = await start('commands/staff', 'remove-demo-accounts');
  expect(removed.output).toContain('Disabled');
  expect(removed.output).toContain('The shop has no admin now. Add one: npm run staff -- add-admin EMAIL FIRST LAST');
  await prepareShop(database, { config: readConfig(publicShop), progress: ignoreProgress });
});

test('the demo admin counts as a demo account under another email address too', async ({ database }) => {
  const { db } = database;
  openTestShop(database);
  await seedAccounts(db);
  await removeDemoAccounts(db, operator);
  await db.update(users).set({ closedAt: null, email: 'boss@shop.example' }).where(eq(users.email, admin.email));
  const [boss] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'boss@shop.example'));
  await db.insert(totpSecrets).values({ userId: boss?.id ?? 0, secret: admin.totpSecret, confirmedAt: now() });
  await expect(prepareShop(database, { config: readConfig(publicShop), progress: ignoreProgress })).rejects.toThrow('boss@shop.example');
});

test('removed demo accounts cannot sign in, have no second factor, and keep their orders', async ({ database }) => {
  const { db } = database;
  const shop = openTestShop(database);
  await seedAccounts(db);
  await seedDemoAffiliate(db, shop.services.config);
  await seedDemoSellers(db);
  const realId = await createUser(db, {
    ...{ email: 'ana@shop.example', password: 'Linen.2027', firstName: 'Ana', lastName: 'Novak' },
    userTypeIds: [userType.customer],
  });
  const signIn = (email: string, password: string) => shop.call('POST', 'auth/login', { email, password });
  const before = await signIn(customer.email, customer.password);
  expect(before.status).toBe(200);
  const garment = await shop.garment();
  const cart = await shop.createCart(shopIds.SI, { garment });
  const placed = await shop.order(cart.id, readyForm('SI', { email: customer.email }));
  expect(placed.status).toBe(201);
  const [{ id: adminId } = { id: 0 }] = await db.select({ id: users.id }).from(users).where(eq(users.email, admin.email));
  const orderCount = await db.$count(orders);
  await inTransaction(db, (tx) => makeApiToken(tx, { name: 'stock', areas: ['catalog'], isReadOnly: false, createdBy: adminId, expiresAt: null }));

  await removeDemoAccounts(db, operator);

  expect((await signIn(customer.email, customer.password)).status).toBe(401);
  const staffSignIn = await shop.call('POST', 'admin/sign-in', { email: admin.email, password: admin.password });
  expect(staffSignIn.status).toBe(401);
  for (const table of [sessions, totpSecrets, passkeys, recoveryCodes, accountTokens]) expect(await db.$count(table)).toBe(0);
  expect(await db.$count(apiTokens, isNull(apiTokens.revokedAt))).toBe(0);
  expect(await db.$count(affiliates, eq(affiliates.status, 'active'))).toBe(0);
  expect(await db.$count(orders)).toBe(orderCount);
  expect(await db.$count(auditLog, eq(auditLog.action, 'account.disable'))).toBeGreaterThanOrEqual(demoSignIns.length);
  const open = await db.select({ id: users.id }).from(users).where(eq(users.email, 'ana@shop.example'));
  expect(open).toEqual([{ id: realId }]);
  expect((await signIn('ana@shop.example', 'Linen.2027')).status).toBe(200);

  // A later start as a demo does not restore them.
  await seedDemoAccounts(db, { isLoopback: true });
  expect(await db.$count(totpSecrets)).toBe(0);
  expect((await signIn(customer.email, customer.password)).status).toBe(401);
});

async function seedAccounts(db: Db): Promise<void> {
  await seedUserTypes(db);
  await seedDemoAccounts(db, { isLoopback: true });
}

test("demo:remove removes garments, coupons and the seller of the demo, keeps the merchant's own, and a public shop then starts", async ({
  database,
}) => {
  const { db } = database;
  const shop = openTestShop(database);
  await seedAccounts(db);
  await seedDemoSeller(db);
  await seedDemoPromotions(db);
  const own = await shop.garment({ name: 'Own shirt' });
  const demo = await shop.garment({ name: 'Demo shirt' });
  await db.update(products).set({ handle: 'SV-10001' }).where(eq(products.id, demo.productId));
  await inTransaction(db, (tx) => saveCoupon(tx, { code: 'OURS', kind: 'percent', terms: { rate: 500 } }));
  await db.update(countries).set({ seller: ownSeller }).where(eq(countries.id, shopIds.DE));

  const [invented] = await db.select({ law: countries.law }).from(countries).where(eq(countries.id, shopIds.BD));
  expect(invented?.law?.dataAuthority).toContain('invented');
  await expect(assertNoDemoData(db, readConfig(publicShop))).rejects.toThrow(/1 published demo products\n.*WELCOME10/);
  const { output } = await runShopCommand(database.connection, publicShop)('commands/demo-remove');
  expect(output).toContain('retired 1 products');

  await assertNoDemoData(db, readConfig(publicShop));
  const statuses = await db.select({ id: products.id, status: products.status }).from(products).orderBy(products.id);
  expect(statuses).toEqual([
    { id: own.productId, status: 'published' },
    { id: demo.productId, status: 'retired' },
  ]);
  const open = await db.select({ code: coupons.code }).from(coupons).where(eq(coupons.isActive, true));
  expect(open).toEqual([{ code: 'OURS' }]);
  const sellers = await db.select({ id: countries.id }).from(countries).where(isNotNull(countries.seller));
  expect(sellers).toEqual([{ id: shopIds.DE }]);
  const [bangladesh] = await db.select({ law: countries.law }).from(countries).where(eq(countries.id, shopIds.BD));
  expect(bangladesh?.law).toMatchObject({ dataAuthority: '', imprint: '', consumerWeb: 'https://dncrp.gov.bd' });
});

test('demo:remove removes texts, offers and reviews of the demo, and keeps those that the merchant has written or changed', async ({ database }) => {
  const { db } = database;
  const shop = openTestShop(database);
  const garments = [];
  for (let count = 0; count < 3; count += 1) garments.push(await shop.garment());
  await db.update(products).set({ publishedAt: new Date(now().getTime() - days(100)) });
  const catalogue = await db.select({ code: products.handle }).from(products);
  await seedDemoArticles(db);
  await seedDemoCampaigns(db);
  // Its links lead to articles and campaigns.
  await seedDemoHome(db);
  await seedDemoPromotions(db);
  await seedDemoWheels(db);
  expect(await seedReviews(db, catalogue)).toBeGreaterThan(0);
  const before = await findDemoContent(db);
  expect(before.blocks).toHaveLength(await db.$count(homeBlocks));
  expect(before.articles).toHaveLength(await db.$count(contentArticles));
  expect(before.campaigns).toHaveLength(await db.$count(campaigns));
  expect(before.wheels).toHaveLength(await db.$count(wheels));
  expect(before.goals).toHaveLength(await db.$count(discountGoals));
  expect(before.reviews).toBe(await db.$count(reviews));

  // The merchant changes one of each, and a customer writes a review.
  const [block = 0, article = 0, campaign = 0] = [before.blocks[0], before.articles[0], before.campaigns[0]];
  const [wheel = 0, goal = 0] = [before.wheels[0], before.goals[0]];
  await db.update(homeBlockTranslations).set({ title: 'Our promise' }).where(eq(homeBlockTranslations.blockId, block));
  await db
    .update(contentArticles)
    .set({ updatedAt: new Date(now().getTime() + days(1)) })
    .where(eq(contentArticles.id, article));
  await db.update(campaignTranslations).set({ title: 'Our weeks' }).where(eq(campaignTranslations.campaignId, campaign));
  await db
    .update(wheels)
    .set({ segments: [{ kind: 'none', basisPoints: null, amount: null, minimum: null, weight: 1 }] })
    .where(eq(wheels.id, wheel));
  await db.update(discountGoals).set({ threshold: 123_400 }).where(eq(discountGoals.id, goal));
  const [one] = await db.select().from(reviews).limit(1);
  await db
    .update(reviews)
    .set({ orderNumber: '7KQ4M-X2RPA' })
    .where(eq(reviews.id, one?.id ?? 0));

  await expect(assertNoDemoData(db, readConfig(publicShop))).rejects.toThrow(/home page blocks, \d+ articles, questions and pages, 2 campaigns/);
  const { output } = await runShopCommand(database.connection, publicShop)('commands/demo-remove');
  expect(output).toContain('2 campaigns');
  expect(await db.select({ id: homeBlocks.id }).from(homeBlocks)).toEqual([{ id: block }]);
  expect(await db.select({ id: contentArticles.id }).from(contentArticles)).toEqual([{ id: article }]);
  expect(await db.$count(topics)).toBe(1);
  expect(await db.select({ id: campaigns.id }).from(campaigns)).toEqual([{ id: campaign }]);
  expect(await db.select({ id: wheels.id }).from(wheels)).toEqual([{ id: wheel }]);
  expect(await db.select({ id: discountGoals.id }).from(discountGoals)).toEqual([{ id: goal }]);
  expect(await db.select({ id: reviews.id }).from(reviews)).toEqual([{ id: one?.id }]);
  const sums = await db.select({ count: productRatings.reviewCount, stars: productRatings.starSum }).from(productRatings);
  expect(sums.filter(({ count }) => count > 0)).toEqual([{ count: 1, stars: one?.stars }]);
  expect(sums.every(({ count, stars }) => count > 0 || stars === 0)).toBe(true);
  await assertNoDemoData(db, readConfig(publicShop));
});

test('a public shop does not start with keys of a test system, so that no order is packed without money', async ({ database }) => {
  const stripe = { STRIPE_WEBHOOK_SECRET: 'whsec_1' };
  const ssl = { SSLCOMMERZ_STORE_PASSWORD: 'secret' };
  const start = (settings: Record<string, string>) => assertNoDemoData(database.db, readConfig({ ...publicShop, ...settings }));
  await expect(start({ ...stripe, STRIPE_SECRET_KEY: 'sk_test_51H' })).rejects.toThrow(
    'Stripe takes no money with STRIPE_SECRET_KEY of a test system',
  );
  await expect(start({ ...stripe, STRIPE_SECRET_KEY: 'rk_test_51H' })).rejects.toThrow('STRIPE_SECRET_KEY');
  await expect(start({ ...stripe, STRIPE_SECRET_KEY: 'sk_live_51H', STRIPE_API_BASE: 'http://127.0.0.1:4301' })).rejects.toThrow('STRIPE_API_BASE');
  await start({ ...stripe, STRIPE_SECRET_KEY: 'sk_test_51H', TEST_PAYMENTS: 'on' });
  await expect(start({ ...ssl, SSLCOMMERZ_STORE_ID: 'testbox' })).rejects.toThrow('SSLCOMMERZ_STORE_ID');
  await expect(start({ ...ssl, SSLCOMMERZ_STORE_ID: 'ours', SSLCOMMERZ_API_BASE: 'https://sandbox.sslcommerz.com' })).rejects.toThrow(
    'SSLCOMMERZ_API_BASE',
  );
  await start({
    ...stripe,
    ...ssl,
    STRIPE_SECRET_KEY: 'sk_live_51H',
    SSLCOMMERZ_STORE_ID: 'ours',
    SSLCOMMERZ_API_BASE: 'https://securepay.sslcommerz.com',
  });
});

const ownSeller = {
  name: 'Own Clothes GmbH',
  address: ['Torstraße 1', '10119 Berlin'],
  vatNumber: 'DE123456789',
  registration: 'HRB 1',
  representative: 'Jan Weiß',
  email: 'hello@own.example',
  phone: '+49 30 901820',
};
