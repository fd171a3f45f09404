import PDFDocument from 'pdfkit';
import { styles } from '../modules/invoicing/print/blocks.ts';
import { getFontName, measureText, registerFonts } from '../modules/invoicing/print/fonts.ts';
import { frame, type Weight } from '../modules/invoicing/print/sheet.ts';
import { textRuns } from '../modules/invoicing/print/text-runs.ts';

let fonts: PDFKit.PDFDocument | undefined;

/** Returns the characters of a text that no document font contains, which would be printed as empty boxes. */
export function listMissingLetters(text: string, weight: Weight): string[] {
  const document = (fonts ??= openDocument());
  return textRuns(text).flatMap((run) => {
    const { font } = (document.font(getFontName(run, weight)) as unknown as { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } })
      ._font;
    return [...run.text].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  });
}

function openDocument(): PDFKit.PDFDocument {
  const document = new PDFDocument({ autoFirstPage: false });
  registerFonts(document);
  return document;
}

/** Tells whether a document's title fits into the header band, which is one line high. */
export const fitsBand = (title: string): boolean => measureText(title, styles.small.size, styles.small.weight) <= (frame.right - frame.left) * 0.4;
