import type { Contact } from './contact.ts';
import type { Audience } from './categorize-product.ts';

/** The options of an import. */
export interface ImportOptions {
  /** Currency of the file's prices, ISO 4217. */
  currency: string;
  /** Units of a currency per euro: `BDT` → 142.5. They take precedence over the rates of the countries. */
  rates: ReadonlyMap<string, string>;
  /** The language of the file's texts. */
  languageId: number;
  maker?: Contact | undefined;
  /** The responsible person in the Union for a manufacturer outside it. */
  responsible?: Contact | undefined;
  brand?: string | undefined;
  audience?: Audience | undefined;
  /** Publishes products without legally required data. Allowed on a test shop only. */
  waive: boolean;
  /** The cause of a stock movement in the ledger, such as the name of the file. */
  reference: string;
}
