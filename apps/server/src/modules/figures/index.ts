/** Daily figures of sales, returns and stock by country, derived from the orders and counted in advance. */
export { countDays } from './count-days.ts';
export { countBestSellers, countStockWarnings } from './count-goods.ts';
export { figureJobs, figureSubscriptions } from './jobs.ts';
export { readOverview } from './read-overview.ts';
export { recount } from './recount.ts';
