/** Product feeds for other windows: Google Merchant Center and Meta, per country and language. */
export { routes } from './routes.ts';
export { feedJobs, feedsWanted } from './jobs.ts';
export { writeFeed, type FeedWanted } from './write-feed.ts';
