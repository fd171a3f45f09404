import type { Language } from '@selvedge/i18n';
import type { Db } from '#platform/database';

/** An item with its own page, such as a product. */
export interface Entry {
  /** Path without language prefix; null: no page in that language. */
  getPath: (language: Language) => string | null;
  /** Missing if the time of change is unknown. */
  changedAt?: Date;
  /** The countries where it is shown; missing: all. */
  countryIds?: ReadonlySet<number>;
}

/** A slice of the entries of a kind. */
export interface Part {
  entries: Entry[];
  /** Number of all entries. */
  total: number;
  /** Lifetime in seconds, unless a tag is dropped; missing: the default. */
  seconds?: number;
}

/** A kind of pages with its own sitemaps. */
export interface Kind {
  name: string;
  tags: readonly string[];
  read: (db: Db, asked: { countryId: number; offset: number; take: number }) => Promise<Part>;
}

/** Returns a slice of a complete list of entries. */
export const toPart = (entries: Entry[], { offset, take }: { offset: number; take: number }): Part => ({
  entries: entries.slice(offset, offset + take),
  total: entries.length,
});
