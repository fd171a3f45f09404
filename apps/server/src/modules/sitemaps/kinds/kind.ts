import type { Language } from '@selvedge/i18n';
import type { Db } from '#platform/database';

/** A thing that has a page of its own. */
export interface Entry {
  /** Its path without prefix; null where it has no page of its own in a language. */
  pathIn: (language: Language) => string | null;
  /** Absent where nobody notes it. */
  changedAt?: Date;
  /** Where it is shown; absent: in every country. */
  countryIds?: ReadonlySet<number>;
}

/** A part of all entries of a kind. */
export interface Part {
  entries: Entry[];
  /** Of all parts. */
  total: number;
  /** How long this holds, unless one of the tags is dropped; absent: as long as anything is kept. */
  seconds?: number;
}

/** One kind of pages, listed in sitemaps of its own. */
export interface Kind {
  name: string;
  tags: readonly string[];
  read: (db: Db, asked: { countryId: number; offset: number; take: number }) => Promise<Part>;
}

/** Of what is read as a whole anyhow. */
export const partOf = (entries: Entry[], { offset, take }: { offset: number; take: number }): Part => ({
  entries: entries.slice(offset, offset + take),
  total: entries.length,
});
