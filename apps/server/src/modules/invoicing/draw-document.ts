import { findLanguage } from '@selvedge/i18n';
import { getTexts } from '@selvedge/i18n/texts';
import { createDocumentFormats } from './document-formats.ts';
import type { DocumentKind, PrintSetting } from './kinds/document-kind.ts';
import { drawSheets } from './print/draw-sheets.ts';
import { measureText } from './print/fonts.ts';

/** Returns the setting of documents in a language. @param code the shop's language code; unknown codes get English */
export function getPrintSetting(code: string): PrintSetting {
  const { t, tag } = getTexts('documents', code);
  return { measure: measureText, t, tag, language: findLanguage(code)?.code ?? 'en', getFormats: (currency) => createDocumentFormats(tag, currency) };
}

/**
 * Renders a document as a PDF. The same content gives the same bytes.
 * @param code the shop's language code
 */
export const drawDocument = <Content>(kind: DocumentKind<Content>, content: Content, code: string): Promise<Buffer> =>
  drawSheets(kind.layout(content, getPrintSetting(code)));
