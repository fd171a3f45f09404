import { adjustLedger, markPaid, preparePayouts } from '#modules/affiliates';
import { inTransaction } from '#platform/transaction';
import type { Checkout, PlacedOrder, ReturnOverview } from '#server/contract';
import { approveAffiliate, endPayoutHold, joinProgramme } from './active-affiliate.ts';
import { deliver } from '../orders/delivered-order.ts';
import { confirmEmail, registeredCustomer, type RegisteredCustomer } from './registered-customer.ts';
import { openPasskeyDevice } from './passkey-device.ts';
import { readyForm, shopIds, type TestShop } from '../test-shop.ts';

/** A customer with data of every kind, and the values that nobody else may see. */
export interface Victim extends RegisteredCustomer {
  /** Ids by the parameter names of calls. */
  ids: Readonly<Record<string, string | number>>;
  secrets: readonly string[];
}

const origin = 'http://si.localhost:4300';

/** Creates all data through the API as its owner. */
export async function makeVictim(shop: TestShop): Promise<Victim> {
  const person = { firstName: 'Zdenka', lastName: 'Hrovat-Vidmar' };
  const victim = await registeredCustomer(shop, { ...person, phone: '041 987 654' });
  const { id, email, call } = victim;
  await confirmEmail(shop, victim);
  const garment = await shop.garment({ name: 'Linen shirt' });
  await shop.runJobs();

  const address = {
    ...person,
    countryId: shopIds.SI,
    countryCode: 'SI',
    address: 'Zaloška 77',
    postalCode: '1000',
    city: 'Ljubljana',
    phone: '041 987 654',
  };
  const addressId = await createForeignRecord('POST', `user/${id}/addresses`, address);
  const sessionId = (await call<{ id: number }[]>('GET', `user/${id}/sessions`)).data[0]?.id ?? 0;
  const wish = await call<{ wishlistId: number }>('POST', 'wishlist', { userId: id, productId: garment.productId, countryId: shopIds.SI });
  const requestId = await createForeignRecord('POST', `user/${id}/data-requests`, { countryId: shopIds.SI, languageId: 1 });

  const guestCartId = (await shop.createCart(shopIds.SI, { garment })).id;
  const claimed = await call<{ cart: { id: string } }>('POST', `user/${id}/cart`, { countryId: shopIds.SI, guestCartId });
  const form = readyForm('SI', { ...person, email, phone: '041 987 654', address: 'Zaloška 77' });
  const { totals, idempotencyKey } = (await shop.call<Checkout>('PATCH', `checkout/${claimed.data.cart.id}`, { form })).data;
  const order = { form, shownTotal: totals.total, orderButton: 'Order' };
  const sent = { ...victim.headers, 'idempotency-key': idempotencyKey };
  const placed = await shop.call<PlacedOrder>('POST', `checkout/${claimed.data.cart.id}/orders`, order, sent);
  await deliver(shop.database, placed.data);
  await shop.runJobs();
  const returns = `user/${id}/orders/${placed.data.orderNumber}/returns`;
  const lineId = (await call<ReturnOverview>('GET', returns)).data.lines[0]?.lineId ?? 0;
  const sentBack = await call<ReturnOverview>('POST', returns, {
    items: [{ lineId, quantity: 1, reason: 'too-small' }],
    comments: `${person.firstName} at Zaloška 77`,
    payOut: { holder: person.lastName, iban: 'SI56263300012039086' },
    hasAcceptedPolicy: true,
  });
  const returnNumber = sentBack.data.requests[0]?.returnNumber ?? '';

  const begun = await call<{ challengeId: string; options: { challenge: string; user: { id: string } } }>('POST', `user/${id}/passkeys/options`, {
    origin,
    currentPassword: victim.password,
  });
  const { challenge, user } = begun.data.options;
  const response = openPasskeyDevice().create({ challenge, origin, rpId: 'si.localhost', userHandle: user.id });
  const passkeyId = await createForeignRecord('POST', `user/${id}/passkeys`, { challengeId: begun.data.challengeId, response, name: 'Telephone' });

  const { affiliateId } = await joinProgramme(victim, { website: 'https://hrovat-vidmar.example' });
  await approveAffiliate(shop, affiliateId);
  const linkId = await createForeignRecord('POST', 'affiliate/generate-tracking-url', {
    affiliateId,
    url: '/brands',
    countryId: shopIds.SI,
    languageId: 1,
  });
  const payoutAccount = { kind: 'iban', holder: person.lastName, iban: 'SI56263300012039086', bic: '' };
  await call('PUT', `affiliate/${affiliateId}`, { payoutAccount, currentPassword: victim.password });
  await endPayoutHold(shop.database, affiliateId);
  const payoutId = await paidPayout(shop, affiliateId);
  // Nothing listens there; only the delivery log matters.
  await call('PUT', `affiliate/${affiliateId}/postbacks`, { address: 'https://hrovat-vidmar.invalid/postback' });
  const postbackId = await createForeignRecord('POST', `affiliate/${affiliateId}/postbacks/ping`, undefined);

  return {
    ...victim,
    ids: {
      id,
      affiliateId,
      linkId,
      payoutId,
      postbackId,
      userId: id,
      addressId,
      sessionId,
      passkeyId,
      requestId,
      wishlistId: wish.data.wishlistId,
      invoice: placed.data.orderNumber,
      number: placed.data.invoiceNumber ?? '',
      returnNumber,
    },
    secrets: [
      email,
      person.firstName,
      person.lastName,
      'Zaloška 77',
      '041 987 654',
      '+38641987654',
      '38641987654',
      'hrovat-vidmar.example',
      'hrovat-vidmar.invalid',
    ],
  };

  async function createForeignRecord(method: string, path: string, body: unknown): Promise<number | string> {
    const { data, code, status } = await call<{ id: number | string } | undefined>(method, path, body);
    if (!data) throw new Error(`${method} ${path} was answered with ${status} ${code}`);
    return data.id;
  }
}

/** Pays an affiliate a bonus. @returns the payout's id */
async function paidPayout({ database: { db } }: TestShop, affiliateId: number): Promise<number> {
  await inTransaction(db, (tx) => adjustLedger(tx, { affiliateId, currency: 'EUR', amount: 12_345, reason: 'Bonus', by: 'Mira' }));
  const [payout] = await preparePayouts(db, { affiliateIds: [affiliateId], by: 'Mira' });
  if (!payout) throw new Error('nothing was prepared');
  await markPaid(db, { payoutIds: [payout.id] });
  return payout.id;
}
