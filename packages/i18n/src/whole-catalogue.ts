import type { Messages } from '@lingui/core';
import { allParts } from '../compiled/all-parts.js';
import type { LanguageCode } from './languages.ts';

/** Loads all texts of a language, for the server, which renders every page. */
export async function loadWholeCatalogue(code: LanguageCode): Promise<Messages> {
  const loaded = await Promise.all(allParts.map((part) => part[code]()));
  return Object.assign({}, ...loaded.map(({ messages }) => messages)) as Messages;
}
