import type { I18n } from '@lingui/core';

/** Returns the text of a product code. An unknown code from a merchant's file is returned unchanged. */
export function formatCode(i18n: I18n, kind: 'care' | 'fibre' | 'part', code: string): string {
  const id = `${kind}.${code}`;
  const text = i18n._(id);
  return text === id ? code : text;
}
