import PDFDocument from 'pdfkit';
import { styles } from '../modules/invoicing/print/blocks.ts';
import { fontOf, measureText, registerFonts } from '../modules/invoicing/print/fonts.ts';
import { frame, type Weight } from '../modules/invoicing/print/sheet.ts';
import { textRuns } from '../modules/invoicing/print/text-runs.ts';

let faces: PDFKit.PDFDocument | undefined;

/** The letters of a text that no face of the papers has: an empty box would stand for each of them. */
export function lackingLetters(text: string, weight: Weight): string[] {
  const document = (faces ??= opened());
  return textRuns(text).flatMap((run) => {
    const { font } = (document.font(fontOf(run, weight)) as unknown as { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } })._font;
    return [...run.text].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  });
}

function opened(): PDFKit.PDFDocument {
  const document = new PDFDocument({ autoFirstPage: false });
  registerFonts(document);
  return document;
}

/** Whether a paper's title stands whole in the band above its sheets, which is one line high. */
export const fitsBand = (title: string): boolean => measureText(title, styles.small.size, styles.small.weight) <= (frame.right - frame.left) * 0.4;
