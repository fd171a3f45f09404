import { eq, isNotNull, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { now } from '#kit/clock';
import { createUser, demoSignIns, makeApiToken, seedDemoAccounts, seedUserTypes, userType } from '#modules/accounts';
import { seedDemoSeller } from '#modules/countries';
import { saveCoupon } from '#modules/promotions';
import { readConfig } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { accountTokens, apiTokens, passkeys, recoveryCodes, sessions, totpSecrets, users } from '#tables/accounts';
import { affiliates } from '#tables/affiliates';
import { auditLog } from '#tables/audit';
import { products } from '#tables/catalog';
import { countries } from '#tables/countries';
import { orders } from '#tables/orders';
import { coupons } from '#tables/promotions';
import { test } from '#testing/database';
import { runShopCommand } from '#testing/processes/shop-command';
import { openTestShop, readyForm, shopIds } from '#testing/test-shop';
import { prepareShop } from '../prepare-shop.ts';
import { ignoreProgress } from '../progress.ts';
import { seedDemoAffiliate } from '../seed-demo-affiliate.ts';
import { seedDemoSellers } from '../content/seed-demo-sellers.ts';
import { seedDemoPromotions } from '../content/seed-demo-promotions.ts';
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
  await expect(assertNoDemoData(db, { publicUrl: 'https://shop.example' })).rejects.toThrow(/1 published demo products\n.*WELCOME10/);
  const { output } = await runShopCommand(database.connection, publicShop)('commands/demo-remove');
  expect(output).toContain('retired 1 products');

  await assertNoDemoData(db, { publicUrl: 'https://shop.example' });
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

const ownSeller = {
  name: 'Own Clothes GmbH',
  address: ['Torstraße 1', '10119 Berlin'],
  vatNumber: 'DE123456789',
  registration: 'HRB 1',
  representative: 'Jan Weiß',
  email: 'hello@own.example',
  phone: '+49 30 901820',
};
