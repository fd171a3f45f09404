import type { CartContent } from '#modules/cart';
import { findAffiliateOfDiscount } from '#modules/promotions';
import {
  chooseAttribution,
  getTrackingSettings,
  listAttributionCandidates,
  isCodeForm,
  noAttribution,
  type CandidateTouch,
  type Credit,
  type Referral,
} from '#modules/tracking';
import type { Db } from '#platform/database';
import type { TypedCode } from '../form/typed-code.ts';

/** The attribution of a cart, with the promotions that the shopper named. */
export interface CartCredit extends Credit {
  /** The affiliate discount of the cart and the affiliate it belongs to; null: none. */
  referral: { id: number; affiliateId: number | undefined } | null;
  /** Whether the credited affiliate's code was entered in the coupon field. */
  isTyped: boolean;
  /** Whether the code of another affiliate was entered, but a link takes precedence by the rules of the programme. */
  isTypedOverridden: boolean;
}

/** Credits no affiliate. */
export const noCredit: CartCredit = { ...noAttribution, referral: null, isTyped: false, isTypedOverridden: false };

interface CartCreditInput {
  content: Pick<CartContent, 'referral' | 'customerId' | 'touchSessionId'>;
  /** The code in the coupon field. If it is not a coupon, it may be an affiliate code, which then counts as the newest referral. */
  typed: TypedCode['typed'];
  /** The referral in the browser's cookies; undefined: only that of the cart counts, as with a phone order. */
  referral: Referral | undefined;
  /** The signed-in user, if the cart belongs to no account. */
  userId: number | undefined;
  /** The time at which the order is, or would be, placed. */
  at: Date;
}

/** Decides which affiliate is credited. No query without candidates, otherwise one, and one each for a discount in the cart and the settings. */
export async function getCartCredit(db: Db, { content, typed, referral, userId, at }: CartCreditInput): Promise<CartCredit> {
  const id = content.referral?.affiliateDiscountId ?? null;
  const carriedDiscount = id === null ? null : { id, affiliateId: await findAffiliateOfDiscount(db, id) };
  const code = typed && !typed.coupon && isCodeForm(typed.code) ? typed.code : null;
  const found = await listAttributionCandidates(db, {
    linkReferral: content.referral,
    typed: code === null ? null : { code, at },
    discountAffiliateId: carriedDiscount?.affiliateId ?? null,
    referral: referral ?? null,
    referralSessionId: content.touchSessionId,
    customerId: content.customerId ?? userId ?? null,
  });
  const settings = found.some(({ isTyped, hasClickId }) => isTyped || hasClickId) ? await getTrackingSettings(db) : undefined;
  const credit = chooseAttribution(found, at, settings);
  return { ...credit, referral: carriedDiscount, ...compareTypedCode(credit, code, found) };
}

/** Returns whether the credited affiliate's code was entered, or the code of another affiliate over whom a link takes precedence. */
function compareTypedCode({ affiliateId, code }: Credit, typed: string | null, found: readonly CandidateTouch[]) {
  const isTyped = typed !== null && code.toLowerCase() === typed.toLowerCase();
  return { isTyped, isTypedOverridden: !isTyped && affiliateId !== null && found.some((one) => one.isTyped && one.isEarning) };
}
