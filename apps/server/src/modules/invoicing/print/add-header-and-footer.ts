import { setCell, styles } from './blocks.ts';
import { frame, hairline, paperSize, type Item, type Sheet } from './sheet.ts';
import type { Measure } from './wrap-text.ts';

interface HeaderAndFooter {
  shopName: string;
  /** Title at the upper right of every sheet. */
  title: string;
  footer: string;
  formatPageNumber(page: number, pages: number): string;
}

/** Adds the shop's band above each sheet, and footer and page number below. */
export function addHeaderAndFooter(
  measure: Measure,
  sheets: readonly Sheet[],
  { shopName, title, footer, formatPageNumber }: HeaderAndFooter,
): Sheet[] {
  const width = frame.right - frame.left;
  const at = (y: number, cell: { text: string; style: (typeof styles)[keyof typeof styles]; isRight?: boolean; part?: number }): Item[] =>
    setCell(measure, { x: cell.isRight ? frame.right - width * (cell.part ?? 1) : frame.left, width: width * (cell.part ?? 1), role: null, ...cell })
      .items.slice(0, 1)
      .map((item) => ({ ...item, y: item.y + y }));
  return sheets.map(({ items }, index) => ({
    items: [
      ...at(frame.band / 2 - 6, { text: shopName, style: styles.shop, part: 0.6 }),
      ...at(frame.band / 2 - 3.5, { text: title, style: styles.small, isRight: true, part: 0.4 }),
      { kind: 'rule', x: 0, until: paperSize.width, y: frame.band, color: hairline, width: 0.5 },
      ...items,
      { kind: 'rule', x: frame.left, until: frame.right, y: paperSize.height - 44, color: hairline, width: 0.5 },
      ...at(paperSize.height - 36, { text: footer, style: styles.small, part: 0.78 }),
      ...at(paperSize.height - 36, { text: formatPageNumber(index + 1, sheets.length), style: styles.small, isRight: true, part: 0.2 }),
    ],
  }));
}
