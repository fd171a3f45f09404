import { getCatalog, listPathNames } from '#modules/catalog';
import { listLanguages } from '#modules/countries';
import { openSelectedFeed, feedNotFound, type FeedSelection } from '#modules/feeds';
import type { Db } from '#platform/database';
import type { Storage } from '#platform/storage/storage';
import type { FeedFilter } from './feed-contract.ts';

interface FeedRequest {
  country: string;
  language: string;
  filter: FeedFilter;
  /** The affiliate's code. */
  code: string;
}

/** Opens the feed of a country with the affiliate's links. @throws FeedNotFound also for an unknown brand or category */
export async function selectFeed({ db, storage }: { db: Db; storage: Storage }, { country, language, filter, code }: FeedRequest) {
  const known = (await listLanguages(db)).find((each) => each.code === language.toLowerCase());
  const selection = known && (await findSelection(db, filter, known.id));
  const parameters = new URLSearchParams({ ref: code, src: 'feed' });
  const feed = selection && (await openSelectedFeed(storage, { country, language, selection, parameters }));
  if (!feed) throw feedNotFound(`${country}/${language}`);
  return feed;
}

async function findSelection(db: Db, { brandId, categoryId, isOnSale }: FeedFilter, languageId: number): Promise<FeedSelection | undefined> {
  const { brands, categories } = await getCatalog(db);
  const brand = brandId === undefined ? undefined : brands.get(brandId);
  if ((brandId !== undefined && !brand) || (categoryId !== undefined && !categories.has(categoryId))) return undefined;
  return {
    brand: brand?.name,
    categories: categoryId === undefined ? undefined : listPathNames(categories, categoryId, languageId),
    isOnSale: isOnSale === 'true',
  };
}
