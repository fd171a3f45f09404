import { now } from '#kit/clock';
import { money, toMajor } from '#kit/money';
import { getCatalog, getLocalName, readProductTitles, listProductSlugs, type Catalog } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { ProgrammeReward } from '../programme-contract.ts';
import { listTiers } from '../terms/tiers.ts';
import type { CommissionRule } from './choose-rate.ts';
import { isShadowed } from './is-shadowed.ts';
import { listRulesInForce } from './rules-in-force.ts';

interface RewardQuery {
  countryId: number;
  /** The currency of the country. */
  currency: string;
  languageId: number;
}

/**
 * Returns what the rules in force pay to an affiliate without special terms in a country, the general rules first. Rules that never apply
 * are left out: because a rule with precedence covers the same orders, or because their product, category or brand is not in the shop.
 */
export async function listRewards(db: Db, { countryId, currency, languageId }: RewardQuery): Promise<ProgrammeReward[]> {
  const open = (await listRulesInForce(db, now())).filter(
    (rule) => rule.affiliateId === null && rule.groupId === null && (rule.countryId === null || rule.countryId === countryId),
  );
  const catalog = await getCatalog(db);
  const applied = open.filter((rule) => !isShadowed(rule, open, { currency, categories: catalog.categories }));
  const tiers = new Map((await listTiers(db)).map((tier) => [tier.id, tier]));
  const productIds = applied.flatMap(({ productId }) => productId ?? []);
  const listed = await listProductSlugs(db, productIds);
  const titles = await readProductTitles(db, { productIds, languageId });
  const getSum = (amounts: Readonly<Record<string, number>>) => {
    const amount = amounts[currency];
    return amount === undefined ? null : { amount: toMajor(money(amount, currency)), currency };
  };
  return applied
    .filter((rule) => isInShop(rule, catalog) && (rule.productId === null || listed.has(rule.productId)))
    .sort((a, b) => countConditions(a) - countConditions(b) || b.basisPoints - a.basisPoints || a.id - b.id)
    .map((rule) => {
      const tier = rule.tierId === null ? undefined : tiers.get(rule.tierId);
      const category = rule.categoryId === null ? undefined : catalog.categories.get(rule.categoryId);
      return {
        ...{ id: rule.ruleNumber, basisPoints: rule.basisPoints, customer: rule.customer },
        ...{ fixedAmount: getSum(rule.fixedAmounts), cap: getSum(rule.caps), minimumBasket: getSum(rule.minimumBaskets) },
        tier: tier ? { name: tier.name, fromOrders: tier.fromOrders } : null,
        category: category ? getLocalName(category.names, languageId) : null,
        brand: rule.brandId === null ? null : (catalog.brands.get(rule.brandId)?.name ?? null),
        product: rule.productId === null ? null : (titles.get(rule.productId) ?? null),
        validUntil: rule.validUntil?.toISOString() ?? null,
      };
    });
}

const isInShop = ({ categoryId, brandId }: CommissionRule, { categories, brands }: Catalog): boolean =>
  (categoryId === null || categories.get(categoryId)?.isActive === true) && (brandId === null || brands.get(brandId)?.isActive === true);

const countConditions = ({ tierId, productId, categoryId, brandId, customer }: CommissionRule): number =>
  [tierId, productId, categoryId, brandId, customer].filter((condition) => condition !== null).length;
