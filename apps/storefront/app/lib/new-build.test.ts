import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadAfterNewBuild } from './new-build.ts';

/** Browser globals that Node lacks. */
const window = new EventTarget();
let reloads = 0;
let isTyped = false;

beforeEach(() => {
  reloads = 0;
  isTyped = false;
  const kept = new Map<string, string>();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => isTyped } });
  vi.stubGlobal('location', { reload: () => (reloads += 1) });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** @returns whether the default action was prevented */
function failToLoad(file: string): boolean {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error(`Unable to preload ${file}`) });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a missing script reloads the page once per file; missing styles are ignored', () => {
  reloadAfterNewBuild();
  expect(failToLoad('CSS for /assets/cart-1a2b.css')).toBe(true);
  expect(reloads).toBe(0);
  expect(failToLoad('/assets/checkout-3c4d.js')).toBe(false);
  failToLoad('/assets/checkout-3c4d.js');
  expect(reloads).toBe(1);
  failToLoad('/assets/product-5e6f.js');
  expect(reloads).toBe(2);
});

test('a page with unsaved input is not reloaded', () => {
  reloadAfterNewBuild();
  isTyped = true;
  failToLoad('/assets/size-guide-7a8b.js');
  expect(reloads).toBe(0);
});
