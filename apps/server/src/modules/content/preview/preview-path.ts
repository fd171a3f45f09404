import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { WritingNotFound } from '../errors.ts';
import { homeBlocks } from '../home/tables.ts';
import { writings } from '../writing/tables.ts';
import type { Preview } from './find-preview.ts';

/**
 * The page of the shop where a thing is to be seen, without language.
 * @throws WritingNotFound
 */
export async function previewPath(db: Db, { kind, id }: Preview): Promise<string> {
  if (kind === 'block') {
    const [block] = await db.select({ type: homeBlocks.type }).from(homeBlocks).where(eq(homeBlocks.id, id));
    if (!block) throw new WritingNotFound(String(id));
    return block.type === 'BLOG_SLIDER' ? '/blog' : '/';
  }
  const [found] = await db.select({ kind: writings.kind, slug: writings.slug }).from(writings).where(eq(writings.id, id));
  if (found?.kind !== kind) throw new WritingNotFound(String(id));
  switch (found.kind) {
    case 'article':
      return `/blog/${found.slug}`;
    case 'page':
      return `/${found.slug}`;
    case 'question':
      return '/helpcenter';
  }
}
