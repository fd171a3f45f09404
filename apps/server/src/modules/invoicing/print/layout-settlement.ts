import type { PrintSetting } from '../kinds/document-kind.ts';
import { placeSideBySide, joinVertically, layoutRow, createRule, createSpace, stackCells, styles, type Cell, type Style } from './blocks.ts';
import { flow } from './flow.ts';
import { frame, type Block, type PrintedDocument, type Role } from './sheet.ts';
import { addHeaderAndFooter } from './add-header-and-footer.ts';
import type { Measure } from './wrap-text.ts';

/** A document of two parties with a table and totals, already formatted: statements and self-billed invoices. */
export interface SettlementDocument {
  title: string;
  number: string;
  shopName: string;
  author: string;
  /** ISO date of the PDF file. */
  day: string;
  /** One label with its values per entry. */
  facts: readonly (readonly string[])[];
  /** One label, name and address lines per entry. */
  parties: readonly (readonly string[])[];
  /** The first column is text, the others are figures. */
  heads: readonly string[];
  rows: readonly { cells: readonly string[]; /** Shown below the first cell. */ small?: string }[];
  /** Label and value; the last is the grand total. */
  sums: readonly (readonly [string, string])[];
  notes: readonly string[];
}

const width = frame.right - frame.left;
const GAP = 12;

export function layoutSettlement(document: SettlementDocument, { measure, t, tag, getFormats }: PrintSetting): PrintedDocument {
  const formats = getFormats('EUR');
  const { title, number, shopName, author, day, facts, parties, sums, notes } = document;
  const full = `${title} ${number}`;
  const line = (text: string, style: Style): Block => layoutRow(measure, [{ text, style, x: frame.left, width, role: { tag: 'P' } }]);
  const blocks = [
    layoutRow(measure, [{ text: title, style: styles.heading, x: frame.left, width, role: { tag: 'H1' } }], { below: 10 }),
    joinVertically([createRule(), createSpace(8), columns(measure, facts, styles.text), createSpace(8), createRule()]),
    createSpace(18),
    columns(measure, parties, styles.strong),
    createSpace(20),
    ...tableBlocks(measure, document),
    joinVertically([
      createSpace(10),
      ...sums.map(([label, value], index) => sumLine(measure, { label, value, style: index === sums.length - 1 ? styles.grand : styles.text })),
      createSpace(14),
      ...notes.map((note) => line(note, styles.small)),
    ]),
  ];
  const formatPageNumber = (page: number, pages: number) => t('page', { page: formats.count(page), pages: formats.count(pages) });
  const sheets = addHeaderAndFooter(measure, flow(blocks), {
    shopName,
    title: full,
    footer: `${author} · ${number}`,
    formatPageNumber,
  });
  return { title: full, author, language: tag, day, sheets };
}

/**
 * Places labels with their values side by side.
 * @param first style of the line below the label
 */
function columns(measure: Measure, entries: readonly (readonly string[])[], first: Style): Block {
  const gap = 16;
  const each = (width - gap * (entries.length - 1)) / entries.length;
  return placeSideBySide(
    entries.map((lines, index) =>
      stackCells(
        measure,
        lines
          .map((text, place): Cell => ({
            text,
            style: place === 0 ? styles.label : place === 1 ? first : styles.text,
            x: frame.left + index * (each + gap),
            width: each,
            role: { tag: 'P' },
          }))
          .filter(({ text }) => text !== ''),
      ),
    ),
  );
}

function tableBlocks(measure: Measure, { heads, rows }: SettlementDocument): Block[] {
  const wide = heads.map((head, index) =>
    Math.max(
      measure(head, styles.label.size, styles.label.weight),
      ...rows.map(({ cells }) => measure(cells[index] ?? '', styles.text.size, styles.text.weight)),
    ),
  );
  const figures = wide.slice(1).reduce((sum, column) => sum + column + GAP, 0);
  const layoutCells = (texts: readonly string[], style: Style, role: Role): Cell[] => {
    let x = frame.left + width - figures;
    return texts.map((text, index): Cell => {
      if (index === 0) return { text, style, x: frame.left, width: width - figures, role };
      const cell = { text, style, x: x + GAP, width: (wide[index] ?? 0) + 0.01, isRight: true, role };
      x += GAP + (wide[index] ?? 0);
      return cell;
    });
  };
  const head = joinVertically([
    createRule(),
    layoutRow(measure, layoutCells(heads, styles.label, { tag: 'TH', table: 'lines', row: 0 }), { above: 5, below: 5 }),
    createRule(),
  ]);
  const blocks = rows.map(({ cells, small = '' }, index): Block => {
    const role: Role = { tag: 'TD', table: 'lines', row: index + 1 };
    const words = layoutRow(measure, layoutCells(cells, styles.text, role), { above: 5 });
    const below = layoutRow(measure, [{ text: small, style: styles.small, x: frame.left, width: width - figures, role }], { below: 5 });
    return { ...joinVertically([words, below, createRule()]), head, isWithNext: index === rows.length - 1 };
  });
  return [{ ...head, isWithNext: true }, ...blocks];
}

function sumLine(measure: Measure, { label, value, style }: { label: string; value: string; style: Style }): Block {
  const room = measure(value, style.size, style.weight) + 0.01;
  const left = frame.left + width * 0.4;
  return layoutRow(measure, [
    { text: label, style, x: left, width: frame.right - left - room - GAP, role: { tag: 'P' } },
    { text: value, style, x: frame.right - room, width: room, isRight: true, role: { tag: 'P' } },
  ]);
}
