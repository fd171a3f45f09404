import type { DocumentFormats } from '../document-formats.ts';
import type { DocumentTexts } from '../document-texts.ts';
import type { Measure } from './wrap-text.ts';

/** What the layout of a document needs. */
export interface Setting {
  measure: Measure;
  texts: DocumentTexts;
  formats: DocumentFormats;
}
