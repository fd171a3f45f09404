import { getTexts } from '@selvedge/i18n/texts';
import { documentFormats, type DocumentFormats } from './document-formats.ts';
import { drawSheets } from './print/draw-sheets.ts';
import { measureText } from './print/fonts.ts';
import { layoutSettlement, type SettlementDocument } from './print/layout-settlement.ts';

/**
 * Returns the formats for figures and dates in a language.
 * @param code the shop's language code
 */
export const getDocumentFormats = (code: string, currency: string): DocumentFormats => documentFormats(getTexts('documents', code).tag, currency);

/**
 * Renders a statement or a self-billed invoice as a PDF. The same content gives the same bytes.
 * @param code the shop's language code
 */
export function drawSettlement(document: SettlementDocument, code: string): Promise<Buffer> {
  const { t, tag } = getTexts('documents', code);
  return drawSheets(layoutSettlement(document, { measure: measureText, t, tag, formats: documentFormats(tag, 'EUR') }));
}
