import { expect, test } from 'vitest';
import { hasChanges, listUnplacedErrors } from './form-state.ts';

test('a form whose changes were undone has no changes', () => {
  expect(hasChanges({ name: true })).toBe(true);
  expect(hasChanges({ texts: [{ name: false }, { name: true }] })).toBe(true);
  expect(hasChanges({ texts: [{ name: false }, {}], settings: {} })).toBe(false);
  expect(hasChanges(undefined)).toBe(false);
});

test('server errors without an input are found, and no others', () => {
  const server = (message: string) => ({ type: 'server', message });
  const errors = {
    root: { serverError: server('Please check') },
    name: server('Taken'),
    slug: { type: 'required', message: 'Required' },
    texts: [undefined, { name: server('Too long') }],
    settings: { link: server('No such page') },
  };
  expect(listUnplacedErrors(errors, ['name', 'texts'])).toEqual(['settings.link']);
  expect(listUnplacedErrors(errors, ['names', 'texts.1.name', 'settings'])).toEqual(['name']);
});
