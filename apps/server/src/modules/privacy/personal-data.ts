import { readAccountData } from '#modules/accounts';
import { readAffiliateData } from '#modules/affiliates';
import { readCartData } from '#modules/cart';
import { findDraftData } from '#modules/checkout';
import { listUserConsents } from '#modules/consent';
import { readDocumentsData } from '#modules/invoicing';
import { readSubscriberData } from '#modules/newsletter';
import { readEmailAddressData } from '#modules/notifications';
import { readConfirmationData, listOrderKeysOfCustomer, readOrderData } from '#modules/orders';
import { readReturnData } from '#modules/returns';
import { readReviewData } from '#modules/reviews';
import { readSellerData } from '#modules/sellers';
import { readTicketData } from '#modules/tickets';
import { readTouchData } from '#modules/tracking';
import { readSpinData } from '#modules/wheel';
import { readWishlistData } from '#modules/wishlist';
import type { Db } from '#platform/database';
import { listDataRequests } from './list-data-requests.ts';

/**
 * Returns all personal data of a user from all modules, by file. Data linked only to an email address is included only if the user
 * has confirmed that address.
 */
export async function readPersonalData(db: Db, userId: number): Promise<Record<string, unknown>> {
  const account = await readAccountData(db, userId);
  const orders = await readOrderData(db, userId);
  const orderNumbers = orders.map(({ orderNumber }) => orderNumber);
  const carts = await readCartData(db, userId);
  const { email = '', emailConfirmedAt = null } = account.profile ?? {};
  return {
    account,
    orders,
    'order-requests': await readConfirmationData(
      db,
      (await listOrderKeysOfCustomer(db, userId)).map(({ id }) => id),
    ),
    carts,
    'checkout-drafts': await findDraftData(
      db,
      carts.map(({ id }) => id),
    ),
    wishlist: await readWishlistData(db, userId),
    reviews: await readReviewData(db, orderNumbers),
    documents: await readDocumentsData(db, orderNumbers),
    returns: await readReturnData(db, orderNumbers),
    mailbox: emailConfirmedAt ? await readEmailAddressData(db, email) : null,
    newsletter: emailConfirmedAt ? await readSubscriberData(db, email) : null,
    wheel: emailConfirmedAt ? await readSpinData(db, email) : null,
    selling: emailConfirmedAt ? await readSellerData(db, email) : null,
    tickets: emailConfirmedAt ? await readTicketData(db, email) : [],
    'affiliate-programme': await readAffiliateData(db, userId),
    'affiliates-touches': await readTouchData(db, userId),
    consents: await listUserConsents(db, userId),
    'data-requests': await listDataRequests(db, userId),
  };
}
