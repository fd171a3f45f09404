import type { PaperTexts } from '../paper-texts.ts';
import type { PaperFormats } from '../paper-formats.ts';
import { beside, pile, row, rule, space, stack, styles, type Cell, type Style } from './blocks.ts';
import { flow } from './flow.ts';
import { frame, type Block, type PrintedPaper, type Role } from './sheet.ts';
import { sheetsAround } from './sheets-around.ts';
import type { Measure } from './wrap-text.ts';

/** A paper of two parties with a table and its sums, its words and figures written already: statements and self-billed invoices. */
export interface SettlementPaper {
  title: string;
  number: string;
  shopName: string;
  author: string;
  /** ISO date: the file's own. */
  day: string;
  /** A label with its values each. */
  facts: readonly (readonly string[])[];
  /** A label, a name and lines each. */
  parties: readonly (readonly string[])[];
  /** The first column is text, the others are figures. */
  heads: readonly string[];
  rows: readonly { cells: readonly string[]; /** Below the first cell. */ small?: string }[];
  /** Label and value; the last is the greatest. */
  sums: readonly (readonly [string, string])[];
  notes: readonly string[];
}

const width = frame.right - frame.left;
const GAP = 12;

export function layoutSettlement(
  paper: SettlementPaper,
  { measure, texts, tag, formats }: { measure: Measure; texts: PaperTexts; tag: string; formats: PaperFormats },
): PrintedPaper {
  const { title, number, shopName, author, day, facts, parties, sums, notes } = paper;
  const full = `${title} ${number}`;
  const line = (text: string, style: Style): Block => row(measure, [{ text, style, x: frame.left, width, role: { tag: 'P' } }]);
  const blocks = [
    row(measure, [{ text: title, style: styles.heading, x: frame.left, width, role: { tag: 'H1' } }], { below: 10 }),
    pile([rule(), space(8), columns(measure, facts, styles.text), space(8), rule()]),
    space(18),
    columns(measure, parties, styles.strong),
    space(20),
    ...tableBlocks(measure, paper),
    pile([
      space(10),
      ...sums.map(([label, value], index) => sumLine(measure, { label, value, style: index === sums.length - 1 ? styles.grand : styles.text })),
      space(14),
      ...notes.map((note) => line(note, styles.small)),
    ]),
  ];
  const pageOf = (page: number, pages: number) => texts.page(formats.count(page), formats.count(pages));
  const sheets = sheetsAround(measure, flow(blocks), { shopName, title: full, foot: `${author} · ${number}`, pageOf });
  return { title: full, author, language: tag, day, sheets };
}

/** A label and what belongs to it, side by side with others. @param first how the line below the label is set */
function columns(measure: Measure, entries: readonly (readonly string[])[], first: Style): Block {
  const gap = 16;
  const each = (width - gap * (entries.length - 1)) / entries.length;
  return beside(
    entries.map((lines, index) =>
      stack(
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

function tableBlocks(measure: Measure, { heads, rows }: SettlementPaper): Block[] {
  const wide = heads.map((head, index) =>
    Math.max(
      measure(head, styles.label.size, styles.label.weight),
      ...rows.map(({ cells }) => measure(cells[index] ?? '', styles.text.size, styles.text.weight)),
    ),
  );
  const figures = wide.slice(1).reduce((sum, column) => sum + column + GAP, 0);
  const cellsOf = (texts: readonly string[], style: Style, role: Role): Cell[] => {
    let x = frame.left + width - figures;
    return texts.map((text, index): Cell => {
      if (index === 0) return { text, style, x: frame.left, width: width - figures, role };
      const cell = { text, style, x: x + GAP, width: (wide[index] ?? 0) + 0.01, isRight: true, role };
      x += GAP + (wide[index] ?? 0);
      return cell;
    });
  };
  const head = pile([rule(), row(measure, cellsOf(heads, styles.label, { tag: 'TH', table: 'lines', row: 0 }), { above: 5, below: 5 }), rule()]);
  const blocks = rows.map(({ cells, small = '' }, index): Block => {
    const role: Role = { tag: 'TD', table: 'lines', row: index + 1 };
    const words = row(measure, cellsOf(cells, styles.text, role), { above: 5 });
    const below = row(measure, [{ text: small, style: styles.small, x: frame.left, width: width - figures, role }], { below: 5 });
    return { ...pile([words, below, rule()]), head, isWithNext: index === rows.length - 1 };
  });
  return [{ ...head, isWithNext: true }, ...blocks];
}

function sumLine(measure: Measure, { label, value, style }: { label: string; value: string; style: Style }): Block {
  const room = measure(value, style.size, style.weight) + 0.01;
  const left = frame.left + width * 0.4;
  return row(measure, [
    { text: label, style, x: left, width: frame.right - left - room - GAP, role: { tag: 'P' } },
    { text: value, style, x: frame.right - room, width: room, isRight: true, role: { tag: 'P' } },
  ]);
}
