import { asc, inArray, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { AffiliateStatus } from '../join/affiliate-transitions.ts';
import type { PayoutAccount, TaxData } from '../contract.ts';
import { getPayoutThreshold, getProgramme } from '../programme.ts';
import { selectBalances } from '../ledger/balances.ts';
import { affiliates, ledgerEntries, payouts } from '../tables.ts';
import { findAccountDoubts } from './bank/find-account-doubts.ts';
import { canReceiveCurrency, checkPayoutAccount } from './bank/payout-account.ts';
import { isTaxComplete } from './invoices/vat-on-payout.ts';

/** Why a balance is not paid out yet. */
type PayoutWait =
  | 'negative'
  | 'below-threshold'
  | 'suspended'
  | 'no-account'
  | 'account'
  | 'account-currency'
  | 'shared-account'
  | 'account-failed'
  | 'account-changed'
  | 'tax';

/** An approved balance in one currency, and whether it can be paid now. Minor units. */
export interface DuePayout {
  affiliateId: number;
  currency: string;
  balance: number;
  /** Minimum for a payout; one minor unit for the last payout of an affiliate who leaves. */
  threshold: number;
  /** Null: it is due. */
  wait: PayoutWait | null;
  /** When the wait after a change of the payout account ends; null: it does not wait for that. */
  heldUntil: Date | null;
  /** Other affiliates with the same payout account, unless staff accepted it. */
  sharedWith: number[];
  /** Whether this is the last payout of an affiliate who leaves. */
  isLast: boolean;
  account: PayoutAccount | null;
  tax: TaxData;
  /** The first ledger entry that was not settled before, and its date. */
  firstSequence: number;
  since: Date;
}

/** Returns all balances other than zero, by affiliate and currency, each with the reason why it is not paid yet. */
export async function listDuePayouts(
  db: Db,
  filter: { currency?: string | undefined; affiliateIds?: readonly number[] | undefined } = {},
): Promise<DuePayout[]> {
  const balances = await listBalancesToPay(db, filter);
  if (balances.length === 0) return [];
  const ids = [...new Set(balances.map(({ affiliateId }) => affiliateId))];
  const { payoutThresholds } = await getProgramme(db);
  const rows = await db
    .select({
      id: affiliates.id,
      status: affiliates.status,
      leavingAt: affiliates.leavingAt,
      account: affiliates.payoutAccount,
      heldUntil: affiliates.payoutHeldUntil,
      tax: affiliates.tax,
    })
    .from(affiliates)
    .where(inArray(affiliates.id, ids))
    .orderBy(asc(affiliates.id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const doubts = await findAccountDoubts(db, ids);
  return balances.flatMap(({ pending, ...balance }): DuePayout[] => {
    const affiliate = byId.get(balance.affiliateId);
    if (!affiliate) return [];
    const { account, tax } = affiliate;
    const { sharedWith, hasFailedRepeatedly } = doubts.get(affiliate.id) ?? { sharedWith: [], hasFailedRepeatedly: false };
    const heldUntil = affiliate.heldUntil && affiliate.heldUntil > now() ? affiliate.heldUntil : null;
    const isLast = affiliate.leavingAt !== null && pending === 0;
    const threshold = isLast ? 1 : getPayoutThreshold(payoutThresholds, balance.currency);
    const facts = { ...balance, threshold, account, heldUntil, tax, sharedWith, isLast };
    return [{ ...facts, wait: findPayoutWait({ ...facts, status: affiliate.status, hasFailedRepeatedly }) }];
  });
}

type Payable = Omit<DuePayout, 'wait'> & { status: AffiliateStatus; hasFailedRepeatedly: boolean };

/** A suspended affiliate's money is neither paid nor lost: it waits for a decision. */
function findPayoutWait({ balance, threshold, status, ...payable }: Payable): PayoutWait | null {
  if (balance < 0) return 'negative';
  if (balance < threshold) return 'below-threshold';
  if (status !== 'active') return 'suspended';
  return findAccountWait(payable) ?? (isTaxComplete(payable.tax) ? null : 'tax');
}

function findAccountWait({
  account,
  currency,
  tax,
  sharedWith,
  hasFailedRepeatedly,
  heldUntil,
}: Omit<Payable, 'balance' | 'threshold' | 'status'>): PayoutWait | null {
  if (!account) return 'no-account';
  if (checkPayoutAccount(account, tax.countryCode).length > 0) return 'account';
  if (!canReceiveCurrency(account, currency)) return 'account-currency';
  if (sharedWith.length > 0) return 'shared-account';
  if (hasFailedRepeatedly) return 'account-failed';
  return heldUntil ? 'account-changed' : null;
}

async function listBalancesToPay(
  db: Db,
  { currency, affiliateIds }: { currency?: string | undefined; affiliateIds?: readonly number[] | undefined },
): Promise<(Pick<DuePayout, 'affiliateId' | 'currency' | 'balance' | 'firstSequence' | 'since'> & { pending: number })[]> {
  if (affiliateIds?.length === 0) return [];
  const isSelected = affiliateIds ? sql`balance.affiliate_id in ${affiliateIds}` : sql`true`;
  const wanted = sql`balance.approved <> 0 and ${isSelected} and ${currency === undefined ? sql`true` : sql`balance.currency = ${currency}`}`;
  const { rows } = await db.execute<{ affiliate_id: number; currency: string; payable: number; pending: number; first: number; since: string }>(sql`
    select balance.affiliate_id, balance.currency, balance.payable, balance.pending, settled.until + 1 as first, to_json(entries.since) #>> '{}' as since
    from (${selectBalances(wanted)}) as balance
    cross join lateral (
      select coalesce(max(last_sequence), 0) as until from ${payouts} as payout
      where payout.affiliate_id = balance.affiliate_id and payout.currency = balance.currency and payout.status <> 'failed'
    ) as settled
    cross join lateral (
      select min(entry.at) as since from ${ledgerEntries} as entry
      where entry.affiliate_id = balance.affiliate_id and entry.currency = balance.currency
        and entry.sequence > settled.until and entry.approved <> 0
    ) as entries
    order by 1, 2`);
  return rows.map(({ affiliate_id: affiliateId, currency: of, payable, pending, first: firstSequence, since }) => ({
    ...{ affiliateId, currency: of, balance: payable, pending, firstSequence, since: new Date(since) },
  }));
}
