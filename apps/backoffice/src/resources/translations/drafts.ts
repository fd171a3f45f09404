import type { Translation, TranslationSuggestion } from '@selvedge/server/admin/catalog';
import type { TranslatedKind, TranslatedText } from '@selvedge/server/contract/catalog';

/** A record that is translated to a language. */
export interface Item {
  kind: TranslatedKind;
  languageId: number;
  row: Translation;
}

/** Texts that are not saved yet. */
export interface Draft extends Item {
  text: TranslatedText;
  /** The fields with a machine translation that nobody has changed. */
  suggested: readonly Field[];
  error?: string;
  fieldErrors?: Readonly<Record<string, string>>;
  /** The texts when the record was opened, if they have changed since. `row` then has the current texts, which the next save replaces. */
  former?: Translation;
}

/** By {@link getKey}. They outlive a change of the list, so that nothing that was typed is lost. */
export type Drafts = Readonly<Record<string, Draft>>;

/** Unsaved texts, and the records that wait for a response of the server. */
export interface DraftState {
  drafts: Drafts;
  update: (change: (drafts: Drafts) => Drafts) => void;
  /** Marks records as busy while work runs. Their fields cannot be changed meanwhile. */
  run: (keys: readonly string[], work: () => Promise<void>) => Promise<void>;
}

export const getKey = ({ kind, languageId, row }: Item): string => `${kind}/${languageId}/${row.id}`;

export const textFields = ['name', 'description'] as const;
type Field = (typeof textFields)[number];

/** Changes a field. A text that equals the saved one is no draft. */
export function writeField(drafts: Drafts, item: Item, field: Field, value: string): Drafts {
  const key = getKey(item);
  const { [key]: before, ...others } = drafts;
  const row = before?.row ?? item.row;
  const text = { ...(before?.text ?? row.target), [field]: value };
  const isSame = textFields.every((each) => text[each] === row.target[each]);
  const suggested = (before?.suggested ?? []).filter((each) => each !== field);
  return isSame && !before?.former ? others : { ...others, [key]: { ...item, ...before, row, text, suggested, error: '', fieldErrors: {} } };
}

/** Adds machine translations to the fields that are still empty. */
export function addSuggestions(drafts: Drafts, items: readonly Item[], suggestions: readonly TranslationSuggestion[]): Drafts {
  const added = { ...drafts };
  for (const item of items) {
    const suggestion = suggestions.find(({ id }) => id === item.row.id);
    const before = added[getKey(item)];
    const text = { ...(before?.text ?? item.row.target) };
    const filled = textFields.filter((field) => text[field] === '' && suggestion?.[field]);
    for (const field of filled) text[field] = suggestion?.[field] ?? '';
    if (filled.length > 0) added[getKey(item)] = { ...item, ...before, text, suggested: [...(before?.suggested ?? []), ...filled] };
  }
  return added;
}

/** Returns the empty fields of a record that have an English text. */
export const listEmptyFields = (item: Item, draft: Draft | undefined): Field[] => {
  const text = draft?.text ?? item.row.target;
  return textFields.filter((field) => text[field].trim() === '' && item.row.source[field].trim() !== '');
};

export const removeDraft = (drafts: Drafts, key: string): Drafts => {
  const { [key]: _, ...others } = drafts;
  return others;
};

export const changeDraft = (drafts: Drafts, key: string, changes: Partial<Draft>): Drafts => {
  const draft = drafts[key];
  return draft ? { ...drafts, [key]: { ...draft, ...changes } } : drafts;
};
