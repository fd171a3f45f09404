import type { DocumentContent, DocumentLine } from '../document-content.ts';
import { joinVertically, layoutRow, createRule, createSpace, styles, type Cell, type Style } from './blocks.ts';
import type { Setting } from './setting.ts';
import { frame, type Block, type Role } from './sheet.ts';

interface Column {
  key: 'item' | 'quantity' | 'unitPrice' | 'discount' | 'vat' | 'total';
  x: number;
  width: number;
  isRight: boolean;
}
type Figures = Record<Column['key'], string>;

const GAP = 12;
const MIN_ITEM_WIDTH = 150;

/** Returns the table of a document's lines: its head and one block per line. The last lines stay with the totals below them. */
export function buildLineBlocks(setting: Setting, content: DocumentContent): Block[] {
  const { measure, t } = setting;
  const rows = content.lines.map((line) => ({ line, figures: formatFigures(setting, line) }));
  const hasDiscounts = content.lines.some(({ discount }) => discount !== 0);
  const columns = layoutColumns(
    setting,
    rows.map(({ figures }) => figures),
    hasDiscounts,
  );
  const cells = (figures: Figures, style: Style, role: Role): Cell[] =>
    columns.map(({ key, ...column }) => ({ ...column, text: figures[key], style, role }));
  const note = layoutRow(
    measure,
    [
      {
        text: t(content.vatScheme === 'intra-community' ? 'invoice.amountsNet' : 'invoice.amounts', { currency: content.currency }),
        style: styles.small,
        x: frame.left,
        width: frame.right - frame.left,
        role: { tag: 'P' },
      },
    ],
    { below: 5 },
  );
  const head = joinVertically([
    createRule(),
    layoutRow(measure, cells(listHeadings(setting), styles.label, { tag: 'TH', table: 'lines', row: 0 }), { above: 5, below: 5 }),
    createRule(),
  ]);
  const [item] = columns;
  const blocks = rows.map(({ line, figures }, index): Block => {
    const role: Role = { tag: 'TD', table: 'lines', row: index + 1 };
    const words = layoutRow(measure, cells(figures, styles.text, role), { above: 6 });
    const sku = layoutRow(measure, line.sku && item ? [{ text: line.sku, style: styles.small, x: item.x, width: item.width, role }] : []);
    return { ...joinVertically([words, sku, createSpace(6), createRule()]), head, isWithNext: index === rows.length - 1 };
  });
  return [{ ...note, isWithNext: true }, { ...head, isWithNext: true }, ...blocks];
}

function formatFigures({ t, formats }: Setting, line: DocumentLine): Figures {
  const { kind, text, quantity, unitPrice, discount, vatBasisPoints, total } = line;
  const isGoods = kind === 'goods';
  return {
    item: isGoods ? text : t(`invoice.lines.${kind}`),
    quantity: isGoods && quantity > 0 ? formats.count(quantity) : '',
    unitPrice: isGoods ? formats.figure(unitPrice) : '',
    discount: discount === 0 ? '' : formats.figure(-discount),
    vat: kind === 'rounding' ? '' : formats.rate(vatBasisPoints),
    total: formats.figure(total),
  };
}

const listHeadings = ({ t }: Setting): Figures => ({
  item: t('invoice.columns.item'),
  quantity: t('invoice.columns.quantity'),
  unitPrice: t('invoice.columns.unitPrice'),
  discount: t('invoice.columns.discount'),
  vat: t('invoice.columns.vat'),
  total: t('invoice.columns.total'),
});

/** Figures get the width of the widest figure, names get the rest. */
function layoutColumns({ measure, t }: Setting, rows: readonly Figures[], hasDiscounts: boolean): Column[] {
  const figures = (['quantity', 'unitPrice', ...(hasDiscounts ? ['discount' as const] : []), 'vat', 'total'] as const).map((key) => ({
    key,
    width:
      Math.max(
        measure(t(`invoice.columns.${key}`), styles.label.size, styles.label.weight),
        ...rows.map((row) => measure(row[key], styles.text.size, styles.text.weight)),
      ) + 0.01,
  }));
  const taken = figures.reduce((sum, { width }) => sum + width + GAP, 0);
  const itemWidth = Math.max(MIN_ITEM_WIDTH, frame.right - frame.left - taken);
  let x = frame.left + itemWidth;
  return [
    { key: 'item', x: frame.left, width: itemWidth, isRight: false },
    ...figures.map(({ key, width }): Column => {
      const column = { key, x: x + GAP, width, isRight: true };
      x += GAP + width;
      return column;
    }),
  ];
}
