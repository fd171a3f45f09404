import { useStore } from 'react-admin';
import { useSearchParams } from 'react-router';
import { languages } from '@selvedge/i18n';
import type { TranslatedKind } from '@selvedge/server/contract/catalog';
import { kindLabels } from './labels.ts';

/** English is the source of all translations. */
export const targetLanguages = languages.slice(1);

export const shownStates = ['missing', 'all', 'unsaved'] as const;
export type ShownState = (typeof shownStates)[number];

/** What the list shows, as the address of the page says it. */
export interface TranslationParams {
  languageId: number;
  kind: TranslatedKind;
  state: ShownState;
  q: string;
  /** The last id of the previous page; empty: the first page. */
  before: string;
}

/** Returns the parameters of the list. A change of any other parameter returns to the first page. The language is remembered. */
export function useTranslationParams() {
  const [query, setQuery] = useSearchParams();
  const [lastLanguage, setLastLanguage] = useStore<number>('translations.language', targetLanguages[0]?.id ?? 2);
  const read = (name: string) => query.get(name) ?? '';
  const wanted = Number(read('language'));
  const params: TranslationParams = {
    languageId: targetLanguages.some(({ id }) => id === wanted) ? wanted : lastLanguage,
    kind: Object.hasOwn(kindLabels, read('kind')) ? (read('kind') as TranslatedKind) : 'products',
    state: shownStates.find((state) => state === read('state')) ?? 'missing',
    q: read('q'),
    before: /^\d{1,9}$/.test(read('before')) ? read('before') : '',
  };
  const change = (changes: Partial<TranslationParams>) => {
    const { languageId, ...rest } = { ...params, before: '', ...changes };
    setLastLanguage(languageId);
    const filled = Object.entries({ language: String(languageId), ...rest }).filter(([, value]) => value !== '');
    setQuery(Object.fromEntries(filled));
  };
  return { params, change };
}
