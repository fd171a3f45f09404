import { defaultLanguageId } from '@selvedge/i18n';
import { and, eq } from 'drizzle-orm';
import { getCatalog, findAddress, findProductId, type Catalog } from '#modules/catalog';
import type { Db } from '#platform/database';
import type { Tx } from '#platform/transaction';
import { contentArticles } from '../articles/tables.ts';

export const linkKinds = ['category', 'collection', 'brand', 'product', 'article'] as const;

/** The target of a content link by id. The link uses the current address of the target and is hidden while the target is hidden. */
export interface LinkTarget {
  kind: (typeof linkKinds)[number];
  id: number;
  /** The original query and fragment: `?color=navy`. */
  tail: string;
}

/** The result for an address in the catalogue or the blog that has no target. */
export interface UnknownTarget {
  kind: 'unknown';
  /** An explanation for the form. */
  message: string;
}

const folders = {
  category: 'category',
  collection: 'collection',
  brands: 'brand',
  product: 'product',
  blog: 'article',
} as const satisfies Record<string, LinkTarget['kind']>;

/**
 * Finds the target of a link's address. Also finds old addresses and addresses in other languages.
 * @param address an address that `isLinkAddress` accepts
 * @returns undefined for an external address, and for a page without a record, such as `/size-guides`
 */
export async function findLinkTarget(db: Db | Tx, address: string): Promise<LinkTarget | UnknownTarget | undefined> {
  if (!address.startsWith('/')) return undefined;
  const { pathname, search, hash } = new URL(address, 'https://shop.example');
  const segments = splitPath(pathname);
  const [folder = '', ...rest] = segments;
  if (!Object.hasOwn(folders, folder) || rest.length === 0 || rest.length > 2 || (folder === 'blog' && rest.length > 1)) return undefined;
  const kind = folders[folder as keyof typeof folders];
  const id = await findId(db, kind, rest);
  return id === undefined ? { kind: 'unknown', message: `There is no ${kind} at ${pathname}` } : { kind, id, tail: search + hash };
}

/** Splits a path into segments and removes the language prefix of a copied address. */
function splitPath(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean).map(decodePath);
  return /^[a-z]{2}$/.test(segments[0] ?? '') ? segments.slice(1) : segments;
}

function decodePath(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}

async function findId(db: Db | Tx, kind: LinkTarget['kind'], rest: readonly string[]): Promise<number | undefined> {
  const slug = rest.at(-1) ?? '';
  if (kind === 'product') return findProductId(db, slug);
  if (kind === 'article') {
    const [row] = await db
      .select({ id: contentArticles.id })
      .from(contentArticles)
      .where(and(eq(contentArticles.kind, 'article'), eq(contentArticles.slug, slug)));
    return row?.id;
  }
  const catalog = await getCatalog(db);
  if (kind === 'category') return findCategory(catalog, rest);
  if (rest.length > 1) return undefined;
  return kind === 'brand' ? catalog.brandsBySlug.get(slug)?.id : findAddress(catalog, { kind, slug, languageId: defaultLanguageId }, () => true);
}

function findCategory(catalog: Catalog, [first = '', second]: readonly string[]): number | undefined {
  const parents = new Set(second === undefined ? [0] : (catalog.addresses.get(`category:${first}`) ?? []).map(({ targetId }) => targetId));
  return findAddress(catalog, { kind: 'category', slug: second ?? first, languageId: defaultLanguageId }, ({ scopeId }) => parents.has(scopeId));
}
