import { eq } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { getCurrency, listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';
import type { PayoutAccount, PayoutChoice } from '../../contract.ts';
import { AffiliateNotFound } from '../../errors.ts';
import { getProgramme } from '../../programme.ts';
import { affiliates } from '../../tables.ts';
import { canReceiveCurrency } from '../bank/payout-account.ts';
import { listDuePayouts } from '../due-payouts.ts';
import { convertToPayout } from './payout-conversion.ts';
import { readPayoutRates } from './read-payout-rates.ts';

/** The amount of the example, in minor units of its currency. */
const EXAMPLE = 100_000;

/** Returns the currencies that the programme can pay: those of the shop's countries and those with a minimum payout, if the account takes them. */
export async function listPayoutCurrencies(db: Db, account: PayoutAccount | null): Promise<string[]> {
  const { payoutThresholds } = await getProgramme(db);
  const shops = await listActiveCountries(db);
  const sold = await Promise.all(shops.map(async ({ id }) => (await getCurrency(db, id)).code));
  const all = [...new Set([...sold, ...Object.keys(payoutThresholds)])].sort();
  return account ? all.filter((currency) => canReceiveCurrency(account, currency)) : all;
}

/** Returns the currency that an affiliate chose, the possible ones with an example, and the balances that wait because of it. */
export async function getPayoutChoice(db: Db, affiliateId: number): Promise<PayoutChoice> {
  const [own] = await db
    .select({ currency: affiliates.payoutCurrency, account: affiliates.payoutAccount })
    .from(affiliates)
    .where(eq(affiliates.id, affiliateId));
  if (!own) throw new AffiliateNotFound();
  const options = await listPayoutCurrencies(db, own.account);
  const due = await listDuePayouts(db, { affiliateIds: [affiliateId] });
  return {
    currency: own.currency,
    options,
    example: await buildExample(db, { chosen: own.currency, options, balances: due.map(({ currency }) => currency) }),
    waits: due.flatMap(({ currency, wait }) =>
      wait === 'no-rate' || wait === 'vat-id-invalid' || wait === 'vat-id-unchecked' ? [{ currency, wait }] : [],
    ),
  };
}

/** Converts an amount of the first other currency that has a rate; currencies in which the affiliate earns come first. */
async function buildExample(
  db: Db,
  { chosen, options, balances }: { chosen: string | null; options: readonly string[]; balances: readonly string[] },
): Promise<PayoutChoice['example']> {
  const targetCurrency = chosen ?? (options.includes('EUR') ? 'EUR' : options[0]);
  if (targetCurrency === undefined) return null;
  const findRate = await readPayoutRates(db);
  const currencies = [...balances, ...options].filter((currency) => currency !== targetCurrency);
  for (const currency of currencies) {
    const found = convertToPayout({ currency, amount: EXAMPLE }, targetCurrency, findRate);
    if (!found || found.converted === 0) continue;
    const rates = [found.from, found.to].flatMap((rate) =>
      rate ? [{ currency: rate.currency, day: rate.day, units: rate.units, source: rate.source }] : [],
    );
    return {
      ...{ currency, amount: toMajor(money(EXAMPLE, currency)), rates, targetCurrency },
      converted: toMajor(money(found.converted, targetCurrency)),
    };
  }
  return null;
}
