import type { Cart, Checkout, CheckoutDraft, NewLine, PlaceOrderInput, PlacedOrder, TakenHandOver } from '@selvedge/server/contract';

type Query = Readonly<Record<string, string | number | undefined>>;

/** What of the API's client the calls about carts are made of. */
interface Caller {
  // The client’s own, which says at each call what it answers.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  call: <Data>(method: string, path: string, options?: { query?: Query; body?: unknown }) => Promise<{ data: Data }>;
  get: <Data>(path: string, query?: Query) => Promise<Data>;
  write: <Data>(method: string, path: string, body?: unknown, more?: Record<string, string>) => Promise<Data>;
  languageId: number;
  countryId: number;
}

/** What cart and checkout ask. */
export const cartCalls = ({ call, get, write, languageId, countryId }: Caller) => ({
  createCart: () => write<Cart>('POST', 'carts', { countryId }),
  cart: (cartId: string) => get<Cart>(cartPath(cartId), { languageId }),
  addLine: (cartId: string, line: NewLine) => write<Cart>('POST', cartPath(cartId, '/lines'), line),
  changeLine: (cartId: string, lineId: number, quantity: number) => write<Cart>('PATCH', cartPath(cartId, `/lines/${lineId}`), { quantity }),
  removeLine: (cartId: string, lineId: number) => write<Cart>('DELETE', cartPath(cartId, `/lines/${lineId}`)),

  checkout: (cartId: string) => get<Checkout>(checkoutPath(cartId), { languageId }),
  /** Keeps of whom the shopper has brought a code or a discount along. */
  bringAlong: (cartId: string, brought: { code: string; affiliateDiscountId: number | null }) =>
    write<null>('PUT', checkoutPath(cartId, '/brought'), brought),
  saveDraft: (cartId: string, form: CheckoutDraft) => write<Checkout>('PATCH', checkoutPath(cartId), { form }),
  placeOrder: (cartId: string, { idempotencyKey, ...input }: Omit<PlaceOrderInput, 'languageId'> & { idempotencyKey: string }) =>
    write<PlacedOrder>('POST', checkoutPath(cartId, '/orders'), { ...input, languageId }, { 'idempotency-key': idempotencyKey }),
  /** What the link of a cart reminder leads to; `cartId`: the cart that the browser has already. */
  openReminder: async (token: string, cartId: string | null) =>
    (
      await call<{ cartId: string }>('POST', 'cart-reminders/open', {
        query: { languageId, countryId },
        body: { token, ...(cartId && { cartId }) },
      })
    ).data.cartId,
  /** Lets this browser go on in another country's shop. @returns the token for it; null where there is nothing to take along */
  makeHandOver: async (toCountry: string, cartId: string | null) =>
    (await write<{ token: string | null }>('POST', 'checkout/hand-overs', { toCountry, ...(cartId && { cartId }) })).token,
  /** What another country's shop has handed over; `cartId`: the cart that the browser has here. */
  takeHandOver: async (token: string, cartId: string | null) =>
    (
      await call<TakenHandOver>('POST', 'checkout/hand-overs/taken', {
        query: { languageId, countryId },
        body: { token, ...(cartId && { cartId }) },
      })
    ).data,
});

const cartPath = (cartId: string, rest = '') => `carts/${encodeURIComponent(cartId)}${rest}`;
const checkoutPath = (cartId: string, rest = '') => `checkout/${encodeURIComponent(cartId)}${rest}`;
