import { InvalidInput } from '#kit/errors';
import { money, parseMajor, toMajor } from '#kit/money';
import type { CollectionRule as StoredRule } from '#modules/catalog';
import { getCurrency, listActiveCountries } from '#modules/countries';
import type { Db } from '#platform/database';
import type { CollectionRule } from './collection-rule-contract.ts';

/** Converts rules of a form: amounts become minor units of the country's currency. @throws InvalidInput for a country without a shop */
export async function toStoredRules(db: Db, rules: readonly CollectionRule[]): Promise<StoredRule[]> {
  const open = (await listActiveCountries(db)).map(({ id }) => id);
  return Promise.all(
    rules.map(async (rule, index) => {
      if ('countryId' in rule && rule.countryId !== null && !open.includes(rule.countryId))
        throw new InvalidInput([
          { field: `rules.${index}.countryId`, code: 'unknown', params: { message: 'The shop does not sell in this country' } },
        ]);
      if (rule.field !== 'price') return rule;
      const { code: currency } = await getCurrency(db, rule.countryId);
      const toMinor = (amount: number | null) => (amount === null ? null : parseMajor(amount, currency).amount);
      return { ...rule, currency, from: toMinor(rule.from), to: toMinor(rule.to) };
    }),
  );
}

/**
 * Converts stored rules to rules of a form. If a country has changed its currency, the amounts are empty, so that the form cannot be saved before
 * staff enter amounts in the new currency.
 */
export const toShownRules = (db: Db, rules: readonly StoredRule[]): Promise<CollectionRule[]> =>
  Promise.all(
    rules.map(async (rule) => {
      if (rule.field !== 'price') return rule;
      const { field, countryId, currency, from, to } = rule;
      if ((await getCurrency(db, countryId)).code !== currency) return { field, countryId, from: null, to: null };
      const toDecimal = (amount: number | null) => (amount === null ? null : toMajor(money(amount, currency)));
      return { field, countryId, from: toDecimal(from), to: toDecimal(to) };
    }),
  );
