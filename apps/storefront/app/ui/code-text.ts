import type { I18n } from '@lingui/core';

/** What a code of a garment says; one that a merchant's file has and the shop has not stands for itself. */
export function codeText(i18n: I18n, kind: 'care' | 'fibre' | 'part', code: string): string {
  const id = `${kind}.${code}`;
  const text = i18n._(id);
  return text === id ? code : text;
}
