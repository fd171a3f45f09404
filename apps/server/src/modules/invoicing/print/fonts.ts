import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Weight } from './sheet.ts';
import { textRuns, type TextRun } from './text-runs.ts';
import type { Measure } from './wrap-text.ts';

const files = {
  'main-regular': '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  'main-semibold': '@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  'bengali-regular': '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf',
  'bengali-semibold': '@expo-google-fonts/noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf',
} as const;
type FontName = keyof typeof files;

const { resolve } = createRequire(import.meta.url);
const read = new Map<FontName, Buffer>();

function readFont(name: FontName): Buffer {
  const bytes = read.get(name) ?? readFileSync(resolve(files[name]));
  read.set(name, bytes);
  return bytes;
}

export const getFontName = ({ script }: Pick<TextRun, 'script'>, weight: Weight): FontName => `${script}-${weight}`;

/** Registers the fonts; PDFKit loads and embeds only those that are used. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const name of Object.keys(files) as FontName[]) document.registerFont(name, readFont(name));
}

/** Returns the width in the current font and size. */
export const measureWidth = (document: PDFKit.PDFDocument, run: TextRun, size: number): number =>
  document.widthOfString(run.text, getTextOptions(run)) + run.widen * size;

/** PDFKit's types only allow a list of enabled features. */
export const getTextOptions = ({ without }: Pick<TextRun, 'without'>): PDFKit.Mixins.TextOptions =>
  without === null ? {} : { features: { [without]: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[] };

/** Limit of cached text widths; figures and headings repeat often. */
const MAX_KNOWN = 10_000;
const known = new Map<string, number>();
let ruler: PDFKit.PDFDocument | undefined;

/** Measures with the fonts themselves, in a document that is never written. */
export const measureText: Measure = (text, size, weight) => {
  const key = `${weight} ${text}`;
  const found = known.get(key);
  if (found !== undefined) return found * size;
  if (known.size >= MAX_KNOWN) known.clear();
  const document = (ruler ??= openRuler());
  const atOnePoint = textRuns(text).reduce((width, run) => {
    document.font(getFontName(run, weight), 100);
    return width + measureWidth(document, run, 100) / 100;
  }, 0);
  known.set(key, atOnePoint);
  return atOnePoint * size;
};

function openRuler(): PDFKit.PDFDocument {
  const document = new PDFDocument({ autoFirstPage: false });
  registerFonts(document);
  return document;
}
