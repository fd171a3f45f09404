import PDFDocument from 'pdfkit';
import { styles } from '#server/modules/invoicing/print/blocks';
import { getFontName, measureText, registerFonts } from '#server/modules/invoicing/print/fonts';
import { frame, type Weight } from '#server/modules/invoicing/print/sheet';
import { textRuns } from '#server/modules/invoicing/print/text-runs';

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

/** Returns whether a document's title fits into the header band, which is one line high. */
export const fitsBand = (title: string): boolean => measureText(title, styles.small.size, styles.small.weight) <= (frame.right - frame.left) * 0.4;
