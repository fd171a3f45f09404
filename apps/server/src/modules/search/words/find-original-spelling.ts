import { defaultLanguageId } from '@selvedge/i18n';
import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { listWords } from './fold.ts';

/** Returns the original spelling of a product's words, with accents and in their script, in lower case, by folded word. Runs one query. */
export async function findOriginalSpelling(
  db: Db,
  { productId, languageId }: { productId: number; languageId: number },
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select text from (
      select language_id, name as text from product_translations where product_id = ${productId}
      union all select ${defaultLanguageId}, name from brands where id = (select brand_id from products where id = ${productId})
      union all select language_id, name from category_translations
        where category_id in (select category_id from product_categories where product_id = ${productId})
      union all select language_id, name from attribute_value_translations
        where attribute_value_id in (select color_id from variants where product_id = ${productId}
          union select attribute_value_id from product_attribute_values where product_id = ${productId})) as text
    where language_id in (${languageId}, ${defaultLanguageId}) order by language_id = ${languageId}`);
  const written = new Map<string, string>();
  for (const { text } of rows) {
    for (const word of text.toLowerCase().split(/[^\p{L}\p{M}\p{N}\p{Pd}’']+/u)) for (const folded of listWords(word)) written.set(folded, word);
  }
  return written;
}
