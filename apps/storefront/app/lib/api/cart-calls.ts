import type { Cart, Checkout, CheckoutDraft, NewLine, PlaceOrderInput, PlacedOrder, AcceptedCartTransfer } from '@selvedge/server/contract';

type Query = Readonly<Record<string, string | number | undefined>>;

/** The parts of the API client that these calls use. */
interface Caller {
  // The client’s `call`, whose result type is given at each call.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  call: <Data>(method: string, path: string, options?: { query?: Query; body?: unknown }) => Promise<{ data: Data }>;
  get: <Data>(path: string, query?: Query) => Promise<Data>;
  write: <Data>(method: string, path: string, body?: unknown, more?: Record<string, string>) => Promise<Data>;
  languageId: number;
  countryId: number;
}

/** Calls about cart and checkout. */
export const cartCalls = ({ call, get, write, languageId, countryId }: Caller) => ({
  createCart: () => write<Cart>('POST', 'carts', { countryId }),
  cart: (cartId: string) => get<Cart>(cartPath(cartId), { languageId }),
  addLine: (cartId: string, line: NewLine) => write<Cart>('POST', cartPath(cartId, '/lines'), line),
  changeLine: (cartId: string, lineId: number, quantity: number) => write<Cart>('PATCH', cartPath(cartId, `/lines/${lineId}`), { quantity }),
  removeLine: (cartId: string, lineId: number) => write<Cart>('DELETE', cartPath(cartId, `/lines/${lineId}`)),

  checkout: (cartId: string) => get<Checkout>(checkoutPath(cartId), { languageId }),
  /** Stores the shopper's referral with the cart: affiliate code or discount. */
  carryReferral: (cartId: string, referral: { code: string; affiliateDiscountId: number | null }) =>
    write<null>('PUT', checkoutPath(cartId, '/referral'), referral),
  saveDraft: (cartId: string, form: CheckoutDraft) => write<Checkout>('PATCH', checkoutPath(cartId), { form }),
  placeOrder: (cartId: string, { idempotencyKey, ...input }: Omit<PlaceOrderInput, 'languageId'> & { idempotencyKey: string }) =>
    write<PlacedOrder>('POST', checkoutPath(cartId, '/orders'), { ...input, languageId }, { 'idempotency-key': idempotencyKey }),
  /** Opens the link of a cart reminder. `cartId` is the browser's existing cart. */
  openReminder: async (token: string, cartId: string | null) =>
    (
      await call<{ cartId: string }>('POST', 'cart-reminders/open', {
        query: { languageId, countryId },
        body: { token, ...(cartId && { cartId }) },
      })
    ).data.cartId,
  /** Creates a cart transfer to another country's shop. @returns its token; null if there is nothing to transfer */
  makeCartTransfer: async (toCountry: string, cartId: string | null) =>
    (await write<{ token: string | null }>('POST', 'checkout/cart-transfers', { toCountry, ...(cartId && { cartId }) })).token,
  /** Accepts a cart transfer from another country's shop. `cartId` is the browser's existing cart here. */
  acceptCartTransfer: async (token: string, cartId: string | null) =>
    (
      await call<AcceptedCartTransfer>('POST', 'checkout/cart-transfers/accepted', {
        query: { languageId, countryId },
        body: { token, ...(cartId && { cartId }) },
      })
    ).data,
});

const cartPath = (cartId: string, rest = '') => `carts/${encodeURIComponent(cartId)}${rest}`;
const checkoutPath = (cartId: string, rest = '') => `checkout/${encodeURIComponent(cartId)}${rest}`;
