import type { HomeBlock } from '@selvedge/server/contract';
import { expect, test } from 'vitest';
import { splitIntoRuns } from './block-runs.ts';

const block = (id: number, type: HomeBlock['type']): HomeBlock => ({
  ...{ id, type, title: '', text: '', label: '', image: null, link: null, focus: 50, videoId: null, row: null },
});

test('adjacent blocks of one type form a group, except rows and banners', () => {
  const blocks = [
    block(1, 'HOME_SLIDER'),
    block(2, 'HOME_SLIDER'),
    block(3, 'PRODUCT_ROW'),
    block(4, 'PRODUCT_ROW'),
    block(5, 'INSTAGRAM'),
    block(6, 'MAIN_BANNER'),
    block(7, 'INSTAGRAM'),
  ];
  expect(splitIntoRuns(blocks).map(({ type, blocks: run }) => [type, ...run.map(({ id }) => id)])).toEqual([
    ['HOME_SLIDER', 1, 2],
    ['PRODUCT_ROW', 3],
    ['PRODUCT_ROW', 4],
    ['INSTAGRAM', 5],
    ['MAIN_BANNER', 6],
    ['INSTAGRAM', 7],
  ]);
  expect(splitIntoRuns([])).toEqual([]);
});
