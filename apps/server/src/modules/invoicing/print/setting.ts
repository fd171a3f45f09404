import type { DocumentFormats } from '../document-formats.ts';
import type { PrintSetting } from '../kinds/document-kind.ts';

/** The settings for the layout of a document in one currency. */
export interface Setting extends Pick<PrintSetting, 'measure' | 't' | 'language'> {
  formats: DocumentFormats;
}

/** The texts of a kind of document. */
export interface DocumentWords {
  title: string;
  /** Label of the total. */
  total: string;
  /** How the amount is settled, below the payment method. */
  state: string;
}
