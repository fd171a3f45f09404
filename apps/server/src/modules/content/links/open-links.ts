import { and, eq, inArray } from 'drizzle-orm';
import { listProductSlugs, getCatalog, getLocalName } from '#modules/catalog';
import type { Db } from '#platform/database';
import { findTarget } from '../redirects/target-path.ts';
import { isPublic } from '../articles/is-public.ts';
import { contentArticles } from '../articles/tables.ts';
import { findLinkTarget, type LinkTarget, type UnknownTarget } from './link-target.ts';

/** A stored link. `target` is missing in links that were saved before targets were introduced. */
export interface StoredLink {
  address: string;
  target?: LinkTarget | undefined;
}

/** The current addresses of links. */
export interface OpenLinks {
  /** Returns the current address. @returns undefined if the target was deleted or is not public: the link is hidden */
  href: (link: StoredLink, languageId: number) => string | undefined;
  /** Ids of the products among the targets. Responses with these links need the cache tags of the products. */
  productIds: readonly number[];
  /** Whether any target is an article. */
  hasArticles: boolean;
}

/** Reads the targets of several links together. */
export async function openLinks(db: Db, links: readonly StoredLink[]): Promise<OpenLinks> {
  // A link that was saved before targets were introduced is looked up by its address.
  const found = new Map<string, LinkTarget | UnknownTarget | undefined>();
  for (const { address, target } of links) if (!target && !found.has(address)) found.set(address, await findLinkTarget(db, address));
  const getLinkTarget = ({ address, target }: StoredLink) => target ?? found.get(address);
  const listTargetIds = (kind: LinkTarget['kind']) =>
    links.flatMap((link) => {
      const target = getLinkTarget(link);
      return target?.kind === kind ? [target.id] : [];
    });
  const catalog = await getCatalog(db);
  const products = await listProductSlugs(db, listTargetIds('product'));
  const articles = await readArticleSlugs(db, listTargetIds('article'));
  const path = ({ kind, id }: LinkTarget, languageId: number): string | undefined => {
    if (kind === 'product') {
      const slug = products.get(id)?.slugs;
      return slug && `/product/${getLocalName(slug, languageId)}`;
    }
    if (kind === 'article') {
      const slug = articles.get(id);
      return slug === undefined ? undefined : `/blog/${slug}`;
    }
    return findTarget(catalog, { kind, targetId: id, address: '' }, languageId)?.href;
  };
  return {
    productIds: listTargetIds('product'),
    hasArticles: listTargetIds('article').length > 0,
    href: (link, languageId) => {
      const target = getLinkTarget(link);
      if (!target) return link.address;
      if (target.kind === 'unknown') return undefined;
      const current = path(target, languageId);
      return current === undefined ? undefined : current + target.tail;
    },
  };
}

async function readArticleSlugs(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: contentArticles.id, slug: contentArticles.slug })
    .from(contentArticles)
    .where(and(inArray(contentArticles.id, [...ids]), eq(contentArticles.kind, 'article'), isPublic()));
  return new Map(rows.flatMap(({ id, slug }) => (slug === null ? [] : [[id, slug] as const])));
}
