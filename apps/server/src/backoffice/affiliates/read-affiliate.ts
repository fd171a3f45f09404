import { now } from '#kit/clock';
import type { listLedgerEntries } from '#modules/affiliates';
import {
  listBalances,
  countConvertedOrders,
  listEvents,
  listAffiliateLinks,
  findApplicationSignals,
  getAdminAffiliate,
  getPeriodStart,
  listAdminAffiliates,
} from '#modules/affiliates';
import { groupClicks } from '#modules/tracking';
import type { Db } from '#platform/database';
import { RecordNotFound } from '../errors.ts';
import { computeRevision } from '../revision.ts';
import { toMajorAmount, toMajorAmounts } from './amounts.ts';
import type { AffiliateRecord, LedgerRow } from './contract.ts';

/** Period of the affiliate's figures, in days. */
const RECENT_DAYS = 30;

/** @throws RecordNotFound */
export async function getAffiliate(db: Db, id: number) {
  const found = await getAdminAffiliate(db, id);
  if (!found) throw new RecordNotFound('affiliate');
  return found;
}

type Affiliate = Awaited<ReturnType<typeof getAffiliate>>;

/** Returns the fields of the affiliate's form, from which the revision is made. */
export const getAffiliateFields = ({ id, groupId, tierId, isTierFixed, notes }: Affiliate) => ({ id, groupId, tierId, isTierFixed, notes });

/** Returns an affiliate with everything that staff see. @throws RecordNotFound */
export async function readAffiliate(db: Db, id: number): Promise<AffiliateRecord> {
  const found = await getAffiliate(db, id);
  const { termsAcceptedAt: _, changedAt: __, appliedAt, leavingAt, ...affiliate } = found;
  const since = getPeriodStart(RECENT_DAYS);
  const toIsoDay = (at: Date) => at.toISOString().slice(0, 10);
  const clicks = await groupClicks(db, { affiliateId: id, from: toIsoDay(since), until: toIsoDay(now()) }, 'day');
  const { rows: listed } = await listAdminAffiliates(db, { filter: {}, ids: [String(id)], order: 'asc', offset: 0, limit: 1 });
  const balances = await listBalances(db, id);
  return {
    ...affiliate,
    appliedAt: appliedAt.toISOString(),
    leavingAt: leavingAt?.toISOString() ?? null,
    signals: (await findApplicationSignals(db, [id])).get(id) ?? [],
    history: (await listEvents(db, id)).map(({ affiliateId: ___, at, ...step }) => ({ ...step, at: at.toISOString() })),
    balances: balances.map(({ currency, pending, held, approved, inPayout, paid }) => ({
      currency,
      held: toMajorAmount(held, currency),
      pending: toMajorAmount(pending, currency),
      approved: toMajorAmount(approved, currency),
      inPayout: toMajorAmount(inPayout, currency),
      paid: toMajorAmount(paid, currency),
    })),
    figures: {
      clicks: clicks.reduce((sum, each) => sum + each.clicks, 0),
      validClicks: clicks.reduce((sum, each) => sum + each.validClicks, 0),
      conversions: await countConvertedOrders(db, id, since),
      earned: toMajorAmounts(listed[0]?.earnedLately ?? []),
    },
    links: (await listAffiliateLinks(db, id)).map(({ createdAt, archivedAt, ...link }) => ({
      ...{ id: link.id, code: link.code, name: link.name, path: link.path, countryId: link.countryId },
      createdAt: createdAt.toISOString(),
      isArchived: archivedAt !== null,
    })),
    revision: computeRevision(getAffiliateFields(found)),
  };
}

export const toLedgerRow = (entry: Awaited<ReturnType<typeof listLedgerEntries>>['rows'][number]): LedgerRow => {
  const { id, sequence, kind, cause, currency, reason, at } = entry;
  const toMajor = (amount: number) => toMajorAmount(amount, currency);
  return {
    ...{ id, sequence, kind, cause, currency, reason },
    ...{ pending: toMajor(entry.pending), approved: toMajor(entry.approved), paid: toMajor(entry.paid) },
    at: at.toISOString(),
  };
};
