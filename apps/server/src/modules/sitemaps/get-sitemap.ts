import { findCountryByHost, listHosts, type ShopHost } from '#modules/countries';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { kinds } from './kinds/index.ts';
import { indexText, sitemapText, thingsPerFile } from './write-sitemap.ts';

/** A sitemap, and for how long it is right. */
export interface Sitemap {
  text: string;
  tags: readonly string[];
  /** At most, unless a tag is dropped. */
  seconds: number;
}

export interface AskedHost {
  /** As it was asked for, with its port. */
  host: string;
  config: Pick<Config, 'publicUrl' | 'isLoopback'>;
  /** Things in a file at most; fewer where the limits of a file ask for it. */
  most?: number;
}

const longest = 3600;

/** The file that names all sitemaps of a host. @returns undefined for a host that has none */
export async function getSitemapIndex(db: Db, asked: AskedHost): Promise<Sitemap | undefined> {
  const place = await placeOf(db, asked);
  if (!place) return undefined;
  const { hosts, host, most, tags } = place;
  const take = thingsPerFile(hosts, host, most);
  const parts = await Promise.all(kinds.map(async (kind) => ({ kind, ...(await kind.read(db, { countryId: host.countryId, offset: 0, take: 0 })) })));
  const addresses = parts.flatMap(({ kind, total }) =>
    Array.from({ length: Math.ceil(total / take) }, (_, index) => `${host.origin}/sitemaps/${kind.name}-${index + 1}.xml`),
  );
  return {
    text: indexText(addresses),
    tags: [...tags, ...kinds.flatMap((kind) => kind.tags)],
    seconds: Math.min(longest, ...parts.map(({ seconds = longest }) => seconds)),
  };
}

/** @param name such as `products-1` @returns undefined where the index names no such file */
export async function getSitemap(db: Db, name: string, asked: AskedHost): Promise<Sitemap | undefined> {
  const [, kindName, number] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(name) ?? [];
  const kind = kinds.find((one) => one.name === kindName);
  const place = kind && (await placeOf(db, asked));
  if (!place) return undefined;
  const { hosts, host, most, tags } = place;
  const take = thingsPerFile(hosts, host, most);
  const { entries, total, seconds = longest } = await kind.read(db, { countryId: host.countryId, offset: (Number(number) - 1) * take, take });
  if ((Number(number) - 1) * take >= total) return undefined;
  return { text: sitemapText(hosts, host, entries), tags: [...tags, ...kind.tags], seconds };
}

/** Whether there is anything to be listed of a host. */
export const hasSitemaps = async (db: Db, asked: AskedHost): Promise<boolean> => (await placeOf(db, asked)) !== undefined;

/** A host that is lent to a country repeats what that one's own host lists: it has no sitemap. */
async function placeOf(
  db: Db,
  { host: name, config, most }: AskedHost,
): Promise<{ hosts: readonly ShopHost[]; host: ShopHost; tags: string[]; most: number | undefined } | undefined> {
  const { row } = await findCountryByHost(db, name);
  const { hosts, tags } = await listHosts(db, config);
  const host = hosts.find(({ countryId }) => countryId === row.id);
  return host && { hosts, host, tags, most };
}
