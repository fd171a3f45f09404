import { documentFormats, type DocumentFormats } from './document-formats.ts';
import { drawSheets } from './print/draw-sheets.ts';
import { measureText } from './print/fonts.ts';
import { layoutSettlement, type SettlementDocument } from './print/layout-settlement.ts';
import { getDocumentTexts } from './texts/get-document-texts.ts';

/**
 * Returns the formats for figures and dates in a language.
 * @param code the shop's language code
 */
export const getDocumentFormats = (code: string, currency: string): DocumentFormats => documentFormats(getDocumentTexts(code).tag, currency);

/**
 * Renders a statement or a self-billed invoice as a PDF. The same content gives the same bytes.
 * @param code the shop's language code
 */
export function drawSettlement(document: SettlementDocument, code: string): Promise<Buffer> {
  const { texts, tag } = getDocumentTexts(code);
  return drawSheets(layoutSettlement(document, { measure: measureText, texts, tag, formats: documentFormats(tag, 'EUR') }));
}
