import type { HomeBlock } from '@selvedge/server/contract';

/** Adjacent blocks of one type, which are rendered as one section. */
export interface BlockRun {
  type: HomeBlock['type'];
  blocks: HomeBlock[];
}

/** The types that are grouped. A row of products, a banner and a video are separate sections. */
const together = new Set<HomeBlock['type']>(['HOME_SLIDER', 'HOME_CATEGORY_BANNER', 'INSTAGRAM', 'PARTNER']);

export function splitIntoRuns(blocks: readonly HomeBlock[]): BlockRun[] {
  const runs: BlockRun[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (last?.type === block.type && together.has(block.type)) last.blocks.push(block);
    else runs.push({ type: block.type, blocks: [block] });
  }
  return runs;
}
