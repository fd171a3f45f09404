import type { Contact } from './contact.ts';
import type { Audience } from './categorize-product.ts';

/** The options of an import. */
export interface ImportOptions {
  /** Currency of the file's prices, ISO 4217. */
  currency: string;
  /** Units of a currency per euro, preferred to the countries' own rates: `BDT` → 142.5. */
  rates: ReadonlyMap<string, string>;
  /** The language of the file's texts. */
  languageId: number;
  maker?: Contact | undefined;
  /** The responsible person in the Union for a manufacturer outside it. */
  responsible?: Contact | undefined;
  brand?: string | undefined;
  audience?: Audience | undefined;
  /** Publishes products without legally required data: on a test shop only. */
  waive: boolean;
  /** Cause in the stock ledger, such as the file's name. */
  reference: string;
}
