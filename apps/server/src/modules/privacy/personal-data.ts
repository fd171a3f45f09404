import { accountData } from '#modules/accounts';
import { affiliateData } from '#modules/affiliates';
import { cartData } from '#modules/cart';
import { draftData } from '#modules/checkout';
import { consentsOfUser } from '#modules/consent';
import { documentsData } from '#modules/invoicing';
import { subscriberData } from '#modules/newsletter';
import { emailAddressData } from '#modules/notifications';
import { confirmationData, listOrderKeysOfCustomer, orderData } from '#modules/orders';
import { returnData } from '#modules/returns';
import { reviewData } from '#modules/reviews';
import { sellerData } from '#modules/sellers';
import { ticketData } from '#modules/tickets';
import { touchData } from '#modules/tracking';
import { spinData } from '#modules/wheel';
import { wishlistData } from '#modules/wishlist';
import type { Db } from '#platform/database';
import { listDataRequests } from './list-data-requests.ts';

/**
 * Returns all personal data of a user from all modules, by file. Data linked only to an email address is included only if the user
 * has confirmed that address.
 */
export async function personalData(db: Db, userId: number): Promise<Record<string, unknown>> {
  const account = await accountData(db, userId);
  const orders = await orderData(db, userId);
  const orderNumbers = orders.map(({ orderNumber }) => orderNumber);
  const carts = await cartData(db, userId);
  const { email = '', emailConfirmedAt = null } = account.profile ?? {};
  return {
    account,
    orders,
    'order-requests': await confirmationData(
      db,
      (await listOrderKeysOfCustomer(db, userId)).map(({ id }) => id),
    ),
    carts,
    'checkout-drafts': await draftData(
      db,
      carts.map(({ id }) => id),
    ),
    wishlist: await wishlistData(db, userId),
    reviews: await reviewData(db, orderNumbers),
    documents: await documentsData(db, orderNumbers),
    returns: await returnData(db, orderNumbers),
    mailbox: emailConfirmedAt ? await emailAddressData(db, email) : null,
    newsletter: emailConfirmedAt ? await subscriberData(db, email) : null,
    wheel: emailConfirmedAt ? await spinData(db, email) : null,
    selling: emailConfirmedAt ? await sellerData(db, email) : null,
    tickets: emailConfirmedAt ? await ticketData(db, email) : [],
    'affiliate-programme': await affiliateData(db, userId),
    'affiliates-touches': await touchData(db, userId),
    consents: await consentsOfUser(db, userId),
    'data-requests': await listDataRequests(db, userId),
  };
}
