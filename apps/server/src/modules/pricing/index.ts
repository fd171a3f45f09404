/** Prices per country, with history, sales and prior prices. */
export { pricingJobs } from './jobs.ts';
export { computeEffectivePrice, type StoredPrice, type Price } from './effective-price.ts';
export { listPricesOfProducts, listStoredPrices, computePriorPrices, type PriceOfProduct } from './list-stored-prices.ts';
export { convertToMarkets } from './convert-to-markets.ts';
export { listPriceRanges } from './list-price-ranges.ts';
export { listPriceIssues, savePriceForms, toPriceForm } from './price-form.ts';
export { computeMarketPrice, type PriceRounding } from './market-price.ts';
export { getCurrentPrices, getPricesOfProduct, getPricesOfVariants } from './get-current-prices.ts';
export { setPrices, type NewPrice } from './set-prices.ts';
export { publishDueProducts } from './publish-due-products.ts';
export { planPriceChange, type PriceChangePlan } from './bulk/plan-price-change.ts';
export { applyPriceChange } from './bulk/apply-price-change.ts';
export { undoPriceChange, type RestoredPrice } from './bulk/undo-price-change.ts';
