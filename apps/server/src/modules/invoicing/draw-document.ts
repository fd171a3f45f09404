import { documentFormats } from './document-formats.ts';
import type { DocumentKind, PrintSetting } from './kinds/document-kind.ts';
import { drawSheets } from './print/draw-sheets.ts';
import { measureText } from './print/fonts.ts';
import { getDocumentTexts } from './texts/get-document-texts.ts';

/** Returns the setting of documents in a language. @param code the shop's language code; unknown codes get English */
export function getPrintSetting(code: string): PrintSetting {
  const { texts, tag, language } = getDocumentTexts(code);
  return { measure: measureText, texts, tag, language, getFormats: (currency) => documentFormats(tag, currency) };
}

/**
 * Renders a document as a PDF. The same content gives the same bytes.
 * @param code the shop's language code
 */
export const drawDocument = <Content>(kind: DocumentKind<Content>, content: Content, code: string): Promise<Buffer> =>
  drawSheets(kind.layout(content, getPrintSetting(code)));
