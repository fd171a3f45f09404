import { frame, type Block, type Item, type Sheet } from './sheet.ts';

/**
 * Lays blocks below each other and begins a sheet where the next does not fit; blocks that belong to what follows go with it.
 * The head of a table is repeated, as an ornament: it has been read out already.
 */
export function flow(blocks: readonly Block[]): Sheet[] {
  const sheets: Sheet[] = [{ items: [] }];
  let y: number = frame.top;
  for (const chain of chainsOf(blocks)) {
    const height = chain.reduce((sum, block) => sum + block.height, 0);
    const isOnFresh = y === frame.top;
    if (y + height > frame.bottom && !isOnFresh) {
      sheets.push({ items: [] });
      y = frame.top;
      const head = chain[0]?.head;
      if (head) y += put(sheets, asOrnament(head), y);
    }
    for (const block of chain) y += put(sheets, block, y);
  }
  return sheets;
}

function put(sheets: Sheet[], block: Block, y: number): number {
  sheets.at(-1)?.items.push(...block.items.map((item) => ({ ...item, y: item.y + y })));
  return block.height;
}

const asOrnament = (head: Block): Block => ({
  ...head,
  items: head.items.map((item): Item => (item.kind === 'text' ? { ...item, role: null } : item)),
});

/** Blocks that stay together: each with those before it that belong to it. */
function chainsOf(blocks: readonly Block[]): Block[][] {
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
