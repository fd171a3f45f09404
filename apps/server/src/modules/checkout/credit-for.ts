import type { CartContent } from '#modules/cart';
import { affiliateOfDiscount } from '#modules/promotions';
import { attribute, inQuestion, isCodeForm, nobody, type Credit, type Referral } from '#modules/tracking';
import type { Db } from '#platform/database';
import type { TypedCode } from './typed-code.ts';

/** Who is credited with what lies in a cart, and what its shopper has named himself. */
export interface CartCredit extends Credit {
  /** The discount that he brought along, and whose it is; null: none. */
  brought: { id: number; affiliateId: number | undefined } | null;
  /** Whether he typed the credited one's code where coupons are typed. */
  isTyped: boolean;
}

/** Nobody is in question. */
export const noCredit: CartCredit = { ...nobody, brought: null, isTyped: false };

interface AskedCartCredit {
  content: Pick<CartContent, 'brought' | 'customerId' | 'touchSessionId'>;
  /** What he typed where coupons are typed: where it is no coupon it may be an affiliate's code, and counts as brought now. */
  typed: TypedCode['typed'];
  /** What the browser says; undefined: only what was brought counts, as with an order by telephone. */
  referral: Referral | undefined;
  /** Who is signed in, where the cart is nobody's own. */
  userId: number | undefined;
  /** When it is, or would be, placed. */
  at: Date;
}

/** Decides who is credited. One query where somebody may be, one more where a discount was brought, none where nothing speaks for anybody. */
export async function creditFor(db: Db, { content, typed, referral, userId, at }: AskedCartCredit): Promise<CartCredit> {
  const id = content.brought?.affiliateDiscountId ?? null;
  const brought = id === null ? null : { id, affiliateId: await affiliateOfDiscount(db, id) };
  const code = typed && !typed.coupon && isCodeForm(typed.code) ? typed.code : null;
  const found = await inQuestion(db, {
    brought: content.brought,
    typed: code === null ? null : { code, at },
    discountOf: brought?.affiliateId ?? null,
    referral: referral ?? null,
    handedSessionId: content.touchSessionId,
    customerId: content.customerId ?? userId ?? null,
  });
  const credit = attribute(found, at);
  return { ...credit, brought, isTyped: code !== null && credit.code.toLowerCase() === code.toLowerCase() };
}
