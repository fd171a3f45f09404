import type { Body } from '@selvedge/api-client';
import type { Client } from './client.ts';

/** Calls about cart and checkout. */
export const createCartCalls = ({ call, languageId, countryId }: Client) => ({
  createCart: () => call('POST /carts', { query: { languageId }, body: { countryId } }),
  cart: (cartId: string) => call('GET /carts/{cartId}', { path: { cartId }, query: { languageId } }),
  addLine: (cartId: string, body: Body<'POST /carts/{cartId}/lines'>) =>
    call('POST /carts/{cartId}/lines', { path: { cartId }, query: { languageId }, body }),
  changeLine: (cartId: string, lineId: number, quantity: number) =>
    call('PATCH /carts/{cartId}/lines/{lineId}', { path: { cartId, lineId }, query: { languageId }, body: { quantity } }),
  removeLine: (cartId: string, lineId: number) => call('DELETE /carts/{cartId}/lines/{lineId}', { path: { cartId, lineId }, query: { languageId } }),
  /** Returns the customer's cart in this country after merging the guest's cart into it. */
  claimCart: (id: number, guestCartId: string | null) =>
    call('POST /user/{id}/cart', { path: { id }, query: { languageId }, body: { countryId, guestCartId } }),

  checkout: (cartId: string) => call('GET /checkout/{cartId}', { path: { cartId }, query: { languageId } }),
  /** Stores the shopper's referral with the cart: affiliate code or discount. */
  carryReferral: (cartId: string, body: Body<'PUT /checkout/{cartId}/referral'>) =>
    call('PUT /checkout/{cartId}/referral', { path: { cartId }, body }),
  saveDraft: (cartId: string, form: Body<'PATCH /checkout/{cartId}'>['form']) =>
    call('PATCH /checkout/{cartId}', { path: { cartId }, query: { languageId }, body: { form } }),
  placeOrder: (
    cartId: string,
    { idempotencyKey, ...order }: Omit<Body<'POST /checkout/{cartId}/orders'>, 'languageId'> & { idempotencyKey: string },
  ) =>
    call('POST /checkout/{cartId}/orders', {
      path: { cartId },
      header: { 'idempotency-key': idempotencyKey },
      body: { ...order, languageId },
    }),

  /** Opens the link of a cart reminder. `cartId` is the browser's existing cart. */
  openReminder: async (token: string, cartId: string | null) =>
    (await call('POST /cart-reminders/open', { query: { languageId, countryId }, body: { token, ...(cartId && { cartId }) } })).cartId,
  /** Stops cart reminders to the email address that the link was sent to. */
  stopReminders: (token: string) => call('POST /cart-reminders/stop', { query: { token } }),
  /** Creates a cart transfer to another country's shop. @returns its token; null if there is nothing to transfer */
  makeCartTransfer: async (toCountry: string, cartId: string | null) =>
    (await call('POST /checkout/cart-transfers', { body: { toCountry, ...(cartId && { cartId }) } })).token,
  /** Accepts a cart transfer from another country's shop. `cartId` is the browser's existing cart here. */
  acceptCartTransfer: (token: string, cartId: string | null) =>
    call('POST /checkout/cart-transfers/accepted', { query: { languageId, countryId }, body: { token, ...(cartId && { cartId }) } }),
});
