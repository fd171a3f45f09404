import { encode } from 'uqr';
import type { PrintSetting } from '../kinds/document-kind.ts';
import { LEADING, placeSideBySide, joinVertically, layoutRow, createRule, createSpace, stackCells, styles, type Cell } from './blocks.ts';
import { flow } from './flow.ts';
import { frame, type Block, type PrintedDocument, type Role } from './sheet.ts';
import { addHeaderAndFooter } from './add-header-and-footer.ts';
import type { Setting } from './setting.ts';
import type { Measure } from './wrap-text.ts';

/** The content of a packing slip. No prices, because the parcel may be a present. */
export interface SlipContent {
  shopName: string;
  parcelNumber: string;
  orderNumber: string;
  packedOn: string;
  carrier: string;
  to: readonly string[];
  returnNumber: string | null;
  /** The country's return window, in days after delivery. */
  returnDays: number;
  items: readonly { sku: string; text: string; quantity: number }[];
}

const CODE = 84;
const width = frame.right - frame.left;
const pieces = { x: frame.right - 70, width: 70, isRight: true };
const item = { x: frame.left, width: width - 90 };

/** Lays out the slip of a parcel: recipient, items, and the parcel's number as a code to scan. */
export function layoutSlip(content: SlipContent, { measure, t, tag, getFormats }: PrintSetting): PrintedDocument {
  const formats = getFormats('EUR');
  const paragraph = (text: string, style: Cell['style']): Block => layoutRow(measure, [{ text, style, x: frame.left, width, role: { tag: 'P' } }]);
  const head = joinVertically([
    createRule(),
    tableRow(measure, [t('slip.item'), t('slip.pieces')], styles.label, { tag: 'TH', table: 'items', row: 0 }),
    createRule(),
  ]);
  const rows = content.items.map(({ sku, text, quantity }, index): Block => {
    const role: Role = { tag: 'TD', table: 'items', row: index + 1 };
    const words = tableRow(measure, [text, formats.count(quantity)], styles.text, role);
    return {
      ...joinVertically([words, layoutRow(measure, [{ text: sku, style: styles.small, ...item, role }], { below: 5 }), createRule()]),
      head,
      isWithNext: index === content.items.length - 1,
    };
  });
  const total = content.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const title = `${t('titles.packing-slip')} ${content.parcelNumber}`;
  const blocks = [
    layoutRow(measure, [{ text: t('titles.packing-slip'), style: styles.heading, x: frame.left, width, role: { tag: 'H1' } }], { below: 10 }),
    facts(measure, content, { t, formats }),
    createSpace(20),
    { ...head, isWithNext: true },
    ...rows,
    joinVertically([
      createSpace(10),
      paragraph(t('slip.total', { pieces: formats.count(total) }), styles.strong),
      createSpace(18),
      paragraph(t('slip.thanks'), styles.text),
      paragraph(t('slip.returnHint', { returnDays: formats.count(content.returnDays) }), styles.text),
    ]),
  ];
  const formatPageNumber = (page: number, pages: number) => t('page', { page: formats.count(page), pages: formats.count(pages) });
  const sheets = addHeaderAndFooter(measure, flow(blocks), {
    shopName: content.shopName,
    title,
    footer: content.parcelNumber,
    formatPageNumber,
  });
  return { title, author: content.shopName, language: tag, day: content.packedOn, sheets };
}

function facts(measure: Measure, content: SlipContent, { t, formats }: Pick<Setting, 't' | 'formats'>): Block {
  const { parcelNumber, orderNumber, packedOn, carrier, returnNumber, to } = content;
  const column = (x: number, columnWidth: number, entries: readonly (readonly string[])[]): Block =>
    stackCells(
      measure,
      entries.flatMap(([label = '', ...values]) => [
        { text: label, style: styles.label, x, width: columnWidth, role: { tag: 'P' as const } },
        ...values.map((text) => ({ text, style: styles.text, x, width: columnWidth, role: { tag: 'P' as const } })),
        { text: ' ', style: styles.small, x, width: columnWidth, role: null },
      ]),
    );
  const isDark = encode(parcelNumber, { border: 0 }).data;
  const code: Block = {
    height: CODE + styles.label.size * LEADING,
    items: [{ kind: 'code', x: frame.right - CODE, y: 2, size: CODE, cells: isDark, alt: parcelNumber }],
  };
  return placeSideBySide([
    column(frame.left, 150, [
      [t('slip.parcel'), parcelNumber],
      [t('slip.order'), orderNumber],
      ...(returnNumber ? [['', t('slip.exchange', { returnNumber })]] : []),
      [t('slip.packedOn'), formats.day(packedOn)],
      [t('slip.carrier'), carrier],
    ]),
    column(frame.left + 170, width - 170 - CODE - 20, [[t('slip.to'), ...to]]),
    code,
  ]);
}

const tableRow = (measure: Measure, [left = '', right = '']: readonly string[], style: Cell['style'], role: Role): Block =>
  layoutRow(
    measure,
    [
      { text: left, style, ...item, role },
      { text: right, style, ...pieces, role },
    ],
    { above: 5, below: style === styles.label ? 5 : 0 },
  );
