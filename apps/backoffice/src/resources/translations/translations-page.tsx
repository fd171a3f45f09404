import { Loading, Title } from 'react-admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TranslationPage } from '@selvedge/server/admin/catalog';
import { formatCount } from '#fields/formats.ts';
import { getErrorMessage } from '#frame/http-error.ts';
import { getKey, listEmptyFields, type Item } from './drafts.ts';
import { TranslationFilters } from './translation-filters.tsx';
import { TranslationRow } from './translation-row.tsx';
import { useDrafts } from './use-drafts.ts';
import { useTranslationList } from './use-translation-list.ts';
import { useTranslationParams, type TranslationParams } from './use-translation-params.ts';

/** Translates the catalogue: English on the left, the selected language on the right. */
export function TranslationsPage() {
  const { params, change } = useTranslationParams();
  const { page, overview } = useTranslationList(params);
  const editing = useDrafts();
  const { kind, languageId, state } = params;
  const unsaved = Object.values(editing.drafts);
  const isMixed = state === 'unsaved';
  const items: readonly Item[] = isMixed ? unsaved : (page.data?.rows ?? []).map((row) => ({ kind, languageId, row }));
  const hasSuggestions = overview.data?.hasSuggestions === true;
  const error = page.error ?? overview.error;
  return (
    <Box sx={{ display: 'grid', gap: 2, py: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Title title="Translations" />
      <TranslationFilters params={params} overview={overview.data} unsavedCount={unsaved.length} onChange={change} />
      {error && <Alert severity="error">{getErrorMessage(error)}</Alert>}
      <ListActions items={items} editing={editing} hasSuggestions={hasSuggestions && !isMixed} />
      <Rows {...{ items, editing, hasSuggestions, isMixed }} />
      {isMixed && items.length === 0 && <Typography>All translations are saved.</Typography>}
      {!isMixed && !page.error && <PageEnd page={page.data} params={params} onChange={change} />}
    </Box>
  );
}

interface RowsProps {
  items: readonly Item[];
  editing: ReturnType<typeof useDrafts>;
  hasSuggestions: boolean;
  isMixed: boolean;
}

function Rows({ items, editing, hasSuggestions, isMixed }: RowsProps) {
  return items.map((item) => {
    const key = getKey(item);
    const draft = editing.drafts[key];
    return (
      <TranslationRow
        key={key}
        item={draft ?? item}
        draft={draft}
        isBusy={editing.isBusy(key)}
        isSaved={editing.isSaved(key)}
        hasSuggestions={hasSuggestions}
        isMixed={isMixed}
        onWrite={(field, value) => editing.write(item, field, value)}
        onSave={(wanted) => void editing.save([wanted])}
        onDiscard={() => editing.discard(key)}
        onSuggest={() => void editing.suggest([item])}
      />
    );
  });
}

interface ListActionsProps {
  items: readonly Item[];
  editing: ReturnType<typeof useDrafts>;
  hasSuggestions: boolean;
}

/** Renders the actions for all shown records. */
function ListActions({ items, editing, hasSuggestions }: ListActionsProps) {
  const drafts = items.flatMap((item) => editing.drafts[getKey(item)] ?? []);
  const empty = items.filter((item) => listEmptyFields(item, editing.drafts[getKey(item)]).length > 0);
  const canSuggest = hasSuggestions && empty.length > 0;
  if (!canSuggest && drafts.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {drafts.length > 0 && (
        <Button variant="contained" disabled={editing.isAnyBusy} onClick={() => void editing.save(drafts)}>
          {`Save ${formatCount(drafts.length, 'translation')}`}
        </Button>
      )}
      {canSuggest && (
        <Button variant="outlined" disabled={editing.isAnyBusy} onClick={() => void editing.suggest(empty)}>
          {`Suggest ${formatCount(empty.length, 'translation')}`}
        </Button>
      )}
      {canSuggest && (
        <Typography variant="body2" color="text.secondary">
          Suggestions are machine translations of empty fields. Check them before you save.
        </Typography>
      )}
    </Box>
  );
}

interface PageEndProps {
  /** Absent while it is loaded. */
  page: TranslationPage | undefined;
  params: TranslationParams;
  onChange: (changes: Partial<TranslationParams>) => void;
}

/** Renders what follows the rows: the buttons for other pages, or why there are no rows. */
function PageEnd({ page, params: { before, q, state }, onChange }: PageEndProps) {
  if (!page) return <Loading />;
  const lastId = page.isMore ? page.rows.at(-1)?.id : undefined;
  const reason = state === 'missing' ? 'No missing translations.' : 'No records.';
  return (
    <>
      {page.rows.length === 0 && <Typography>{q === '' ? reason : 'No record matches the search.'}</Typography>}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {before !== '' && <Button onClick={() => onChange({ before: '' })}>First page</Button>}
        {lastId !== undefined && <Button onClick={() => onChange({ before: String(lastId) })}>Next page</Button>}
      </Box>
    </>
  );
}
