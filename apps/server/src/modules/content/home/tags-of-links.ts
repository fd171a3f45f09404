import { buildProductTag } from '#modules/catalog';
import type { Db } from '#platform/database';
import { openLinks } from '../links/open-links.ts';
import { articleTag } from '../tags.ts';
import { getBlockLink } from './shown-blocks.ts';
import { homeBlocks } from './tables.ts';

/** Returns the cache tags of the articles and products to which blocks link. */
export async function listLinkTags(db: Db): Promise<string[]> {
  const blocks = await db.select({ settings: homeBlocks.settings }).from(homeBlocks);
  const { productIds, hasArticles } = await openLinks(
    db,
    blocks.flatMap((block) => getBlockLink(block) ?? []),
  );
  return [...(hasArticles ? [articleTag] : []), ...productIds.map(buildProductTag)];
}
