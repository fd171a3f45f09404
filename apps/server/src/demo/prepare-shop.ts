import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { seedBlockedDomains } from '#modules/wheel';
import { seedDemoAccounts, seedUserTypes } from '#modules/accounts';
import { seedCommissionRules } from '#modules/affiliates';
import { seedCountries, seedDemoSeller } from '#modules/countries';
import { seedSynonyms } from '#modules/search';
import { countDemoProducts } from '#seeds/catalog';
import { fillReadModels } from './catalogue/fill-read-models.ts';
import { assertNoDemoAccounts } from './go-live/demo-accounts.ts';
import { giveVendorProducts } from './catalogue/give-vendor-products.ts';
import type { StartProgress } from './progress.ts';
import { seedDemoAffiliate } from './seed-demo-affiliate.ts';
import { seedDemoYear } from './year/seed-demo-year.ts';
import { seedDemoCampaigns } from './content/seed-demo-campaigns.ts';
import { seedDemoHome } from './content/seed-demo-home.ts';
import { seedDemoMenu } from './content/seed-demo-menu.ts';
import { seedDemoPromotions } from './content/seed-demo-promotions.ts';
import { DEFAULT_PRODUCTS, seedDemoShop } from './seed-demo-shop.ts';
import { seedDemoWheels } from './content/seed-demo-wheels.ts';
import { seedDemoSellers } from './content/seed-demo-sellers.ts';
import { seedDemoArticles } from './content/seed-demo-articles.ts';

/**
 * Prepares the shop at every start: countries, user types, the first commission rule, blocked email domains, search synonyms, and missing entries of listing and
 * search. On loopback it also adds the demo seller and demo accounts and, in an empty shop or after an interrupted first start, the demo products.
 * Older demos get missing parts.
 * @param onDemoProducts called when a demo shop has its products and its home page; the rest takes longer
 * @throws StartError when a public shop still has demo accounts
 */
export async function prepareShop(
  database: Database,
  { config, progress, onDemoProducts }: { config: Config; progress: StartProgress; onDemoProducts?: () => void },
): Promise<void> {
  const { db } = database;
  const { isLoopback, publicUrl } = config;
  if (!isLoopback) await assertNoDemoAccounts(db, publicUrl);
  await seedCountries(db);
  await seedUserTypes(db);
  await seedCommissionRules(db);
  await seedBlockedDomains(db);
  await seedSynonyms(db);
  if (isLoopback) {
    await seedDemoSeller(db);
    await seedDemoAccounts(db, { isLoopback });
    await seedDemoPromotions(db);
    await seedDemoWheels(db);
    const { all, demo, undescribed } = await countDemoProducts(db);
    const isCutOff = demo > 0 && demo < DEFAULT_PRODUCTS;
    if (all === 0 || isCutOff || undescribed > 0) await seedDemoShop(database, { isLoopback, products: Math.max(demo, DEFAULT_PRODUCTS), progress });
    await giveVendorProducts(db);
    await seedDemoSellers(db);
    await seedDemoMenu(db);
    await seedDemoArticles(db);
    await seedDemoHome(db);
    await seedDemoCampaigns(db);
    onDemoProducts?.();
    await seedDemoAffiliate(db, config);
    if (config.hasDemoYear) await seedDemoYear(database, { progress });
  }
  await fillReadModels(database, progress);
}
