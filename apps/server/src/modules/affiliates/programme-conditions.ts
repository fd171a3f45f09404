import { days } from '#kit/clock';
import { money, toMajor } from '#kit/money';
import { getCountry, getCurrency } from '#modules/countries';
import { ATTRIBUTION_WINDOW_MS, getTrackingSettings } from '#modules/tracking';
import type { Db } from '#platform/database';
import type { ProgrammeConditions } from './contract.ts';
import { listPayoutMethods } from './payouts/bank/payout-account.ts';
import { getHoldDays, getPayoutThreshold, getProgramme } from './programme.ts';
import { listRewards } from './rules/list-rewards.ts';

/**
 * Returns the conditions of the programme for affiliates of a country, from the settings in force.
 * @throws CountryNotFound
 */
export async function getProgrammeConditions(
  db: Db,
  { countryId, languageId }: { countryId: number; languageId: number },
): Promise<ProgrammeConditions> {
  const country = await getCountry(db, countryId);
  const programme = await getProgramme(db);
  const { isOpen, payoutThresholds } = programme;
  const { codeRule, isPaidTrafficAllowed } = await getTrackingSettings(db);
  const { code: currency } = await getCurrency(db, country.id);
  const rewards = await listRewards(db, { countryId: country.id, currency, languageId });
  return {
    isOpen,
    rate: findRates(rewards),
    rewards,
    clickDays: ATTRIBUTION_WINDOW_MS / days(1),
    approvalDays: getHoldDays(programme, country.returnPolicy.returnDays),
    minimumPayout: { amount: toMajor(money(getPayoutThreshold(payoutThresholds, currency), currency)), currency },
    payoutMethods: listPayoutMethods(country.code),
    codeRule,
    isPaidTrafficAllowed,
  };
}

/** Returns the lowest and the highest rate of the rewards, in basis points. */
function findRates(rewards: ProgrammeConditions['rewards']): ProgrammeConditions['rate'] {
  if (rewards.length === 0) return null;
  const rates = rewards.map(({ basisPoints }) => basisPoints);
  return { from: Math.min(...rates), until: Math.max(...rates) };
}
