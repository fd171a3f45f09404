import { expect, test } from 'vitest';
import { editState } from './edit-state.ts';
import type { ProductState } from './product-state.ts';

const now = '2026-11-28T08:00:00.000Z';
const draft: ProductState = {
  ...{ categoryId: 1, brandId: 2, tags: ['Eu', 'Winter'], badges: ['Fire'], attributeValueIds: [3, 9], status: 'draft' },
  ...{ publishAt: null, publishedAt: null },
};

test('tags are added, removed and set without regard to upper and lower case, and known tags keep their spelling', () => {
  expect(editState(draft, { kind: 'tags', how: 'add', tags: ['winter', 'Sale'] }, now)).toEqual({ tags: ['Eu', 'Sale', 'Winter'] });
  expect(editState(draft, { kind: 'tags', how: 'remove', tags: ['WINTER'] }, now)).toEqual({ tags: ['Eu'] });
  expect(editState(draft, { kind: 'tags', how: 'set', tags: ['eu', 'Winter'] }, now)).toEqual({});
  expect(editState(draft, { kind: 'tags', how: 'set', tags: [] }, now)).toEqual({ tags: [] });
});

test('badges and attribute values stay sorted, and what is there already changes nothing', () => {
  expect(editState(draft, { kind: 'badges', how: 'add', badges: ['Special', 'Fire'] }, now)).toEqual({ badges: ['Fire', 'Special'] });
  expect(editState(draft, { kind: 'badges', how: 'remove', badges: ['Low'] }, now)).toEqual({});
  expect(editState(draft, { kind: 'attributes', how: 'add', ids: [4] }, now)).toEqual({ attributeValueIds: [3, 4, 9] });
  expect(editState(draft, { kind: 'category', id: 1 }, now)).toEqual({});
  expect(editState(draft, { kind: 'brand', id: 5 }, now)).toEqual({ brandId: 5 });
});

test('a publication keeps the date of the first one and ends the schedule', () => {
  const scheduled = { ...draft, publishAt: '2026-12-24T08:00:00.000Z' };
  expect(editState(scheduled, { kind: 'publish' }, now)).toEqual({ status: 'published', publishAt: null, publishedAt: now });
  const republished = { ...draft, publishedAt: '2025-01-01T00:00:00.000Z' };
  expect(editState(republished, { kind: 'publish' }, now)).toEqual({ status: 'published', publishedAt: '2025-01-01T00:00:00.000Z' });
  expect(editState(scheduled, { kind: 'unpublish' }, now)).toEqual({ status: 'draft', publishAt: null });
  expect(editState({ ...draft, status: 'published' }, { kind: 'archive' }, now)).toEqual({ status: 'retired' });
});
