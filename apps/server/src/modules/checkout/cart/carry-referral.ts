import { now } from '#kit/clock';
import { storeReferral, readCartContent, lockCart, renewCart } from '#modules/cart';
import { listOrdersOfCart } from '#modules/orders';
import { readLinkReferral, type LinkReferral } from '#modules/tracking';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';

interface ReferralToCarry {
  cartId: string;
  countryId?: number | undefined;
  /** The affiliate's code; empty if there is none. */
  code: string;
  affiliateDiscountId: number | null;
  /** Path and query of the page; empty: unknown. */
  landingPage: string;
}

/**
 * Stores with a cart the affiliate code or discount from the address of a page, so that it is credited without a cookie. The latest one
 * counts. The same code without discount or campaign keeps the stored ones. The price of an order that waits for payment may change, so the checkout
 * gets a new key.
 * @throws CartNotFound
 */
export async function carryReferral(db: Db, { cartId, countryId, code, affiliateDiscountId, landingPage }: ReferralToCarry): Promise<void> {
  if (code === '' && affiliateDiscountId === null) return;
  await inTransaction(db, async (tx) => {
    await lockCart(tx, { cartId, countryId });
    const { referral: storedReferral } = await readCartContent(tx, { cartId });
    const isSameCode = storedReferral !== null && storedReferral.code.toLowerCase() === code.toLowerCase();
    const discount = affiliateDiscountId ?? (isSameCode ? storedReferral.affiliateDiscountId : null);
    const visit = chooseVisit(landingPage, code, isSameCode ? storedReferral : null);
    await storeReferral(tx, cartId, { referral: { code, affiliateDiscountId: discount, ...visit, at: now().toISOString() } });
    if (isSameCode && discount === storedReferral.affiliateDiscountId) return;
    if ((await listOrdersOfCart(tx, cartId)).some(({ status }) => status === 'PENDING')) await renewCart(tx, cartId);
  });
}

/**
 * Returns the campaign of the address, or the stored one if the address names the affiliate only. A stored click id of an ad is kept.
 * @param stored of the same affiliate
 */
function chooseVisit(landingPage: string, code: string, stored: LinkReferral | null): Pick<LinkReferral, 'campaign' | 'hasClickId'> {
  const named = readLinkReferral(landingPage);
  const isNamed = named && named.code.toLowerCase() === code.toLowerCase();
  const hasClickId = (isNamed && named.hasClickId) || (stored?.hasClickId ?? false);
  if (isNamed && (named.hasCampaign || !stored?.campaign)) return { campaign: named.campaign, hasClickId };
  return { campaign: stored?.campaign ?? null, hasClickId };
}
