import { frame, hairline, ink, mutedInk, type Block, type Item, type Role, type TextItem, type Weight } from './sheet.ts';
import { wrapText, type Measure } from './wrap-text.ts';

/** Line height as a multiple of the font size; Bengali needs the space. */
export const LEADING = 1.45;

export interface Style {
  size: number;
  weight: Weight;
  color: string;
}
export const styles = {
  heading: { size: 20, weight: 'semibold', color: ink },
  shop: { size: 12, weight: 'semibold', color: ink },
  text: { size: 9, weight: 'regular', color: ink },
  strong: { size: 9, weight: 'semibold', color: ink },
  grand: { size: 12, weight: 'semibold', color: ink },
  label: { size: 7.5, weight: 'regular', color: mutedInk },
  small: { size: 7.5, weight: 'regular', color: mutedInk },
} as const satisfies Record<string, Style>;

/** Text in a column, wrapped to as many lines as it needs. */
export interface Cell {
  text: string;
  style: Style;
  /** Left edge. */
  x: number;
  width: number;
  isRight?: boolean;
  role: Role;
}

/**
 * Sets text into a column.
 * @returns the items, with the top of the first line at 0, and their height
 */
export function setCell(measure: Measure, { text, style, x, width, isRight = false, role }: Cell): { items: TextItem[]; height: number } {
  const { size, weight, color } = style;
  const lines = text === '' ? [] : wrapText(text, width, (part) => measure(part, size, weight));
  const items = lines.map((line, index): TextItem => ({
    kind: 'text',
    x: isRight ? x + width : x,
    y: index * size * LEADING + size * 1.08,
    text: line,
    size,
    weight,
    color,
    isRight,
    role,
  }));
  return { items, height: lines.length * size * LEADING };
}

/**
 * Places cells side by side.
 * @param space above and below the row
 */
export function layoutRow(measure: Measure, cells: readonly Cell[], { above = 0, below = 0 }: { above?: number; below?: number } = {}): Block {
  const set = cells.map((cell) => setCell(measure, cell));
  return {
    height: above + below + Math.max(0, ...set.map(({ height }) => height)),
    items: set.flatMap(({ items }) => items.map((item) => ({ ...item, y: item.y + above }))),
  };
}

/** Places cells below each other in one column. */
export function stackCells(measure: Measure, cells: readonly Cell[]): Block {
  return joinVertically(cells.map((cell) => layoutRow(measure, [cell])));
}

/** Joins blocks vertically into one block that is not split across sheets. */
export function joinVertically(blocks: readonly Block[]): Block {
  const items: Item[] = [];
  let height = 0;
  for (const block of blocks) {
    for (const item of block.items) items.push({ ...item, y: item.y + height });
    height += block.height;
  }
  return { height, items };
}

/** Joins blocks that share the same vertical space. */
export const placeSideBySide = (blocks: readonly Block[]): Block => ({
  height: Math.max(0, ...blocks.map(({ height }) => height)),
  items: blocks.flatMap(({ items }) => items),
});

export const createSpace = (height: number): Block => ({ height, items: [] });

export const createRule = ({
  x = frame.left,
  until = frame.right,
  color = hairline,
}: { x?: number; until?: number; color?: string } = {}): Block => ({
  height: 0.5,
  items: [{ kind: 'rule', x, until, y: 0, color, width: 0.5 }],
});
