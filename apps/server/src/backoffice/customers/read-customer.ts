import { money, toMajor } from '#kit/money';
import { writtenPhone } from '#kit/phone';
import { listAddresses, staffCustomer, type StaffCustomer } from '#modules/accounts';
import { consentsOfUser } from '#modules/consent';
import { findOrder, ordersOfPerson, type PlacedOrderRow } from '#modules/orders';
import { listDataRequests } from '#modules/privacy';
import { staffReturns } from '#modules/returns';
import { staffReviews } from '#modules/reviews';
import type { Db } from '#platform/database';
import { NotThere } from '../errors.ts';
import { revisionOf } from '../revision.ts';
import type { CustomerRecord, StaffCustomerRow } from './contract.ts';

const guest = 'guest-';
const mostOrders = 50;
const all = { offset: 0, limit: 100, order: 'desc' } as const;

/** @throws NotThere for nobody, and for those who work here */
export async function accountOf(db: Db, id: string): Promise<StaffCustomer> {
  const found = /^\d{1,9}$/.test(id) ? await staffCustomer(db, Number(id)) : undefined;
  if (!found) throw new NotThere('customer');
  return found;
}

export const shownAccount = ({
  id,
  phone,
  emailConfirmedAt,
  closedAt,
  createdAt,
  email,
  firstName,
  lastName,
  countryId,
}: StaffCustomer): StaffCustomerRow => ({
  id: String(id),
  isGuest: false,
  ...{ email, firstName, lastName, countryId },
  phone: phone ?? '',
  isEmailConfirmed: emailConfirmedAt !== null,
  isClosed: closedAt !== null,
  since: createdAt.toISOString(),
});

export const shownGuest = ({ orderNumber, email, phone, shippingAddress, countryId, placedAt }: PlacedOrderRow): StaffCustomerRow => ({
  id: `${guest}${orderNumber}`,
  isGuest: true,
  ...{ email, phone, countryId },
  firstName: shippingAddress.firstName,
  lastName: shippingAddress.lastName,
  isEmailConfirmed: false,
  isClosed: false,
  since: placedAt.toISOString(),
});

/** What a form shows of an account: another of these, and it was changed since. */
export const accountFacts = ({ id, firstName, lastName, phone, countryCode, languageId, closedAt }: StaffCustomer) => ({
  ...{ id, firstName, lastName, phone, countryCode, languageId },
  isClosed: closedAt !== null,
});

/** Somebody with all that staff see of him. @throws NotThere */
export async function readCustomer(db: Db, id: string): Promise<CustomerRecord> {
  if (id.startsWith(guest)) return readGuest(db, id.slice(guest.length));
  const account = await accountOf(db, id);
  const consents = await consentsOfUser(db, account.id);
  const { phone, countryCode: phoneCode } = account.phone
    ? writtenPhone(account.phone, account.countryCode ?? '')
    : { phone: '', countryCode: account.countryCode ?? '' };
  return {
    ...shownAccount(account),
    userId: account.id,
    ...{ phone, phoneCode },
    languageId: account.languageId,
    isSubscribed: account.isSubscribed,
    addresses: await listAddresses(db, account.id),
    ...(await boughtBy(db, await ordersOfPerson(db, { customerId: account.id }, mostOrders))),
    consents: consents.toReversed().map(({ at, choices, text }) => ({ at: at.toISOString(), choices, text })),
    dataRequests: await listDataRequests(db, account.id),
    revision: revisionOf(accountFacts(account)),
  };
}

async function readGuest(db: Db, orderNumber: string): Promise<CustomerRecord> {
  const order = await findOrder(db, orderNumber);
  if (!order || order.customerId !== null || order.email === '') throw new NotThere('customer');
  const orders = await ordersOfPerson(db, { email: order.email }, mostOrders);
  return {
    ...shownGuest(order),
    userId: null,
    phoneCode: '',
    languageId: order.languageId,
    isSubscribed: false,
    addresses: [],
    ...(await boughtBy(db, orders)),
    consents: [],
    dataRequests: [],
    revision: '',
  };
}

async function boughtBy(db: Db, orders: readonly PlacedOrderRow[]): Promise<Pick<CustomerRecord, 'orders' | 'returns' | 'reviews'>> {
  if (orders.length === 0) return { orders: [], returns: [], reviews: [] };
  const returns = await staffReturns(db, { ...all, filter: { orderIds: orders.map(({ id }) => id) } });
  const reviews = await staffReviews(db, { ...all, filter: { orderNumbers: orders.map(({ orderNumber }) => orderNumber) } });
  return {
    orders: orders.map(({ orderNumber, invoiceNumber, placedAt, status, paymentStatus, total, currency, takenBy }) => ({
      ...{ orderNumber, invoiceNumber, status, paymentStatus, currency, takenBy },
      placedAt: placedAt.toISOString(),
      total: toMajor(money(total, currency)),
    })),
    returns: returns.rows.map(({ request, order, items }) => ({
      returnNumber: request.returnNumber,
      orderNumber: order.orderNumber,
      requestedAt: request.createdAt.toISOString(),
      statuses: [...new Set(items.map(({ status }) => status))],
    })),
    reviews: reviews.rows.map(({ id, product, stars, status, text }) => ({ id, product, stars, status, text })),
  };
}
