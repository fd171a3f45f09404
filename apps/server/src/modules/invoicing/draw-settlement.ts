import { drawDocument, getPrintSetting } from './draw-document.ts';
import type { DocumentFormats } from './document-formats.ts';
import { settlement } from './kinds/settlement.ts';
import type { SettlementDocument } from './print/layout-settlement.ts';

/**
 * Returns the formats for figures and dates in a language.
 * @param code the shop's language code
 */
export const getDocumentFormats = (code: string, currency: string): DocumentFormats => getPrintSetting(code).getFormats(currency);

/**
 * Renders a statement or a self-billed invoice as a PDF. The same content gives the same bytes.
 * @param code the shop's language code
 */
export const drawSettlement = (document: SettlementDocument, code: string): Promise<Buffer> => drawDocument(settlement, document, code);
