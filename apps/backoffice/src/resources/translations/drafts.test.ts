import { expect, test } from 'vitest';
import type { Translation } from '@selvedge/server/admin/catalog';
import { addSuggestions, changeDraft, getKey, listEmptyFields, writeField, type Item } from './drafts.ts';

const row: Translation = {
  ...{ id: 7, reference: 'coat', source: { name: 'Coat', description: 'Warm.' }, target: { name: 'Mantel', description: '' } },
  ...{ terms: [], revision: 'r1' },
};
const item: Item = { kind: 'products', languageId: 3, row };
const key = getKey(item);

test('a text that is changed back to the saved one is no draft', () => {
  const changed = writeField({}, item, 'name', 'Jacke');
  expect(changed[key]).toMatchObject({ text: { name: 'Jacke', description: '' }, suggested: [] });
  expect(writeField(changed, item, 'name', 'Mantel')).toEqual({});
});

test('a draft keeps the revision with which it began, until the person has seen the change of another', () => {
  const changed = writeField({}, item, 'name', 'Jacke');
  const newer = { ...item, row: { ...row, target: { name: 'Umhang', description: '' }, revision: 'r2' } };
  expect(writeField(changed, newer, 'description', 'Warm')[key]?.row.revision).toBe('r1');
  const seen = changeDraft(changed, key, { row: newer.row, former: item.row });
  expect(writeField(seen, newer, 'description', 'Warm')[key]).toMatchObject({
    row: { revision: 'r2' },
    text: { name: 'Jacke', description: 'Warm' },
  });
});

test('a suggestion fills only fields that are empty when it arrives', () => {
  const typed = writeField({}, item, 'description', 'Warm, von mir');
  const suggestion = { id: 7, name: 'Vorschlag', description: 'Vorschlag' };
  expect(addSuggestions(typed, [item], [suggestion])).toEqual(typed);
  expect(addSuggestions({}, [item], [suggestion])[key]).toMatchObject({
    text: { name: 'Mantel', description: 'Vorschlag' },
    suggested: ['description'],
  });
});

test('only fields with an English text are missing', () => {
  expect(listEmptyFields(item, undefined)).toEqual(['description']);
  expect(listEmptyFields({ ...item, row: { ...row, source: { name: 'Coat', description: '' } } }, undefined)).toEqual([]);
});

test('a machine translation is marked until its own field is changed', () => {
  const suggested = addSuggestions(
    {},
    [{ ...item, row: { ...item.row, target: { name: '', description: '' } } }],
    [{ id: 7, name: 'Mantel', description: 'Warm.' }],
  );
  expect(suggested[key]?.suggested).toEqual(['name', 'description']);
  expect(writeField(suggested, item, 'name', 'Jacke')[key]?.suggested).toEqual(['description']);
});
