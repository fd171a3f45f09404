import { eq } from 'drizzle-orm';
import { findUserContact } from '#modules/accounts';
import { readCartContent, priceCart, type CartContent, type PricedLine } from '#modules/cart';
import { findLanguage, type ShippingMethod } from '#modules/countries';
import { listOrdersOfCart } from '#modules/orders';
import type { Referral } from '#modules/tracking';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import type { CheckoutDraft } from '../contract.ts';
import { getCartCredit } from './get-cart-credit.ts';
import { getOffers, type Offers } from './get-offers.ts';
import { getCustomerDetails } from '../form/customer-details.ts';
import { findExemptSupply } from '../form/find-exempt-supply.ts';
import { chooseMethod, priceOnTerms, readPurchaseTerms, type PurchaseTerms } from './purchase-terms.ts';
import { checkouts } from '../tables.ts';
import { readTypedCode } from '../form/typed-code.ts';

export interface CheckoutKey {
  cartId: string;
  /** The country of the requesting shop; default: the cart's own. */
  countryId?: number | undefined;
  languageId: number;
  /** The signed-in user: the checkout of their own cart starts with the details of their account. */
  userId?: number | undefined;
  /** The referral in the browser's cookies; default: only that of the cart counts. */
  referral?: Referral | undefined;
  /** Whether prices include VAT even if the order is exempt, as they do everywhere outside of the checkout. */
  isWithVat?: boolean | undefined;
}

/** A cart with everything that its price depends on. */
export interface OpenCheckout {
  content: CartContent;
  lines: PricedLine[];
  draft: CheckoutDraft;
  /** The shop's code of the language of the texts; English for an unknown id. */
  language: string;
  terms: PurchaseTerms;
  offers: Offers;
  /** The chosen method, or the first; undefined if nothing can be delivered. */
  shipping: ShippingMethod | undefined;
}

/** Reads a cart, its draft and the terms on which it is sold now. @throws CartNotFound */
export async function openCheckout(db: Db, config: Config, key: CheckoutKey): Promise<OpenCheckout> {
  const { cartId, countryId, languageId, userId, referral, isWithVat = false } = key;
  const content = await readCartContent(db, { cartId, countryId });
  const isOwn = userId !== undefined && content.customerId === userId;
  const draft = { ...(isOwn && (await getCustomerDetails(db, { userId, countryId: content.countryId }))), ...(await readDraft(db, cartId)) };
  const isExempt = !isWithVat && (await findExemptSupply(db, { countryId: content.countryId, form: draft })) !== null;
  const terms = await readPurchaseTerms(db, config, { countryId: content.countryId, form: draft, isExempt });
  const lines = priceOnTerms(await priceCart(db, content, languageId), terms);
  const listReplacedOrders = () => listWaitingOrders(db, cartId);
  const code = await readTypedCode(db, {
    couponCode: draft.couponCode,
    email: () => draft.email?.trim() || findAccountEmail(db, content),
    replaced: listReplacedOrders,
  });
  const credit = await getCartCredit(db, { content, typed: code.typed, referral, userId, at: terms.at });
  const offers = await getOffers(db, terms, { ...code, credit, replaced: listReplacedOrders });
  const language = (await findLanguage(db, languageId))?.code ?? 'en';
  return { content, lines, draft, language, terms, offers, shipping: chooseMethod(terms.shippingMethods, draft.shippingMethod) };
}

/** Returns the draft; empty at first. */
async function readDraft(db: Db, cartId: string): Promise<CheckoutDraft> {
  const [stored] = await db.select({ draft: checkouts.draft }).from(checkouts).where(eq(checkouts.cartId, cartId));
  return stored?.draft ?? {};
}

const findAccountEmail = async (db: Db, { customerId }: CartContent): Promise<string> =>
  customerId === null ? '' : ((await findUserContact(db, customerId))?.email ?? '');

/** An order of the same cart that waits for payment would be superseded, so its coupon use does not count. */
const listWaitingOrders = async (db: Db, cartId: string): Promise<string[]> =>
  (await listOrdersOfCart(db, cartId)).flatMap(({ status, orderNumber }) => (status === 'PENDING' ? orderNumber : []));
