import { findCountryByHost, listHosts, type ShopHost } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { kinds } from './kinds/index.ts';
import { writeSitemapIndex, writeSitemap, getEntriesPerFile } from './write-sitemap.ts';

/** A sitemap with its cache lifetime. */
export interface Sitemap {
  text: string;
  tags: readonly string[];
  /** Maximum lifetime, unless a tag is dropped. */
  seconds: number;
}

export interface AskedHost {
  /** As requested, with its port. */
  host: string;
  config: Pick<Config, 'publicUrl' | 'isLoopback'>;
  /** Maximum entries per file; fewer if the protocol's limits require it. */
  maxEntries?: number;
}

const MAX_SECONDS = 3600;

/** Returns the sitemap index of a host. @returns undefined for a host without sitemaps */
export async function getSitemapIndex(db: Db, asked: AskedHost): Promise<Sitemap | undefined> {
  const place = await findHost(db, asked);
  if (!place) return undefined;
  const { hosts, host, maxEntries, tags } = place;
  const take = getEntriesPerFile(hosts, host, maxEntries);
  const parts = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await kind.read(db, { countryId: host.countryId, offset: 0, take: 0 })) })));
  const addresses = parts.flatMap(({ kind, total }) =>
    Array.from({ length: Math.ceil(total / take) }, (_, index) => `${host.origin}/sitemaps/${kind.name}-${index + 1}.xml`),
  );
  return {
    text: writeSitemapIndex(addresses),
    tags: [...tags, ...kinds.flatMap((kind) => kind.tags)],
    seconds: Math.min(MAX_SECONDS, ...parts.map(({ seconds = MAX_SECONDS }) => seconds)),
  };
}

/** Returns a sitemap. @param name for example `products-1` @returns undefined if the index does not list it */
export async function getSitemap(db: Db, name: string, asked: AskedHost): Promise<Sitemap | undefined> {
  const [, kindName, number] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const kind = kinds.find((one) => one.name === kindName);
  const place = kind && (await findHost(db, asked));
  if (!place) return undefined;
  const { hosts, host, maxEntries, tags } = place;
  const take = getEntriesPerFile(hosts, host, maxEntries);
  const { entries, total, seconds = MAX_SECONDS } = await kind.read(db, { countryId: host.countryId, offset: (Number(number) - 1) * take, take });
  if ((Number(number) - 1) * take >= total) return undefined;
  return { text: writeSitemap(hosts, host, entries), tags: [...tags, ...kind.tags], seconds };
}

/** Returns whether a host has sitemaps. */
export const hasSitemaps = async (db: Db, asked: AskedHost): Promise<boolean> => (await findHost(db, asked)) !== undefined;

/** Returns the host's entry in the list of hosts. A host row repeats another host's content and has no sitemap. */
async function findHost(
  db: Db,
  { host: name, config, maxEntries }: AskedHost,
): Promise<{ hosts: readonly ShopHost[]; host: ShopHost; tags: string[]; maxEntries: number | undefined } | undefined> {
  const { row } = await findCountryByHost(db, name);
  const { hosts, tags } = await listHosts(db, config);
  const host = hosts.find(({ countryId }) => countryId === row.id);
  return host && { hosts, host, tags, maxEntries };
}
