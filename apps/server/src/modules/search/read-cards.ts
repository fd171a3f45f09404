import { sql } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { colorIn, type Catalog } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { Badge, Image, ProductCard } from '../catalog/contract.ts';
import type { CardImage } from './card-document.ts';
import type { ListedItem } from './listing/ask-listing.ts';

interface CardRow extends Record<string, unknown> {
  id: number;
  name: string;
  slug: string;
  images: CardImage[];
  colorIds: number[];
  badges: Badge[];
}

/** The cards of listed items, in their order: one query, in which only the texts wanted come over. */
export async function readCards(
  db: Db,
  items: readonly ListedItem[],
  { catalog, languageId, currency }: { catalog: Catalog; languageId: number; currency: string },
): Promise<ProductCard[]> {
  if (items.length === 0) return [];
  const ids = sql`${sql.param(items.map(({ productId }) => productId))}::int[]`;
  // Taken apart in the from list: a card is unpacked once instead of for each of its parts.
  const { rows } = await db.execute<CardRow>(sql`
    select product_id as id, ${textIn('names', languageId)} as name, ${textIn('slugs', languageId)} as slug, images, "colorIds", badges
    from listing_products, jsonb_to_record(card) as card_parts (names jsonb, slugs jsonb, images jsonb, "colorIds" jsonb, badges jsonb)
    where product_id = any(${ids})`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const major = (amount: number) => toMajor(money(amount, currency));
  return items.flatMap(({ productId, brandId, price, regular, prior, isAvailable }) => {
    const [row, brand] = [byId.get(productId), catalog.brands.get(brandId)];
    if (!row) return [];
    return {
      id: productId,
      slug: row.slug,
      name: row.name,
      brand: { slug: brand?.slug ?? '', name: brand?.name ?? '' },
      currency,
      unitPrice: major(regular),
      discountPrice: major(price),
      priorPrice: prior === 0 ? null : major(prior),
      images: row.images.map((image) => inLanguage(image, languageId)),
      colors: row.colorIds.flatMap((id) => {
        const color = catalog.values.get(id);
        return color ? colorIn(color, languageId) : [];
      }),
      badges: row.badges,
      isAvailable,
    };
  });
}

function inLanguage({ alts, ...image }: CardImage, languageId: number): Image {
  const alt = alts?.[languageId];
  return alt === undefined ? image : { ...image, alt };
}

/** In a language, else in English, else in any. */
const textIn = (part: 'names' | 'slugs', languageId: number) => {
  const texts = sql.raw(part);
  return sql`coalesce(${texts} ->> ${String(languageId)}, ${texts} ->> '1', (select value from jsonb_each_text(${texts}) order by key::int limit 1), '')`;
};
