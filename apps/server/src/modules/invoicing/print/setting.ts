import type { DocumentFormats } from '../document-formats.ts';
import type { Translate } from '@selvedge/i18n/texts';
import type { Measure } from './wrap-text.ts';

/** What the layout of a document needs. */
export interface Setting {
  measure: Measure;
  t: Translate<'documents'>;
  formats: DocumentFormats;
}
