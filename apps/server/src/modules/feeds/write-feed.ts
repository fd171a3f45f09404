import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { listFeedProducts } from '#modules/catalog';
import { buildBaseUrl, getCurrency, findLanguage, getOpenCountry } from '#modules/countries';
import { getCurrentPrices } from '#modules/pricing';
import type { Db } from '#platform/database';
import type { Services } from '#platform/services';
import { feedItem, type FeedShop } from './feed-item.ts';
import type { FeedFormat } from './feed-format.ts';
import { feedKey } from './feed-formats.ts';

/** Number of products per query. It limits memory use and the waiting time of other requests. */
const batch = 50;

/** A feed by country, language and format. */
export interface WantedFeed {
  countryId: number;
  languageId: number;
  format: FeedFormat;
}

/**
 * Writes a compressed feed of all products for sale in a country and replaces the previous feed.
 * @param pace a function that is awaited after each batch; its errors stop the writing
 * @returns the number of listed variants
 * @throws CountryNotFound, CountryClosed
 */
export async function writeFeed(
  { db, storage, config }: Pick<Services, 'db' | 'storage' | 'config'>,
  { countryId, languageId, format }: WantedFeed,
  pace?: () => Promise<void>,
): Promise<number> {
  const country = await getOpenCountry(db, countryId);
  const language = await findLanguage(db, languageId);
  if (!language) throw new RangeError(`language ${languageId} is not known`);
  const origin = buildBaseUrl(country, config);
  const shop: FeedShop = {
    origin,
    pages: language.id === country.languageId ? origin : `${origin}/${language.code}`,
    currency: (await getCurrency(db, country.id)).code,
  };
  let listed = 0;
  async function* lines(): AsyncGenerator<string> {
    yield format.head({ title: country.shopName, link: shop.pages });
    for await (const items of generateItems(db, { countryId: country.id, languageId, shop })) {
      listed += items.length;
      yield items.map(format.item).join('');
      await pace?.();
    }
    yield format.foot;
  }
  // An error in `lines` destroys the compressed stream, so that the previous feed is kept.
  const compressed = pipeline(Readable.from(lines()), createGzip(), () => undefined);
  await storage.put(feedKey({ country: country.code, language: language.code, file: format.file }), compressed);
  return listed;
}

async function* generateItems(db: Db, { countryId, languageId, shop }: { countryId: number; languageId: number; shop: FeedShop }) {
  for (let after = 0; ;) {
    const products = await listFeedProducts(db, { after, batch, languageId });
    const last = products.at(-1);
    if (!last) return;
    const variantIds = products.flatMap(({ variants }) => variants.map(({ variantId }) => variantId));
    const prices = await getCurrentPrices(db, { variantIds, countryId });
    yield products.flatMap((product) =>
      product.variants.flatMap((variant) => {
        const price = prices.get(variant.variantId);
        return (price && feedItem(product, variant, price, shop)) ?? [];
      }),
    );
    after = last.id;
  }
}
