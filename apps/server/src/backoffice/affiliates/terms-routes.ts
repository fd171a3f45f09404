import { listGroups, listTiers, lockTerms, removeGroup, removeTier, saveGroup, saveTier } from '#modules/affiliates';
import type { Db } from '#platform/database';
import { createRecordRoutes } from '../record-routes.ts';
import { groupFormSchema, groupRecordSchema, groupSchema, tierFormSchema, tierRecordSchema, tierSchema } from './contract.ts';
import { textField } from '#platform/request-fields';

/** Returns the whole list, because groups and tiers are few. */
const toPage = <Row extends { id: number }>(
  rows: readonly Row[],
  { ids, offset, limit }: { ids?: readonly string[] | undefined; offset: number; limit: number },
) => {
  const wanted = ids ? rows.filter(({ id }) => ids.includes(String(id))) : rows;
  return { rows: wanted.slice(offset, offset + limit), count: { itemCount: wanted.length, isMore: false } };
};

const removeMembers = <Row extends { members: number }>({ members: _, ...row }: Row): Omit<Row, 'members'> => row;

/** Groups to which staff assign affiliates. */
export const groupRoutes = createRecordRoutes({
  path: 'affiliate-groups',
  noun: 'affiliate-group',
  tag: 'Back office: affiliates',
  area: 'affiliates',
  filter: { q: textField.max(100).optional() },
  sorts: ['name'],
  row: groupSchema,
  form: groupFormSchema,
  record: groupRecordSchema,
  list: async (db, { filter: { q = '' }, ...query }) =>
    toPage(
      (await listGroups(db)).filter(({ name }) => name.toLowerCase().includes(q.trim().toLowerCase())),
      query,
    ),
  read: async (db, id) => (await listGroups(db)).filter((group) => group.id === id).map(removeMembers)[0],
  readExtras: async (db, { id }) => ({ members: await countMembers(listGroups, db, id) }),
  lock: (tx) => lockTerms(tx),
  save: (tx, id, { name }) => saveGroup(tx, { id, name }),
  remove: removeGroup,
});

/** Tiers that affiliates reach by their sales. */
export const tierRoutes = createRecordRoutes({
  path: 'affiliate-tiers',
  noun: 'affiliate-tier',
  tag: 'Back office: affiliates',
  area: 'affiliates',
  filter: { q: textField.max(100).optional() },
  sorts: ['fromOrders'],
  row: tierSchema,
  form: tierFormSchema,
  record: tierRecordSchema,
  list: async (db, { filter: { q = '' }, ...query }) =>
    toPage(
      (await listTiers(db)).filter(({ name }) => name.toLowerCase().includes(q.trim().toLowerCase())),
      query,
    ),
  read: async (db, id) => (await listTiers(db)).filter((tier) => tier.id === id).map(removeMembers)[0],
  readExtras: async (db, { id }) => ({ members: await countMembers(listTiers, db, id) }),
  lock: (tx) => lockTerms(tx),
  save: (tx, id, { name, fromOrders }) => saveTier(tx, { id, name, fromOrders }),
  remove: removeTier,
});

type Listing = (db: Db) => Promise<{ id: number; members: number }[]>;

const countMembers = async (list: Listing, db: Db, id: number): Promise<number> => (await list(db)).find((row) => row.id === id)?.members ?? 0;
