import type { FeedItem } from './feed-item.ts';

/** A feed format: header, items and footer. */
export interface FeedFormat {
  /** The file name in the address of the feed. Each format needs its own file name. */
  file: string;
  contentType: string;
  head: (about: { title: string; link: string }) => string;
  item: (item: FeedItem) => string;
  foot: string;
}
