import { frame, type Block, type Item, type Sheet } from './sheet.ts';

/**
 * Places blocks below each other and starts a new sheet if the next does not fit; blocks marked to stay with the next move with it.
 * The repeated head of a table is marked as decoration, because screen readers have already read it.
 */
export function flow(blocks: readonly Block[]): Sheet[] {
  const sheets: Sheet[] = [{ items: [] }];
  let y: number = frame.top;
  for (const chain of groupLinkedBlocks(blocks)) {
    const height = chain.reduce((sum, block) => sum + block.height, 0);
    const isOnFresh = y === frame.top;
    if (y + height > frame.bottom && !isOnFresh) {
      sheets.push({ items: [] });
      y = frame.top;
      const head = chain[0]?.head;
      if (head) y += put(sheets, withoutStructureRole(head), y);
    }
    for (const block of chain) y += put(sheets, block, y);
  }
  return sheets;
}

function put(sheets: Sheet[], block: Block, y: number): number {
  sheets.at(-1)?.items.push(...block.items.map((item) => ({ ...item, y: item.y + y })));
  return block.height;
}

const withoutStructureRole = (head: Block): Block => ({
  ...head,
  items: head.items.map((item): Item => (item.kind === 'text' ? { ...item, role: null } : item)),
});

/** Groups blocks that must stay together on one sheet. */
function groupLinkedBlocks(blocks: readonly Block[]): Block[][] {
  const chains: Block[][] = [];
  let open: Block[] = [];
  for (const block of blocks) {
    open.push(block);
    if (block.isWithNext) continue;
    chains.push(open);
    open = [];
  }
  return open.length > 0 ? [...chains, open] : chains;
}
