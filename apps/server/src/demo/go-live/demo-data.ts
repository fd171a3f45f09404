import { demoCampaigns } from '@selvedge/demo';
import { archiveProducts } from '#modules/catalog';
import { recordChange } from '#modules/audit';
import { endCoupon } from '#modules/promotions';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { listTestPayments } from '#platform/payment-settings';
import { StartError } from '#platform/start-error';
import { inTransaction } from '#platform/transaction';
import { listPublishedDemoProducts } from '#seeds/catalog';
import { countDemoCountries, removeDemoCountryData } from '#modules/countries';
import { listCouponRows } from '#seeds/promotions';
import { listDemoCoupons } from '../content/seed-demo-promotions.ts';
import { describeDemoContent, findDemoContent, removeDemoContent, type DemoContent } from './demo-content.ts';
import { listDemoAccounts } from './demo-accounts.ts';
import { removeDemoAccounts } from './remove-demo-accounts.ts';

/** What a shop still has from the demo, in English lines. */
export interface DemoData {
  emails: string[];
  productIds: number[];
  couponCodes: string[];
  countries: number;
  content: DemoContent;
}

/**
 * Finds what must not be in a public shop: accounts with public passwords, invented garments, public coupons, the invented seller and its links, invented
 * reviews, texts and offers.
 */
export async function findDemoData(db: Db): Promise<DemoData> {
  return {
    emails: (await listDemoAccounts(db)).map(({ email }) => email),
    productIds: await listPublishedDemoProducts(db),
    couponCodes: await listOpenDemoCoupons(db),
    countries: await countDemoCountries(db),
    content: await findDemoContent(db),
  };
}

/** The demo's coupons by code and kind, unless the operator has changed their kind. */
async function listOpenDemoCoupons(db: Db): Promise<string[]> {
  const ofCampaigns = demoCampaigns.campaigns.flatMap(({ coupon }) => (coupon ? [{ code: coupon.code, kind: 'percent' }] : []));
  const kinds = new Map([...listDemoCoupons(() => ({})), ...ofCampaigns].map(({ code, kind }) => [code, kind]));
  const rows = await listCouponRows(db);
  return rows.filter(({ code, kind, isActive }) => isActive && kinds.get(code) === kind).map(({ code }) => code);
}

/** Returns a line for each kind of data that was found. */
const describe = ({ emails, productIds, couponCodes, countries, content }: DemoData): string[] =>
  [
    emails.length > 0 ? `${emails.length} accounts whose passwords are public: ${emails.join(', ')}` : undefined,
    productIds.length > 0 ? `${productIds.length} published demo products` : undefined,
    couponCodes.length > 0 ? `coupons whose codes are public: ${couponCodes.join(', ')}` : undefined,
    countries > 0 ? `${countries} countries with the invented seller or links of the demo` : undefined,
    describeDemoContent(content),
  ].filter((line) => line !== undefined);

/**
 * Refuses to open a shop to the public while it has data of the demo, or takes payments with the keys of a sandbox.
 * @throws StartError
 */
export async function assertNoDemoData(
  db: Db,
  { publicUrl, payments, allowsTestPayments }: Pick<Config, 'publicUrl' | 'payments' | 'allowsTestPayments'>,
): Promise<void> {
  const testPayments = allowsTestPayments ? [] : listTestPayments(payments);
  if (testPayments.length > 0) {
    throw new StartError(
      [
        `${publicUrl} can be reached from outside, and payments are only tests, so that orders would be packed without money:`,
        ...testPayments.map((line) => `  ${line}`),
        'Set the keys of your live account, or remove the settings to do without this provider. A staging shop sets TEST_PAYMENTS=on.',
      ].join('\n'),
    );
  }
  const lines = describe(await findDemoData(db));
  if (lines.length === 0) return;
  throw new StartError(
    [
      `This shop still has data of the demo, and ${publicUrl} can be reached from outside:`,
      ...lines.map((line) => `  ${line}`),
      'Remove it, then start again (orders and your own data are kept):',
      '  npm run demo:remove',
    ].join('\n'),
  );
}

/**
 * Removes what {@link findDemoData} finds: closes accounts, retires products, ends coupons, deletes the invented seller and links, and the texts,
 * offers and reviews of the demo that nobody has changed. Orders, documents and
 * everything that the merchant has created stay. A second call changes nothing.
 */
export async function removeDemoData(db: Db, actor: { userId: null; name: string }): Promise<DemoData> {
  const found = await findDemoData(db);
  await removeDemoAccounts(db, actor);
  await inTransaction(db, async (tx) => {
    if (found.productIds.length > 0) await archiveProducts(tx, found.productIds);
    for (const code of found.couponCodes) await endCoupon(tx, code);
    await removeDemoCountryData(tx);
    await removeDemoContent(tx, found.content);
    const { productIds, couponCodes, countries, content } = found;
    await recordChange(tx, actor, {
      ...{ action: 'demo.remove', subject: 'shop', subjectId: 1 },
      after: { productIds: productIds.length, couponCodes, countries, content: describeDemoContent(content) ?? null },
    });
  });
  return found;
}
