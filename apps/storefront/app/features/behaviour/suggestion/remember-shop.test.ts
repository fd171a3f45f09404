import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RootData } from '#lib/use-shop.ts';
import { rememberCountryCode, readRememberedShop, rememberShop } from './remember-shop.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
};
const country = (): unknown => JSON.parse(localStorage.getItem('country') ?? 'null');
const market = { country: { id: 11, code: 'DE' }, returnPolicy: { returnDays: 100, withdrawalDays: 14, paidBy: 'customer' } };
const shop = { market, language: { tag: 'de-DE' }, origin: 'http://de.localhost' } as RootData;

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('location', { origin: 'http://de.localhost' });
});
afterEach(() => vi.unstubAllGlobals());

test('the shop is stored for the tab, by language and host, and the country permanently', () => {
  rememberShop(shop);
  expect(readRememberedShop('de-DE')).toEqual(shop);
  expect(readRememberedShop('el-GR')).toBeNull();
  expect(country()).toEqual({ countryCode: 'DE', globals: { id: 11, code: 'DE' } });
  vi.stubGlobal('location', { origin: 'http://si.localhost' });
  expect(readRememberedShop('de-DE')).toBeNull();
});

test.each([
  ['gr.localhost:3000', 'GR'],
  ['shop.example.hu', 'HU'],
])('if the country of %s cannot be loaded, its code is stored in upper case: %s', (host, code) => {
  rememberCountryCode(host);
  expect(country()).toEqual({ countryCode: code });
});

test('a stored country keeps its code and loses its settings if it cannot be loaded again', () => {
  rememberShop(shop);
  rememberCountryCode('127.0.0.1:3000');
  expect(country()).toEqual({ countryCode: 'DE' });
});

test('a browser without storage causes no error', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(() => rememberCountryCode('gr.localhost')).not.toThrow();
});
