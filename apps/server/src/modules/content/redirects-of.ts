import type { Db } from '#platform/database';
import { keepModel } from '#platform/kept-model';
import { printOf } from '#platform/print-of';
import { redirects } from './tables.ts';
import { redirectsTag } from './tags.ts';

/** Where an address leads now. */
export interface Redirect {
  toAddress: string;
  status: number;
}

/** All redirects by country (0: everywhere) and path. */
export type Redirects = ReadonlyMap<string, Redirect>;

export const redirectKey = (countryId: number | null, path: string): string => `${countryId ?? 0} ${path}`;

/** What leads away from a path in a country: its own redirect before everybody's. */
export const redirectAt = (all: Redirects, countryId: number | null, path: string): Redirect | undefined =>
  (countryId === null ? undefined : all.get(redirectKey(countryId, path))) ?? all.get(redirectKey(null, path));

/** All redirects, out of memory: each address that no page has is looked up. */
export const redirectsOf = keepModel<Redirects>({ tag: redirectsTag, print: printOf('redirects'), load: readRedirects });

/** All redirects as they are written in this transaction. */
export async function readRedirects(db: Db): Promise<Map<string, Redirect>> {
  const rows = await db
    .select({ countryId: redirects.countryId, fromPath: redirects.fromPath, toAddress: redirects.toAddress, status: redirects.status })
    .from(redirects);
  return new Map(rows.map(({ countryId, fromPath, ...redirect }) => [redirectKey(countryId, fromPath), redirect]));
}
