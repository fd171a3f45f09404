import { adjustLedger, markPaid, preparePayouts, sendStaffMessage } from '#modules/affiliates';
import { inTransaction } from '#platform/transaction';
import type { Checkout, PlacedOrder, ReturnOverview } from '#server/contract';
import { approveAffiliate, endPayoutHold, joinProgramme } from './active-affiliate.ts';
import { deliver } from '../orders/delivered-order.ts';
import { confirmEmail, registeredCustomer, type RegisteredCustomer } from './registered-customer.ts';
import { openPasskeyDevice } from './passkey-device.ts';
import { readyForm, shopIds, type TestGarment, type TestShop } from '../test-shop.ts';

/** A customer with data of every kind, and the values that other users must not see. */
export interface Victim extends RegisteredCustomer {
  /** Ids by the parameter names of calls. */
  ids: Readonly<Record<string, string | number>>;
  secrets: readonly string[];
}

const origin = 'http://si.localhost:4300';

const person = { firstName: 'Zdenka', lastName: 'Hrovat-Vidmar' };
const phone = '041 987 654';
const street = 'Zaloška 77';
const iban = 'SI56263300012039086';
/** Messages between staff and the affiliate. */
const conversation = ['Which of our garments will you show in Piran?', 'The grey ones from Kobarid'] as const;

/** Creates all data through the API as its owner. */
export async function makeVictim(shop: TestShop): Promise<Victim> {
  const victim = await registeredCustomer(shop, { ...person, phone });
  await confirmEmail(shop, victim);
  const garment = await shop.garment({ name: 'Linen shirt' });
  await shop.runJobs();
  const accountIds = await createAccountData(victim, garment);
  const placed = await orderAsCustomer(shop, victim, garment);
  const returnNumber = await sendBack(victim, placed);
  const passkeyId = await registerPasskey(victim);
  const affiliateIds = await createAffiliateData(shop, victim);
  return {
    ...victim,
    ids: {
      id: victim.id,
      userId: victim.id,
      ...accountIds,
      passkeyId,
      ...affiliateIds,
      invoice: placed.orderNumber,
      number: placed.invoiceNumber ?? '',
      returnNumber,
    },
    secrets: [
      victim.email,
      person.firstName,
      person.lastName,
      street,
      phone,
      '+38641987654',
      '38641987654',
      'hrovat-vidmar.example',
      'hrovat-vidmar.invalid',
      ...conversation,
    ],
  };
}

/** Creates an address, a session, a saved product and a data request. */
async function createAccountData({ id, call }: RegisteredCustomer, { productId }: TestGarment) {
  const address = { ...person, countryId: shopIds.SI, countryCode: 'SI', address: street, postalCode: '1000', city: 'Ljubljana', phone };
  const addressId = await createRecord(call, 'POST', `user/${id}/addresses`, address);
  const sessionId = (await call<{ id: number }[]>('GET', `user/${id}/sessions`)).data[0]?.id ?? 0;
  const wish = await call<{ wishlistId: number }>('POST', 'wishlist', { userId: id, productId, countryId: shopIds.SI });
  const requestId = await createRecord(call, 'POST', `user/${id}/data-requests`, { countryId: shopIds.SI, languageId: 1 });
  return { addressId, sessionId, wishlistId: wish.data.wishlistId, requestId };
}

/** Places an order that is delivered. */
async function orderAsCustomer(shop: TestShop, { id, email, call, headers }: RegisteredCustomer, garment: TestGarment): Promise<PlacedOrder> {
  const guestCartId = (await shop.createCart(shopIds.SI, { garment })).id;
  const claimed = await call<{ cart: { id: string } }>('POST', `user/${id}/cart`, { countryId: shopIds.SI, guestCartId });
  const form = readyForm('SI', { ...person, email, phone, address: street });
  const { totals, idempotencyKey } = (await shop.call<Checkout>('PATCH', `checkout/${claimed.data.cart.id}`, { form })).data;
  const order = { form, shownTotal: totals.total, orderButton: 'Order' };
  const sent = { ...headers, 'idempotency-key': idempotencyKey };
  const placed = await shop.call<PlacedOrder>('POST', `checkout/${claimed.data.cart.id}/orders`, order, sent);
  await deliver(shop.database, placed.data);
  await shop.runJobs();
  return placed.data;
}

