import { asc, inArray, sql } from 'drizzle-orm';
import { now } from '#kit/clock';
import { groupBy } from '#kit/group-by';
import type { Db } from '#platform/database';
import type { AffiliateStatus } from '../join/affiliate-transitions.ts';
import type { PayoutAccount, TaxData } from '../contract.ts';
import { getPayoutThreshold, getProgramme, type Programme } from '../programme.ts';
import { selectBalances } from '../ledger/balances.ts';
import { affiliates } from '../tables.ts';
import { ledgerEntries } from '../ledger/tables.ts';
import { findAccountDoubts, type AccountDoubts } from './bank/find-account-doubts.ts';
import { canReceiveCurrency, checkPayoutAccount } from './bank/payout-account.ts';
import { convertToPayout, type ConvertedAmount, type FindRate } from './conversion/payout-conversion.ts';
import { convertVat } from './conversion/convert-vat.ts';
import { readPayoutRates } from './conversion/read-payout-rates.ts';
import { settledRanges } from './conversion/settled-ranges.ts';
import { isTaxComplete } from './invoices/vat-on-payout.ts';
import { getMerchant, type Merchant } from './merchant.ts';
import { findVatIdOfUnion } from '../vat-ids/check-affiliate-vat-id.ts';
import { findVatIdChecks, toCheckKey, type VatIdCheck } from '../vat-ids/find-vat-id-checks.ts';

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
  | 'tax'
  | 'vat-id-invalid'
  | 'vat-id-unchecked'
  | 'no-rate';

/** An approved balance in one currency, and whether it can be paid now. Minor units. */
export interface DuePayout {
  affiliateId: number;
  currency: string;
  balance: number;
  /** The currency in which it is paid: its own, or the one that the affiliate chose. */
  payoutCurrency: string;
  /** The balance in the currency of the payout; null: it is the same currency, the balance is not positive, or there is no rate. */
  conversion: ConvertedAmount | null;
  /** All balances that would be paid together, in the currency of the payout. */
  sum: number;
  /** Minimum for a payout, in its currency; one minor unit for the last payout of an affiliate who leaves. */
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
  const rows = await db.select(columns).from(affiliates).where(inArray(affiliates.id, ids)).orderBy(asc(affiliates.id));
  const doubts = await findAccountDoubts(db, ids);
  const checks = await findVatIdChecks(db, ids);
  const context = { payoutThresholds, findRate: await readPayoutRates(db), merchant: await getMerchant(db) };
  return rows
    .flatMap((affiliate) => {
      const own = balances.filter(({ affiliateId }) => affiliateId === affiliate.id);
      const getCurrency = ({ currency }: Balance) => affiliate.payoutCurrency ?? currency;
      const vatIdStatus = checks.get(toCheckKey(affiliate.id, findVatIdOfUnion(affiliate.tax)))?.status;
      const facts = { ...affiliate, vatIdStatus, ...(doubts.get(affiliate.id) ?? { sharedWith: [], hasFailedRepeatedly: false }) };
      return [...groupBy(own, getCurrency)].flatMap(([currency, together]) => judgeBalances(together, { currency, affiliate: facts, ...context }));
    })
    .filter(({ payoutCurrency }) => filter.currency === undefined || payoutCurrency === filter.currency);
}

const columns = {
  id: affiliates.id,
  status: affiliates.status,
  leavingAt: affiliates.leavingAt,
  account: affiliates.payoutAccount,
  payoutCurrency: affiliates.payoutCurrency,
  heldUntil: affiliates.payoutHeldUntil,
  tax: affiliates.tax,
};

type Affiliate = AccountDoubts & {
  status: AffiliateStatus;
  leavingAt: Date | null;
  account: PayoutAccount | null;
  heldUntil: Date | null;
  tax: TaxData;
  /** The last answer of VIES about the VAT id on the invoice; undefined: no VAT id of the Union, or the shop does not ask VIES. */
  vatIdStatus: VatIdCheck['status'] | undefined;
};

interface Judging {
  /** Of the payout. */
  currency: string;
  affiliate: Affiliate;
  payoutThresholds: Programme['payoutThresholds'];
  findRate: FindRate;
  merchant: Merchant;
}

