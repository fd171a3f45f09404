import { googleFeed, type FeedFormat } from './google-feed.ts';
import { metaFeed } from './meta-feed.ts';

/** For which programme; also how its file is called. */
export const feedKinds = ['google.xml', 'meta.csv'] as const;
export type FeedKind = (typeof feedKinds)[number];

export const feedFormats: Readonly<Record<FeedKind, FeedFormat>> = { 'google.xml': googleFeed, 'meta.csv': metaFeed };

/** Where it is kept. @param country ISO-2; language: the code of the specification */
export const feedKey = ({ country, language, kind }: { country: string; language: string; kind: FeedKind }): string =>
  `feeds/${country.toLowerCase()}/${language.toLowerCase()}/${kind}.gz`;
