import PDFDocument from 'pdfkit';
import { getTextOptions, getFontName, registerFonts, measureWidth } from './fonts.ts';
import { paperSize, type CodeItem, type Item, type PrintedDocument, type RuleItem, type TextItem } from './sheet.ts';
import { textRuns } from './text-runs.ts';
import { openStructure, type Structure } from './structure.ts';

/**
 * Renders laid-out sheets as a PDF with a structure for screen readers. The same sheets always give the same bytes, because
 * the file's date is the date of the document.
 */
export async function drawSheets({ title, author, language, day, sheets }: PrintedDocument, { isCompressed = true } = {}): Promise<Buffer> {
  const document = new PDFDocument({
    size: [paperSize.width, paperSize.height],
    margin: 0,
    autoFirstPage: false,
    compress: isCompressed,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: title, Author: author, CreationDate: new Date(`${day}T00:00:00Z`), Producer: 'Selvedge', Creator: 'Selvedge' },
  });
  registerFonts(document);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = new Promise<void>((resolve, reject) => document.once('end', resolve).once('error', reject));
  const structure = openStructure(document);
  for (const { items } of sheets) {
    document.addPage();
    for (const run of runsOfRole(items)) structure.mark(run.role, () => run.items.forEach((item) => drawItem(document, item)), run.alt);
  }
  structure.close();
  document.end();
  await written;
  return Buffer.concat(chunks);
}

interface RoleRun {
  role: Parameters<Structure['mark']>[0];
  items: Item[];
  alt?: string;
}

/** Groups the lines of a cell or paragraph, so that screen readers read them as one. */
function runsOfRole(items: readonly Item[]): RoleRun[] {
  const runs: RoleRun[] = [];
  for (const item of items) {
    const role = item.kind === 'code' ? { tag: 'Figure' as const } : item.kind === 'rule' ? null : item.role;
    const last = runs.at(-1);
    // Each cell's texts share one role object.
    if (last && last.role === role) last.items.push(item);
    else runs.push({ role, items: [item], ...(item.kind === 'code' && { alt: item.alt }) });
  }
  return runs;
}

function drawItem(document: PDFKit.PDFDocument, item: Item): void {
  if (item.kind === 'text') drawText(document, item);
  else if (item.kind === 'rule') drawRule(document, item);
  else drawCode(document, item);
}

function drawText(document: PDFKit.PDFDocument, { x, y, text, size, weight, color, isRight }: TextItem): void {
  document.fillColor(color);
  const runs = textRuns(text).map((run) => {
    document.font(getFontName(run, weight), size);
    return { ...run, width: measureWidth(document, run, size) };
  });
  let left = isRight ? x - runs.reduce((sum, { width }) => sum + width, 0) : x;
  for (const run of runs) {
    document.font(getFontName(run, weight), size);
    document.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic', ...getTextOptions(run) });
    left += run.width;
  }
}

function drawRule(document: PDFKit.PDFDocument, { x, until, y, color, width }: RuleItem): void {
  document.lineWidth(width).strokeColor(color).moveTo(x, y).lineTo(until, y).stroke();
}

function drawCode(document: PDFKit.PDFDocument, { x, y, size, cells }: CodeItem): void {
  const cell = size / cells.length;
  for (const [line, row] of cells.entries()) {
    for (const [column, isDark] of row.entries()) if (isDark) document.rect(x + column * cell, y + line * cell, cell, cell);
  }
  document.fillColor('#000000').fill();
}
