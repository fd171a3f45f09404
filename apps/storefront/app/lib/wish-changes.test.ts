import { setupI18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorText } from './error-texts.ts';
import { wishes } from './use-wishes.ts';
import { removeWish } from './wish-changes.ts';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const asked = { address: '/wishlist/items', i18n };

beforeEach(() => wishes.setOwn([{ id: 7, wishlistId: 70 }]));
afterEach(() => vi.unstubAllGlobals());

/** Stands in for the server, which is another machine to this page. */
const answering = (answer: object) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));

test('what could not be taken off the list says what the server says of it, and its heart is back', async () => {
  answering({ isDone: false, code: 'TooManyRequests', wishes: null });
  expect(await removeWish({ id: 7 }, asked)).toEqual({ text: errorText(i18n, 'TooManyRequests'), tone: 'failure' });
  expect(wishes.kept().wishlists).toEqual([{ id: 7, wishlistId: 70 }]);
});

test('what another tab has taken off meanwhile is off', async () => {
  answering({ isDone: false, code: 'WishNotFound', wishes: [] });
  expect(await removeWish({ id: 7 }, asked)).toEqual({ text: 'Successfully removed', tone: 'success' });
  expect(wishes.kept().wishlists).toEqual([]);
});
