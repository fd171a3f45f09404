import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { ArticleNotFound } from '../errors.ts';
import { homeBlocks } from '../home/tables.ts';
import { contentArticles } from '../articles/tables.ts';
import type { Preview } from './find-preview.ts';

/**
 * Returns the path of the page that shows a record, without language.
 * @throws ArticleNotFound
 */
export async function previewPath(db: Db, { kind, id }: Preview): Promise<string> {
  if (kind === 'block') {
    const [block] = await db.select({ type: homeBlocks.type }).from(homeBlocks).where(eq(homeBlocks.id, id));
    if (!block) throw new ArticleNotFound(String(id));
    return block.type === 'BLOG_SLIDER' ? '/blog' : '/';
  }
  const [found] = await db.select({ kind: contentArticles.kind, slug: contentArticles.slug }).from(contentArticles).where(eq(contentArticles.id, id));
  if (found?.kind !== kind) throw new ArticleNotFound(String(id));
  switch (found.kind) {
    case 'article':
      return `/blog/${found.slug}`;
    case 'page':
      return `/${found.slug}`;
    case 'question':
      return '/helpcenter';
  }
}
