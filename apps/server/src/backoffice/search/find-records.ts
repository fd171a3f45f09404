import { money, toMajor } from '#kit/money';
import { listAdminArticles } from '#modules/content';
import { findOrders } from '#modules/fulfilment';
import { findCustomersByText } from '#modules/orders';
import { findReturns } from '#modules/returns';
import type { Db } from '#platform/database';
import type { StaffCaller } from '#platform/http';
import { listProducts } from '../catalog/list-products.ts';
import { toAccountRecord, toGuestRecord } from '../customers/read-customer.ts';
import { toQueueRow } from '../returns/read-return.ts';
import { MAX_PER_GROUP, type SearchResults } from './contract.ts';

const nothing: SearchResults = { orders: [], customers: [], products: [], returns: [], content: [] };
const firstPage = { offset: 0, limit: MAX_PER_GROUP };

/** Finds records of all kinds for a staff member: the kinds of their areas, and for a vendor only their own products. */
export async function findRecords(db: Db, { areas, vendorId }: Pick<StaffCaller, 'areas' | 'vendorId'>, q: string): Promise<SearchResults> {
  const isVendor = vendorId !== null;
  const searches: [boolean, () => Promise<Partial<SearchResults>>][] = [
    [areas.includes('orders') && !isVendor, () => findOrderHits(db, q)],
    [areas.includes('customers') && !isVendor, () => findCustomerHits(db, q)],
    [areas.includes('catalog'), () => findProductHits(db, q, vendorId)],
    [areas.includes('returns') && !isVendor, () => findReturnHits(db, q)],
    [areas.includes('content') && !isVendor, () => findContentHits(db, q)],
  ];
  const found = await Promise.all(searches.map(([isAllowed, search]) => (isAllowed ? search() : Promise.resolve({}))));
  return Object.assign({}, nothing, ...found) as SearchResults;
}

async function findOrderHits(db: Db, q: string) {
  const orders = (await findOrders(db, q, MAX_PER_GROUP)).map((row) => ({
    id: row.orderNumber,
    invoiceNumber: row.invoiceNumber,
    name: `${row.shippingAddress.firstName} ${row.shippingAddress.lastName}`.trim(),
    city: row.shippingAddress.city,
    status: row.status,
    placedAt: row.placedAt.toISOString(),
    total: toMajor(money(row.total, row.currency)),
    currency: row.currency,
  }));
  return { orders };
}

async function findCustomerHits(db: Db, q: string) {
  const { accounts, guests } = await findCustomersByText(db, q, MAX_PER_GROUP);
  const rows = [...accounts.map((account) => toAccountRecord(account, {})), ...guests.map(toGuestRecord)];
  return { customers: rows.map(({ id, isGuest, firstName, lastName, email }) => ({ id, isGuest, email, name: `${firstName} ${lastName}`.trim() })) };
}

async function findProductHits(db: Db, q: string, vendorId: number | null) {
  const { rows } = await listProducts(db, { filter: { q }, sort: 'updatedAt', order: 'desc', ...firstPage }, vendorId);
  return { products: rows.map(({ id, name, handle, status }) => ({ id, name, handle, status })) };
}

async function findReturnHits(db: Db, q: string) {
  const rows = (await findReturns(db, q, MAX_PER_GROUP)).map(toQueueRow);
  return { returns: rows.map(({ id, orderNumber, customer }) => ({ id, orderNumber, name: customer })) };
}

async function findContentHits(db: Db, q: string) {
  const kinds = ['page', 'article', 'question'] as const;
  const lists = await Promise.all(
    kinds.map(async (kind) => {
      const { rows } = await listAdminArticles(db, kind, { filter: { q }, sort: 'title', order: 'asc', ...firstPage });
      return rows.map(({ id, title, slug }) => ({ id, kind, title, slug }));
    }),
  );
  return { content: lists.flat().slice(0, MAX_PER_GROUP) };
}