/** Requests a return. @returns its number */
async function sendBack({ id, call }: RegisteredCustomer, { orderNumber }: PlacedOrder): Promise<string> {
  const returns = `user/${id}/orders/${orderNumber}/returns`;
  const lineId = (await call<ReturnOverview>('GET', returns)).data.lines[0]?.lineId ?? 0;
  const requested = await call<ReturnOverview>('POST', returns, {
    items: [{ lineId, quantity: 1, reason: 'too-small' }],
    comments: `${person.firstName} at ${street}`,
    payOut: { holder: person.lastName, iban },
    hasAcceptedPolicy: true,
  });
  return requested.data.requests[0]?.returnNumber ?? '';
}

async function registerPasskey({ id, call, password }: RegisteredCustomer): Promise<number | string> {
  const ceremony = await call<{ challengeId: string; options: { challenge: string; user: { id: string } } }>('POST', `user/${id}/passkeys/options`, {
    origin,
    currentPassword: password,
  });
  const { challenge, user } = ceremony.data.options;
  const response = openPasskeyDevice().create({ challenge, origin, rpId: 'si.localhost', userHandle: user.id });
  return createRecord(call, 'POST', `user/${id}/passkeys`, { challengeId: ceremony.data.challengeId, response, name: 'Telephone' });
}

/** Joins the affiliate programme, with a link, a payout, a postback, an API token and messages. */
async function createAffiliateData(shop: TestShop, victim: RegisteredCustomer) {
  const { call } = victim;
  const { affiliateId } = await joinProgramme(victim, { website: 'https://hrovat-vidmar.example' });
  await approveAffiliate(shop, affiliateId);
  const link = { affiliateId, url: '/brands', countryId: shopIds.SI, languageId: 1 };
  const linkId = await createRecord(call, 'POST', 'affiliate/generate-tracking-url', link);
  const payoutAccount = { kind: 'iban', holder: person.lastName, iban, bic: '' };
  await call('PUT', `affiliate/${affiliateId}`, { payoutAccount, currentPassword: victim.password });
  await endPayoutHold(shop.database, affiliateId);
  const payoutId = await makePaidPayout(shop, affiliateId);
  // Nothing listens there; only the delivery log matters.
  await call('PUT', `affiliate/${affiliateId}/postbacks`, { address: 'https://hrovat-vidmar.invalid/postback' });
  const postbackId = await createRecord(call, 'POST', `affiliate/${affiliateId}/postbacks/ping`, undefined);
  const tokenId = await createRecord(call, 'POST', `affiliate/${affiliateId}/api-tokens`, { name: person.lastName, scopes: ['clicks'] });
  const [question, reply] = conversation;
  const message = { affiliateId, text: question, key: crypto.randomUUID(), by: 'Mira' };
  await inTransaction(shop.database.db, (tx) => sendStaffMessage(tx, message));
  await call('POST', `affiliate/${affiliateId}/messages`, { text: reply, key: crypto.randomUUID() });
  return { affiliateId, linkId, payoutId, postbackId, tokenId };
}

async function createRecord(call: RegisteredCustomer['call'], method: string, path: string, body: unknown): Promise<number | string> {
  const { data, code, status } = await call<{ id: number | string } | undefined>(method, path, body);
  if (!data) throw new Error(`${method} ${path} was answered with ${status} ${code}`);
  return data.id;
}

/** Pays an affiliate a bonus. @returns the payout's id */
async function makePaidPayout({ database: { db } }: TestShop, affiliateId: number): Promise<number> {
  await inTransaction(db, (tx) => adjustLedger(tx, { affiliateId, currency: 'EUR', amount: 12_345, reason: 'Bonus', by: 'Mira' }));
  const [payout] = await preparePayouts(db, { affiliateIds: [affiliateId], by: 'Mira' });
  if (!payout) throw new Error('nothing was prepared');
  await markPaid(db, { payoutIds: [payout.id] });
  return payout.id;
}
