import type { Contact } from './contact.ts';
import type { Audience } from './place-product.ts';

/** What whoever brings a file in says about it. */
export interface ImportOptions {
  /** ISO 4217, of the file's prices. */
  currency: string;
  /** Units of a currency for one euro, before the countries' own rates: `BDT` → 142.5. */
  rates: ReadonlyMap<string, string>;
  /** The language of the file's texts. */
  languageId: number;
  maker?: Contact | undefined;
  /** Who answers in the Union for a maker outside it. */
  responsible?: Contact | undefined;
  brand?: string | undefined;
  audience?: Audience | undefined;
  /** Publishes what lacks what the law asks for: on a test shop only. */
  waive: boolean;
  /** What the stock ledger names as the cause, such as the file's name. */
  reference: string;
}