/** Returns the balances of an affiliate that are paid together, with what they wait for. */
function judgeBalances(balances: readonly Balance[], { currency, affiliate, payoutThresholds, findRate, merchant }: Judging): DuePayout[] {
  const { account, tax, sharedWith } = affiliate;
  const heldUntil = affiliate.heldUntil && affiliate.heldUntil > now() ? affiliate.heldUntil : null;
  const converted = balances.map(({ pending: _, ...balance }) => {
    const isOwn = balance.currency === currency;
    const found = isOwn || balance.balance <= 0 ? null : convertToPayout({ currency: balance.currency, amount: balance.balance }, currency, findRate);
    return { ...balance, conversion: found ?? null, isOwn, hasNoRate: found === undefined };
  });
  const sum = converted.reduce((total, { isOwn, balance, conversion }) => total + (isOwn ? balance : (conversion?.converted ?? 0)), 0);
  const isLast = affiliate.leavingAt !== null && balances.every(({ pending }) => pending === 0);
  const threshold = isLast ? 1 : getPayoutThreshold(payoutThresholds, currency);
  const vat = convertVat({ net: sum, currency, tax, merchant }, findRate);
  const waitOfSum = findPayoutWait({ ...affiliate, heldUntil, currency, sum, threshold }) ?? (vat === undefined ? 'no-rate' : null);
  return converted.map(({ isOwn, hasNoRate, ...balance }) => ({
    ...{ ...balance, payoutCurrency: currency, sum, threshold, heldUntil, sharedWith, isLast, account, tax },
    wait: findConversionWait({ ...balance, isOwn, hasNoRate }) ?? waitOfSum,
  }));
}

/** A balance that is not converted is not part of the sum. Negative ones wait for later commissions in their own currency. */
function findConversionWait(balance: Pick<DuePayout, 'balance' | 'conversion'> & { isOwn: boolean; hasNoRate: boolean }): PayoutWait | null {
  if (balance.isOwn) return null;
  if (balance.hasNoRate) return 'no-rate';
  if (balance.balance < 0) return 'negative';
  return balance.conversion?.converted === 0 ? 'below-threshold' : null;
}

type Payable = Affiliate & { currency: string; sum: number; threshold: number };

/** A suspended affiliate's money is neither paid nor lost: it waits for a decision. */
function findPayoutWait({ sum, threshold, status, ...payable }: Payable): PayoutWait | null {
  if (sum < 0) return 'negative';
  if (sum < threshold) return 'below-threshold';
  if (status !== 'active') return 'suspended';
  return findAccountWait(payable) ?? (isTaxComplete(payable.tax) ? findVatIdWait(payable.vatIdStatus) : 'tax');
}

/** A self-billed invoice shows the VAT id, and may leave out VAT because of it. */
function findVatIdWait(status: Affiliate['vatIdStatus']): PayoutWait | null {
  if (status === 'invalid') return 'vat-id-invalid';
  return status === 'unreachable' ? 'vat-id-unchecked' : null;
}

function findAccountWait({
  account,
  currency,
  tax,
  sharedWith,
  hasFailedRepeatedly,
  heldUntil,
}: Omit<Payable, 'sum' | 'threshold' | 'status' | 'vatIdStatus'>): PayoutWait | null {
  if (!account) return 'no-account';
  if (checkPayoutAccount(account, tax.countryCode).length > 0) return 'account';
  if (!canReceiveCurrency(account, currency)) return 'account-currency';
  if (sharedWith.length > 0) return 'shared-account';
  if (hasFailedRepeatedly) return 'account-failed';
  return heldUntil ? 'account-changed' : null;
}

type Balance = Pick<DuePayout, 'affiliateId' | 'currency' | 'balance' | 'firstSequence' | 'since'> & { pending: number };

async function listBalancesToPay(db: Db, { affiliateIds }: { affiliateIds?: readonly number[] | undefined }): Promise<Balance[]> {
  if (affiliateIds?.length === 0) return [];
  const isSelected = affiliateIds ? sql`balance.affiliate_id in ${affiliateIds}` : sql`true`;
  const wanted = sql`balance.approved <> 0 and ${isSelected}`;
  const { rows } = await db.execute<{ affiliate_id: number; currency: string; payable: number; pending: number; first: number; since: string }>(sql`
    select balance.affiliate_id, balance.currency, balance.payable, balance.pending, settled.until + 1 as first, to_json(entries.since) #>> '{}' as since
    from (${selectBalances(wanted)}) as balance
    cross join lateral (
      select coalesce(max(last_sequence), 0) as until from (${settledRanges}) as payout
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
