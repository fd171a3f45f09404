import { eq } from 'drizzle-orm';
import { userContact } from '#modules/accounts';
import { linesOfCart, priceCart, type CartContent, type PricedLine } from '#modules/cart';
import type { ShippingMethod } from '#modules/countries';
import { ordersOfCart } from '#modules/orders';
import type { Referral } from '#modules/tracking';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { CheckoutDraft } from './contract.ts';
import { creditFor } from './credit-for.ts';
import { offersFor, type Offers } from './offers-for.ts';
import { ownDetails } from './own-details.ts';
import { purchaseTerms, type PurchaseTerms } from './purchase-terms.ts';
import { checkouts } from './tables.ts';
import { typedCode } from './typed-code.ts';

export interface AskedCheckout {
  cartId: string;
  /** Whose shop asks; left out: the cart's own. */
  countryId?: number | undefined;
  languageId: number;
  /** Who asks, if he is signed in: his own cart's checkout begins with what his account knows. */
  userId?: number | undefined;
  /** What his browser says of who sent him; left out: only what was brought counts. */
  referral?: Referral | undefined;
}

/** A cart with all that bears on what it costs. */
export interface OpenCheckout {
  content: CartContent;
  lines: PricedLine[];
  draft: CheckoutDraft;
  terms: PurchaseTerms;
  offers: Offers;
  /** As chosen, or the first; undefined where nothing is delivered. */
  shipping: ShippingMethod | undefined;
}

/** Reads a cart and what was typed at its checkout, and on what terms it is sold now. @throws CartNotFound */
export async function openCheckout(
  db: Db,
  config: Config,
  { cartId, countryId, languageId, userId, referral }: AskedCheckout,
): Promise<OpenCheckout> {
  const content = await linesOfCart(db, { cartId, countryId });
  const lines = await priceCart(db, content, languageId);
  const isOwn = userId !== undefined && content.customerId === userId;
  const draft = { ...(isOwn && (await ownDetails(db, { userId, countryId: content.countryId }))), ...(await draftOf(db, cartId)) };
  const terms = await purchaseTerms(db, config, { countryId: content.countryId, postalCode: draft.postalCode });
  const replaced = () => waitingOrders(db, cartId);
  const code = await typedCode(db, { couponCode: draft.couponCode, email: () => draft.email?.trim() || emailOf(db, content), replaced });
  const credit = await creditFor(db, { content, typed: code.typed, referral, userId, at: terms.at });
  const offers = await offersFor(db, terms, { ...code, credit, replaced });
  return { content, lines, draft, terms, offers, shipping: chosen(terms.shippingMethods, draft.shippingMethod) };
}

/** What was typed so far; nothing at first. */
async function draftOf(db: Db, cartId: string): Promise<CheckoutDraft> {
  const [kept] = await db.select({ draft: checkouts.draft }).from(checkouts).where(eq(checkouts.cartId, cartId));
  return kept?.draft ?? {};
}

/** The one that was chosen, or the first. */
export const chosen = <Method extends { code: string }>(methods: readonly Method[], code: string | undefined): Method | undefined =>
  methods.find((method) => method.code === code) ?? methods[0];

const emailOf = async (db: Db, { customerId }: CartContent): Promise<string> =>
  customerId === null ? '' : ((await userContact(db, customerId))?.email ?? '');

/** An order of this very cart that still waits for its payment would be superseded: its coupon is this one. */
const waitingOrders = async (db: Db, cartId: string): Promise<string[]> =>
  (await ordersOfCart(db, cartId)).flatMap(({ status, orderNumber }) => (status === 'PENDING' ? orderNumber : []));
