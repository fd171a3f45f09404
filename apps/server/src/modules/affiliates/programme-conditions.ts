import { days, now } from '#kit/clock';
import { money, toMajor } from '#kit/money';
import { getCountry, getCurrency } from '#modules/countries';
import { ATTRIBUTION_WINDOW_MS, getTrackingSettings } from '#modules/tracking';
import type { Db } from '#platform/database';
import type { ProgrammeConditions } from './contract.ts';
import { listPayoutMethods } from './payouts/bank/payout-account.ts';
import { getHoldDays, getPayoutThreshold, getProgramme } from './programme.ts';
import { listRulesInForce } from './rules/rules-in-force.ts';

/**
 * Returns the conditions of the programme for affiliates of a country, from the settings in force.
 * @throws CountryNotFound
 */
export async function getProgrammeConditions(db: Db, countryId: number): Promise<ProgrammeConditions> {
  const country = await getCountry(db, countryId);
  const programme = await getProgramme(db);
  const { isOpen, payoutThresholds } = programme;
  const { codeRule, isPaidTrafficAllowed } = await getTrackingSettings(db);
  const { code: currency } = await getCurrency(db, country.id);
  return {
    isOpen,
    rate: await findRates(db, country.id),
    clickDays: ATTRIBUTION_WINDOW_MS / days(1),
    approvalDays: getHoldDays(programme, country.returnPolicy.returnDays),
    minimumPayout: { amount: toMajor(money(getPayoutThreshold(payoutThresholds, currency), currency)), currency },
    payoutMethods: listPayoutMethods(country.code),
    codeRule,
    isPaidTrafficAllowed,
  };
}

/** Returns the lowest and the highest rate that an affiliate without special terms can reach in a country, in basis points. */
async function findRates(db: Db, countryId: number): Promise<ProgrammeConditions['rate']> {
  const open = (await listRulesInForce(db, now())).filter(
    (rule) => rule.affiliateId === null && rule.groupId === null && (rule.countryId === null || rule.countryId === countryId),
  );
  if (open.length === 0) return null;
  const rates = open.map(({ basisPoints }) => basisPoints);
  return { from: Math.min(...rates), until: Math.max(...rates) };
}
