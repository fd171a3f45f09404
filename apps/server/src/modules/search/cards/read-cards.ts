import { sql } from 'drizzle-orm';
import { money, toMajor } from '#kit/money';
import { toColor, type Catalog } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { Badge, Image, ProductCard } from '#contracts/catalog';
import { computeAverageStars } from './average-stars.ts';
import type { CardImage, StarSums } from './card-document.ts';
import type { ListedItem } from '../listing/query-listing.ts';

interface CardRow extends Record<string, unknown> {
  id: number;
  name: string;
  slug: string;
  images: CardImage[];
  colorId: number | null;
  colorIds: number[];
  badges: Badge[];
  rating: StarSums | null;
}

/** Returns the cards of listed items in the same order. Runs one query, which reads only the texts of the requested language. */
export async function readCards(
  db: Db,
  items: readonly ListedItem[],
  { catalog, languageId, currency }: { catalog: Catalog; languageId: number; currency: string },
): Promise<ProductCard[]> {
  if (items.length === 0) return [];
  const requested = sql`unnest(${sql.param(items.map(({ productId }) => productId))}::int[], ${sql.param(items.map(({ colorId }) => colorId))}::int[])`;
  // The from clause unpacks the card once, instead of once per field.
  const { rows } = await db.execute<CardRow>(sql`
    select product_id as id, ${selectText('names', languageId)} as name, ${selectText('slugs', languageId)} as slug,
      coalesce(images -> coalesce(shown, 0)::text, '[]') as images, shown as "colorId", "colorIds", badges, rating
    from ${requested} asked (product_id, color_id) join listing_products using (product_id),
      jsonb_to_record(card) as card_parts (names jsonb, slugs jsonb, images jsonb, "coverColorId" int, "colorIds" jsonb, badges jsonb, rating jsonb),
      coalesce(asked.color_id, "coverColorId") as shown`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const major = (amount: number) => toMajor(money(amount, currency));
  return items.flatMap(({ productId, brandId, price, regular, prior, isAvailable }) => {
    const [row, brand] = [byId.get(productId), catalog.brands.get(brandId)];
    if (!row) return [];
    const colors = row.colorIds.flatMap((id) => {
      const color = catalog.values.get(id);
      return color ? toColor(color, languageId) : [];
    });
    return {
      id: productId,
      slug: row.slug,
      name: row.name,
      brand: { slug: brand?.slug ?? '', name: brand?.name ?? '' },
      currency,
      unitPrice: major(regular),
      discountPrice: major(price),
      priorPrice: prior === 0 ? null : major(prior),
      images: row.images.map((image) => localizeImage(image, languageId)),
      colorCode: colors.find(({ id }) => id === row.colorId)?.code ?? null,
      colors,
      badges: row.badges,
      rating: row.rating && { count: row.rating.count, average: computeAverageStars(row.rating) },
      isAvailable,
    };
  });
}

function localizeImage({ alts, ...image }: CardImage, languageId: number): Image {
  const alt = alts?.[languageId];
  return alt === undefined ? image : { ...image, alt };
}

/** Selects a text in a language. The fallbacks are English and then any language. */
const selectText = (part: 'names' | 'slugs', languageId: number) => {
  const texts = sql.raw(part);
  return sql`coalesce(${texts} ->> ${String(languageId)}, ${texts} ->> '1', (select value from jsonb_each_text(${texts}) order by key::int limit 1), '')`;
};
