/** Product feeds per country and language, in the formats of the folder `formats`. */
export { routes } from './routes.ts';
export { feedJobs, listWantedFeeds } from './jobs.ts';
export { writeFeed, type WantedFeed } from './write-feed.ts';
export { openSelectedFeed, type FeedSelection } from './open-selected-feed.ts';
export { feedNotFound } from './errors.ts';
export { acceptsGzip } from './accepts-gzip.ts';
