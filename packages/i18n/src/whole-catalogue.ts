import type { Messages } from '@lingui/core';
import { allParts } from '../compiled/all-parts.js';
import type { LanguageCode } from './languages.ts';

const catalogues = new Map<LanguageCode, Promise<Messages>>();

/** Loads all texts of a language, for the server, which renders every page. All callers get the same object. */
export function loadWholeCatalogue(code: LanguageCode): Promise<Messages> {
  const known = catalogues.get(code) ?? mergeParts(code);
  catalogues.set(code, known);
  return known;
}

async function mergeParts(code: LanguageCode): Promise<Messages> {
  const loaded = await Promise.all(allParts.map((part) => part[code]()));
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages;
}
