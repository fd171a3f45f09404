import type { HomeBlock } from '@selvedge/server/contract';

/** Neighbours of one type, which stand together as one part of the page. */
export interface BlockRun {
  type: HomeBlock['type'];
  blocks: HomeBlock[];
}

/** A row of products, a banner or a video stands by itself. */
const together = new Set<HomeBlock['type']>(['HOME_SLIDER', 'HOME_CATEGORY_BANNER', 'INSTAGRAM', 'PARTNER']);

export function blockRuns(blocks: readonly HomeBlock[]): BlockRun[] {
  const runs: BlockRun[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (last?.type === block.type && together.has(block.type)) last.blocks.push(block);
    else runs.push({ type: block.type, blocks: [block] });
  }
  return runs;
}
