import { listCartVariants, type CartVariant } from '#modules/catalog';
import { listLanguages } from '#modules/countries';
import { computeEffectivePrice, type StoredPrice, type Price } from '#modules/pricing';
import type { Db } from '#platform/database';
import { listDemoVariants } from '#seeds/catalog';
import { listProductPrices } from '#seeds/pricing';
import type { SeededRandom } from '../seeded-random.ts';

/** Number of variants per product that are ever sold: enough for a year, few enough to load all names. */
const MAX_VARIANTS = 5;

/** A variant that was on sale in a part of the year. */
interface SoldVariant {
  id: number;
  productId: number;
  publishedAt: Date;
  /** Relative frequency of sales. */
  weight: number;
  /** Available stock. */
  free: number;
}

export interface VariantCatalog {
  /** Returns a random variant by weight. */
  pick: (random: SeededRandom) => SoldVariant;
  /** Returns a variant with its names. @param languageId language of the order */
  shown: (variantId: number, languageId: number) => CartVariant;
  /** Returns a product's price in a country at an instant; undefined: not sold there. */
  findPrice: (productId: number, country: { id: number; hasOmnibusRule: boolean }, at: Date) => Price | undefined;
}

/** Reads the demo's products with names in all languages and prices in all countries. */
export async function readVariantCatalog(db: Db): Promise<VariantCatalog> {
  const chosen = await readVariants(db);
  const ids = chosen.map(({ id }) => id);
  const names = new Map<number, Map<number, CartVariant>>();
  for (const { id: languageId } of await listLanguages(db)) {
    const found = await listCartVariants(db, { variantIds: ids, languageId });
    names.set(languageId, new Map(found.map((variant) => [variant.variantId, variant])));
  }
  const keptPrices = new Map<string, StoredPrice>();
  for (const price of await listProductPrices(db)) keptPrices.set(`${price.productId} ${price.countryId}`, price);
  return {
    pick: createVariantPicker(chosen),
    shown: (variantId, languageId) => {
      const variant = names.get(languageId)?.get(variantId);
      if (!variant) throw new Error(`variant ${variantId} has no name in language ${languageId}`);
      return variant;
    },
    findPrice: (productId, { id, hasOmnibusRule }, at) => {
      const price = keptPrices.get(`${productId} ${id}`);
      return price && computeEffectivePrice(price, at, hasOmnibusRule);
    },
  };
}

/** Uses a binary search, because there are about four thousand orders and as many variants. */
function createVariantPicker(variants: readonly SoldVariant[]): VariantCatalog['pick'] {
  let sum = 0;
  const ends = variants.map(({ weight }) => (sum += weight));
  return (random) => {
    const wanted = random.next() * sum;
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((ends[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    const found = variants[low];
    if (!found) throw new Error('the demo has no garments to sell');
    return found;
  };
}

async function readVariants(db: Db): Promise<SoldVariant[]> {
  const rows = await listDemoVariants(db);
  const perProduct = new Map<number, typeof rows>();
  for (const row of rows) perProduct.set(row.productId, [...(perProduct.get(row.productId) ?? []), row]);
  return [...perProduct.values()].flatMap((pieces) => {
    // Takes every nth variant, so that colours and sizes are spread.
    const step = Math.max(1, Math.floor(pieces.length / MAX_VARIANTS));
    const chosenPieces = pieces.filter((_, index) => index % step === Math.floor(step / 2)).slice(0, MAX_VARIANTS);
    return chosenPieces.flatMap(({ id, productId, publishedAt, popularity, level }) =>
      publishedAt === null ? [] : [{ id, productId, publishedAt, weight: 0.2 + 10 * (popularity / 1000) ** 3, free: level.onHand - level.held }],
    );
  });
}
