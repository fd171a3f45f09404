import { sql } from 'drizzle-orm';
import { mentionsMedia, type MediaUser } from '#modules/media';
import { dropTags } from '#platform/tags/tag-drops';
import type { Tx } from '#platform/transaction';
import { articleTag, homeTag, writtenPagesTag } from './tags.ts';

const englishFirst = sql`order by language_id = 1 desc, language_id limit 1`;

/** The pictures of articles, and the pictures that the texts of articles, questions and pages mention. */
const articleMediaUser: MediaUser = {
  records: sql`
    select written.kind, written.id::text as record,
      coalesce((select title from article_translations where article_id = written.id ${englishFirst}), '') as title
    from articles written where written.media_id = item.id
      or exists (select from article_translations where article_id = written.id and ${mentionsMedia(sql`body`)})`,
  refresh: (tx, mediaIds) => dropTagsIfUsed(tx, mediaIds, { table: 'articles', tags: [articleTag, writtenPagesTag] }),
};

/** The pictures of home page blocks and of the blog's slider, and the files to which they link. */
const homeMediaUser: MediaUser = {
  records: sql`
    select 'home-block' as kind, block.id::text as record,
      coalesce((select coalesce(nullif(title, ''), alt) from home_block_translations where block_id = block.id ${englishFirst}), '') as title
    from home_blocks block where block.media_id = item.id or ${mentionsMedia(sql`coalesce(block.settings->>'link', '')`)}`,
  refresh: (tx, mediaIds) => dropTagsIfUsed(tx, mediaIds, { table: 'home_blocks', tags: [homeTag] }),
};

/** The files to which links of the menus lead. */
const menuMediaUser: MediaUser = {
  records: sql`
    select 'menu-link' as kind, link.id::text as record,
      coalesce((select label from menu_item_translations where menu_item_id = link.id ${englishFirst}), link.address) as title
    from menu_items link where link.kind = 'address' and ${mentionsMedia(sql`link.address`)}`,
};

export const contentMediaUsers: readonly MediaUser[] = [homeMediaUser, articleMediaUser, menuMediaUser];

async function dropTagsIfUsed(tx: Tx, mediaIds: readonly number[], { table, tags }: { table: string; tags: string[] }): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(table)} where media_id = any(${sql.param([...mediaIds])}::int[]) limit 1`);
  if (rows.length > 0) await dropTags(tx, tags);
}
