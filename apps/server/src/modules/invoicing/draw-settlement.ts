import { paperFormats, type PaperFormats } from './paper-formats.ts';
import { drawSheets } from './print/draw-sheets.ts';
import { measureText } from './print/fonts.ts';
import { layoutSettlement, type SettlementPaper } from './print/layout-settlement.ts';
import { textsIn } from './texts/texts-in.ts';

/** How figures and days are written on papers of a language. @param code the shop's language code */
export const formatsIn = (code: string, currency: string): PaperFormats => paperFormats(textsIn(code).tag, currency);

/** Draws a statement or a self-billed invoice as a PDF: the same content is the same bytes. @param code the shop's language code */
export function drawSettlement(paper: SettlementPaper, code: string): Promise<Buffer> {
  const { texts, tag } = textsIn(code);
  return drawSheets(layoutSettlement(paper, { measure: measureText, texts, tag, formats: paperFormats(tag, 'EUR') }));
}
