import { defaultLanguageId, languages } from '@selvedge/i18n';
import { ShopError } from '#kit/errors';
import { listUsedTerms, readTranslations } from '#modules/catalog';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { openTranslator } from '#platform/translator/open-translator';
import type { SuggestionRequest, TranslationSuggestion } from './translation-contract.ts';

/** No translation service is configured. */
class NoTranslator extends ShopError {
  constructor() {
    super('NoTranslator', 409, 'No translation service is configured. Set DEEPL_API_KEY.');
  }
}

const findLanguage = (languageId: number) => languages.find(({ id }) => id === languageId);

/**
 * Translates English texts by machine. Nothing is stored: staff check the suggestions and save them.
 * @returns the records in the order of the request; deleted ones are left out
 * @throws NoTranslator, TranslationFailed
 */
export async function suggestTranslations(
  db: Db,
  config: Config,
  { kind, languageId, rows: wanted }: SuggestionRequest,
): Promise<TranslationSuggestion[]> {
  const translator = openTranslator(config);
  const [english, language] = [findLanguage(defaultLanguageId), findLanguage(languageId)];
  if (!translator || !english || !language) throw new NoTranslator();
  const ids = wanted.map(({ id }) => id);
  const stored = new Map((await readTranslations(db, { kind, languageId, vendorId: null, ids })).map((row) => [row.id, row]));
  const parts = wanted.flatMap(({ id, fields }) =>
    [...new Set(fields)].flatMap((field) => {
      const text = stored.get(id)?.source[field].trim() ?? '';
      return text === '' ? [] : [{ id, field, text }];
    }),
  );
  const texts = parts.map(({ text }) => text);
  const translated =
    texts.length === 0 ? [] : await translator.translate({ texts, from: english.tag, to: language.tag, terms: listUsedTerms(texts, language.code) });
  const suggestions = new Map(
    ids.filter((id) => stored.has(id)).map((id): [number, TranslationSuggestion] => [id, { id, name: null, description: null }]),
  );
  for (const [index, { id, field }] of parts.entries()) {
    const suggestion = suggestions.get(id);
    if (suggestion) suggestion[field] = translated[index] ?? null;
  }
  return [...suggestions.values()];
}
