/** What things cost: per country, with history, sales and the prior price that a reduction is measured against. */
export { pricingJobs } from './jobs.ts';
export type { Price } from './effective-price.ts';
export { keptPrices, priorPricesNow, type PriceOfProduct } from './kept-prices.ts';
export { marketPrice, type PriceRounding } from './market-price.ts';
export { pricesFor, pricesOfProduct, pricesOfVariants } from './prices-for.ts';
export { removePrices } from './remove-prices.ts';
export { setPrices, type NewPrice } from './set-prices.ts';
