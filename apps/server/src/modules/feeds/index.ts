/** Product feeds for Google Merchant Center and Meta, per country and language. */
export { routes } from './routes.ts';
export { feedJobs, listWantedFeeds } from './jobs.ts';
export { writeFeed, type WantedFeed } from './write-feed.ts';
