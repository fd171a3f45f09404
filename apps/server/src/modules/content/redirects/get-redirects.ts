import type { Db } from '#platform/database';
import { cacheModel } from '#platform/sql/cached-model';
import { fingerprintTables } from '#platform/sql/fingerprint-tables';
import { redirects } from '../tables.ts';
import { redirectsTag } from '../tags.ts';

/** The target of a redirect. */
export interface Redirect {
  toAddress: string;
  status: number;
}

/** All redirects by country and path. Country 0 means all countries. */
export type Redirects = ReadonlyMap<string, Redirect>;

export const redirectKey = (countryId: number | null, path: string): string => `${countryId ?? 0} ${path}`;

/** Returns the redirect of a path in a country. The country's own redirect has priority over the redirect for all countries. */
export const findRedirectByPath = (all: Redirects, countryId: number | null, path: string): Redirect | undefined =>
  (countryId === null ? undefined : all.get(redirectKey(countryId, path))) ?? all.get(redirectKey(null, path));

/** Returns all redirects. They are cached in memory, because every unknown address is looked up. */
export const getRedirects = cacheModel<Redirects>({ tag: redirectsTag, fingerprint: fingerprintTables('redirects'), load: readRedirects });

/** Reads all redirects within this transaction. */
export async function readRedirects(db: Db): Promise<Map<string, Redirect>> {
  const rows = await db
    .select({ countryId: redirects.countryId, fromPath: redirects.fromPath, toAddress: redirects.toAddress, status: redirects.status })
    .from(redirects);
  return new Map(rows.map(({ countryId, fromPath, ...redirect }) => [redirectKey(countryId, fromPath), redirect]));
}
