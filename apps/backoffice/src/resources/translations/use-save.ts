import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Translation, TranslationPage } from '@selvedge/server/admin/catalog';
import { formatCount } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { findErrorCode, getErrorMessage, getFieldMessages } from '#frame/http-error.ts';
import { changeDraft, getKey, removeDraft, type Draft, type DraftState } from './drafts.ts';
import { listKey, overviewKey } from './use-translation-list.ts';

/** Saves drafts one by one. A refused draft keeps its text and shows the reason. */
export function useSave({ update, run }: DraftState) {
  const [savedKeys, setSavedKeys] = useState<readonly string[]>([]);
  const client = useQueryClient();
  const notify = useNotify();
  const saveOne = async (draft: Draft): Promise<boolean> => {
    const key = getKey(draft);
    try {
      replaceRow(client, draft, await send(draft));
      update((drafts) => removeDraft(drafts, key));
      setSavedKeys((before) => [...before, key]);
      return true;
    } catch (error) {
      const reason = await explainRefusal(draft, error);
      if (reason.row) replaceRow(client, draft, reason.row);
      update((drafts) => changeDraft(drafts, key, reason));
      return false;
    }
  };
  const save = async (wanted: readonly Draft[]) => {
    let count = 0;
    await run(wanted.map(getKey), async () => {
      for (const draft of wanted) if (await saveOne(draft)) count += 1;
    });
    if (count > 0) {
      notify(`${formatCount(count, 'translation')} saved`, { type: 'success' });
      // The numbers are counted in all texts of the catalogue, so they are read again only when they are old.
      await client.refetchQueries({ queryKey: overviewKey, stale: true });
    }
    if (count < wanted.length) notify(`${formatCount(wanted.length - count, 'translation')} not saved`, { type: 'error' });
  };
  return { save, isSaved: (key: string) => savedKeys.includes(key) };
}

/** Replaces a record in the cached pages of its list. */
const replaceRow = (client: QueryClient, { kind, languageId }: Draft, current: Translation): void =>
  void client.setQueriesData<TranslationPage>(
    { queryKey: [listKey, { languageId, kind }] },
    (page) => page && { ...page, rows: page.rows.map((row) => (row.id === current.id ? current : row)) },
  );

async function send({ kind, languageId, row: { id, revision }, text }: Draft): Promise<Translation> {
  return (await call('PUT /admin/translations/{kind}/{id}', { path: { kind, id }, body: { languageId, revision, ...text } })).data;
}

/** After a change by another person, the draft gets the current texts, so that the person can compare and save again. */
async function explainRefusal(draft: Draft, error: unknown): Promise<Partial<Draft>> {
  const plain = { error: getErrorMessage(error), fieldErrors: getFieldMessages(error) };
  if (findErrorCode(error) !== 'EditConflict') return plain;
  const current = await readCurrent(draft).catch(() => undefined);
  return current ? { error: '', fieldErrors: {}, former: draft.row, row: current } : plain;
}

/** Reads one record with the call of the list: the first one from its id downwards. */
async function readCurrent({ kind, languageId, row: { id } }: Draft): Promise<Translation | undefined> {
  const { data } = await call('GET /admin/translations', { query: { languageId, kind, state: 'all', before: id + 1, take: 1 } });
  return data.rows.find((row) => row.id === id);
}
