import type { Messages } from '@lingui/core';
import { catalogues } from '../compiled/shop/index.js';
import type { LanguageCode } from './languages.ts';

/** The texts of one language that every page needs; what it lacks is there in English. */
export async function loadCatalogue(code: LanguageCode): Promise<Messages> {
  const { messages } = await catalogues[code]();
  return messages;
}
