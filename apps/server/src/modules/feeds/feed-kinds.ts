import { googleFeed, type FeedFormat } from './google-feed.ts';
import { metaFeed } from './meta-feed.ts';

/** The programme, and also the file name. */
export const feedKinds = ['google.xml', 'meta.csv'] as const;
export type FeedKind = (typeof feedKinds)[number];

export const feedFormats: Readonly<Record<FeedKind, FeedFormat>> = { 'google.xml': googleFeed, 'meta.csv': metaFeed };

/** Returns the storage key of a feed. @param country ISO-2; language: the code of the specification */
export const feedKey = ({ country, language, kind }: { country: string; language: string; kind: FeedKind }): string =>
  `feeds/${country.toLowerCase()}/${language.toLowerCase()}/${kind}.gz`;
