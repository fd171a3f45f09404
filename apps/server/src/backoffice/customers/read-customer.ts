import { money, toMajor } from '#kit/money';
import { splitPhone } from '#kit/phone';
import { listAddresses, findAdminCustomer, listCustomerNotes, listCustomerTags, readTwoStep, type AdminCustomer } from '#modules/accounts';
import { listUserConsents } from '#modules/consent';
import { findOrder, listOrdersOfPerson, type PlacedOrderRow } from '#modules/orders';
import { listDataRequests } from '#modules/privacy';
import { listAdminReturns } from '#modules/returns';
import { listAdminReviews } from '#modules/reviews';
import type { Db } from '#platform/database';
import { RecordNotFound } from '../errors.ts';
import { computeRevision } from '../revision.ts';
import type { CustomerRecord, AdminCustomerRow } from './contract.ts';

const guest = 'guest-';
const mostOrders = 50;
const all = { offset: 0, limit: 100, order: 'desc' } as const;

/** @throws RecordNotFound for an unknown id and for staff */
export async function getAccount(db: Db, id: string): Promise<AdminCustomer> {
  const found = /^\d{1,9}$/.test(id) ? await findAdminCustomer(db, Number(id)) : undefined;
  if (!found) throw new RecordNotFound('customer');
  return found;
}

export const toAccountRecord = (
  { id, phone, emailConfirmedAt, closedAt, createdAt, email, firstName, lastName, countryId }: AdminCustomer,
  { tags = [], noteCount = 0 }: { tags?: string[] | undefined; noteCount?: number | undefined },
): AdminCustomerRow => ({
  id: String(id),
  isGuest: false,
  ...{ email, firstName, lastName, countryId },
  phone: phone ?? '',
  isEmailConfirmed: emailConfirmedAt !== null,
  isClosed: closedAt !== null,
  since: createdAt.toISOString(),
  tags,
  noteCount,
});

export const toGuestRecord = ({ orderNumber, email, phone, shippingAddress, countryId, placedAt }: PlacedOrderRow): AdminCustomerRow => ({
  id: `${guest}${orderNumber}`,
  isGuest: true,
  ...{ email, phone, countryId },
  firstName: shippingAddress.firstName,
  lastName: shippingAddress.lastName,
  isEmailConfirmed: false,
  isClosed: false,
  since: placedAt.toISOString(),
  tags: [],
  noteCount: 0,
});

/** Returns the fields of an account's form, from which the revision is made. */
export const getAccountFields = ({ id, firstName, lastName, phone, countryCode, languageId, closedAt }: AdminCustomer) => ({
  ...{ id, firstName, lastName, phone, countryCode, languageId },
  isClosed: closedAt !== null,
});

/** Returns a customer with everything that staff see. @throws RecordNotFound */
export async function readCustomer(db: Db, id: string): Promise<CustomerRecord> {
  if (id.startsWith(guest)) return readGuest(db, id.slice(guest.length));
  const account = await getAccount(db, id);
  const consents = await listUserConsents(db, account.id);
  const notes = await listCustomerNotes(db, account.id);
  const { phone, countryCode: phoneCode } = account.phone
    ? splitPhone(account.phone, account.countryCode ?? '')
    : { phone: '', countryCode: account.countryCode ?? '' };
  return {
    ...toAccountRecord(account, { tags: (await listCustomerTags(db, [account.id])).get(account.id), noteCount: notes.length }),
    userId: account.id,
    ...{ phone, phoneCode },
    languageId: account.languageId,
    isSubscribed: account.isSubscribed,
    hasTwoStep: (await readTwoStep(db, account.id)).isOn,
    addresses: await listAddresses(db, account.id),
    ...(await readPurchases(db, await listOrdersOfPerson(db, { customerId: account.id }, mostOrders))),
    consents: consents.toReversed().map(({ at, choices, text }) => ({ at: at.toISOString(), choices, text })),
    dataRequests: await listDataRequests(db, account.id),
    notes: notes.map(({ id: noteId, text, author, at }) => ({ id: noteId, text, author, at: at.toISOString() })),
    revision: computeRevision(getAccountFields(account)),
  };
}

async function readGuest(db: Db, orderNumber: string): Promise<CustomerRecord> {
  const order = await findOrder(db, orderNumber);
  if (!order || order.customerId !== null || order.email === '') throw new RecordNotFound('customer');
  const orders = await listOrdersOfPerson(db, { email: order.email }, mostOrders);
  return {
    ...toGuestRecord(order),
    userId: null,
    phoneCode: '',
    languageId: order.languageId,
    isSubscribed: false,
    hasTwoStep: false,
    addresses: [],
    ...(await readPurchases(db, orders)),
    consents: [],
    dataRequests: [],
    notes: [],
    revision: '',
  };
}

async function readPurchases(db: Db, orders: readonly PlacedOrderRow[]): Promise<Pick<CustomerRecord, 'orders' | 'returns' | 'reviews'>> {
  if (orders.length === 0) return { orders: [], returns: [], reviews: [] };
  const returns = await listAdminReturns(db, { ...all, filter: { orderIds: orders.map(({ id }) => id) } });
  const reviews = await listAdminReviews(db, { ...all, filter: { orderNumbers: orders.map(({ orderNumber }) => orderNumber) } });
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
