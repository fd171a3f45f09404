import { setupI18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorText } from '../api/error-texts.ts';
import { wishes } from './use-wishlist.ts';
import { removeWish } from './wishlist-requests.ts';

const i18n = setupI18n({ locale: 'en-GB', messages: { 'en-GB': {} } });
const request = { address: '/wishlist/items', i18n };

beforeEach(() => wishes.setCustomerWishes([{ id: 7, wishlistId: 70 }]));
afterEach(() => vi.unstubAllGlobals());

/** Simulates the server. */
const answering = (answer: object) => vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));

test('a failed removal shows the server’s message and the product stays saved', async () => {
  answering({ isDone: false, code: 'TooManyRequests', wishes: null });
  expect(await removeWish({ id: 7 }, request)).toEqual({ text: errorText(i18n, 'TooManyRequests'), tone: 'failure' });
  expect(wishes.current().wishlists).toEqual([{ id: 7, wishlistId: 70 }]);
});

test('a product that another tab has removed is removed here', async () => {
  answering({ isDone: false, code: 'WishNotFound', wishes: [] });
  expect(await removeWish({ id: 7 }, request)).toEqual({ text: 'Successfully removed', tone: 'success' });
  expect(wishes.current().wishlists).toEqual([]);
});
