import { days, now } from '#kit/clock';
import type { ledgerOf } from '#modules/affiliates';
import { balancesOf, convertedSince, historyOf, linksOf, signalsOf, staffAffiliate, staffAffiliates } from '#modules/affiliates';
import { clicksBy } from '#modules/tracking';
import type { Db } from '#platform/database';
import { NotThere } from '../errors.ts';
import { revisionOf } from '../revision.ts';
import { shownAmount, shownAmounts } from './amounts.ts';
import type { AffiliateRecord, LedgerRow } from './contract.ts';

/** How far back his figures look, in days. */
const LATELY = 30;

/** @throws NotThere */
export async function affiliateOf(db: Db, id: number) {
  const found = await staffAffiliate(db, id);
  if (!found) throw new NotThere('affiliate');
  return found;
}

type Affiliate = Awaited<ReturnType<typeof affiliateOf>>;

/** What his form shows: another of these, and somebody has changed it since. */
export const affiliateFacts = ({ id, groupId, tierId, isTierFixed, notes }: Affiliate) => ({ id, groupId, tierId, isTierFixed, notes });

/** An affiliate with all that staff see of him. @throws NotThere */
export async function readAffiliate(db: Db, id: number): Promise<AffiliateRecord> {
  const found = await affiliateOf(db, id);
  const { termsAcceptedAt: _, changedAt: __, appliedAt, leavingAt, ...affiliate } = found;
  const since = new Date(now().getTime() - days(LATELY));
  const day = (at: Date) => at.toISOString().slice(0, 10);
  const clicks = await clicksBy(db, { affiliateId: id, from: day(since), until: day(now()) }, 'day');
  const { rows: listed } = await staffAffiliates(db, { filter: {}, ids: [String(id)], order: 'asc', offset: 0, limit: 1 });
  const balances = await balancesOf(db, id);
  return {
    ...affiliate,
    appliedAt: appliedAt.toISOString(),
    leavingAt: leavingAt?.toISOString() ?? null,
    signals: (await signalsOf(db, [id])).get(id) ?? [],
    history: (await historyOf(db, id)).map(({ affiliateId: ___, at, ...step }) => ({ ...step, at: at.toISOString() })),
    balances: balances.map(({ currency, pending, held, approved, paid }) => ({
      currency,
      held: shownAmount(held, currency),
      pending: shownAmount(pending, currency),
      approved: shownAmount(approved, currency),
      paid: shownAmount(paid, currency),
    })),
    figures: {
      clicks: clicks.reduce((sum, each) => sum + each.clicks, 0),
      validClicks: clicks.reduce((sum, each) => sum + each.validClicks, 0),
      conversions: await convertedSince(db, id, since),
      earned: shownAmounts(listed[0]?.earnedLately ?? []),
    },
    links: (await linksOf(db, id)).map(({ createdAt, archivedAt, ...link }) => ({
      ...{ id: link.id, code: link.code, name: link.name, path: link.path, countryId: link.countryId },
      createdAt: createdAt.toISOString(),
      isArchived: archivedAt !== null,
    })),
    revision: revisionOf(affiliateFacts(found)),
  };
}

export const shownEntry = (entry: Awaited<ReturnType<typeof ledgerOf>>['rows'][number]): LedgerRow => {
  const { id, sequence, kind, cause, currency, reason, at } = entry;
  const shown = (amount: number) => shownAmount(amount, currency);
  return {
    ...{ id, sequence, kind, cause, currency, reason },
    ...{ pending: shown(entry.pending), approved: shown(entry.approved), paid: shown(entry.paid) },
    at: at.toISOString(),
  };
};
