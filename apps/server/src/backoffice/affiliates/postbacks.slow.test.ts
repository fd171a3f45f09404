import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedUserTypes } from '#modules/accounts';
import type { Database } from '#platform/database';
import { activeAffiliate, type TestAffiliate } from '#testing/people/active-affiliate';
import { placeAttributedOrder } from '#testing/orders/attributed-order';
import { createTestDatabase } from '#testing/database';
import { signedInStaff } from '#testing/people/staff';
import { openTestShop, type TestShop } from '#testing/test-shop';
import { openReceiver } from '#testing/webhook-receiver';
import type { AffiliatePostbacks } from '#contracts/affiliates';
import type { AdminPostbacks } from './contract.ts';

let database: Database;
let shop: TestShop;
let receiver: Awaited<ReturnType<typeof openReceiver>>;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = openTestShop(database);
  await seedUserTypes(database.db);
  receiver = await openReceiver();
});
afterAll(async () => {
  receiver.close();
  await database.close();
});

const getPath = ({ affiliateId }: TestAffiliate) => `affiliate/${affiliateId}/postbacks`;
const setAddress = (affiliate: TestAffiliate) => affiliate.call('PUT', getPath(affiliate), { address: `${receiver.origin}/key-4711` });
const ping = (affiliate: TestAffiliate) => affiliate.call('POST', `${getPath(affiliate)}/ping`);
const settings = async (affiliate: TestAffiliate) => (await affiliate.call<AffiliatePostbacks>('GET', getPath(affiliate))).data;

test('staff see the host and failed postbacks, and switch an address off, which its affiliate cannot switch on again', async () => {
  const jonas = await activeAffiliate(shop);
  await setAddress(jonas);
  const adminView = await signedInStaff(shop, { role: 'user', areas: ['affiliates'] });
  const path = `admin/affiliates/${jonas.affiliateId}/postbacks`;
  receiver.setAnswer((response) => response.writeHead(410).end('gone for good'));
  await ping(jonas);
  const { data } = await adminView.call<AdminPostbacks>('GET', path);
  expect(data).toMatchObject({ host: new URL(receiver.origin).host, state: 'failing' });
  expect(data.failures).toMatchObject([{ event: 'ping', attempts: 1, answer: 410, lastError: 'gone for good' }]);
  expect(JSON.stringify(data)).not.toMatch(/whsec_|key-4711/);
  receiver.received.length = 0;

  expect((await adminView.call('POST', `${path}/switch`, { isOn: false })).data).toMatchObject({ state: 'off' });
  expect(await ping(jonas)).toMatchObject({ status: 409, code: 'NoPostbackAddress' });
  await jonas.call('DELETE', `affiliate/${jonas.affiliateId}/postbacks`);
  expect(await settings(jonas)).toMatchObject({ address: null, state: 'off', log: { items: [] } });
  await setAddress(jonas);
  expect(await settings(jonas)).toMatchObject({ state: 'off' });
  await placeAttributedOrder(shop, { code: jonas.code, garments: [{ garment: await shop.garment() }] });
  await shop.runJobs();
  expect(receiver.received).toEqual([]);
  await adminView.call('POST', `${path}/switch`, { isOn: true });
  receiver.setAnswer();
  expect((await ping(jonas)).data).toMatchObject({ status: 'delivered' });
  const eva = await activeAffiliate(shop);
  expect(await adminView.call('POST', `admin/affiliates/${eva.affiliateId}/postbacks/switch`, { isOn: false })).toMatchObject({ status: 404 });
});
