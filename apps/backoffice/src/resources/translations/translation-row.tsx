import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { languages } from '@selvedge/i18n';
import type { Translation } from '@selvedge/server/admin/catalog';
import type { TranslatedText } from '@selvedge/server/contract/catalog';
import { listEmptyFields, textFields, type Draft, type Item } from './drafts.ts';
import { kindLabels } from './labels.ts';

interface Props {
  item: Item;
  draft: Draft | undefined;
  isBusy: boolean;
  isSaved: boolean;
  hasSuggestions: boolean;
  /** Whether the list contains several kinds and languages. */
  isMixed: boolean;
  onWrite: (field: 'name' | 'description', value: string) => void;
  onSave: (draft: Draft) => void;
  onDiscard: () => void;
  onSuggest: () => void;
}

/** Renders the English text of a record, and next to it the fields for the other language. */
export function TranslationRow(props: Props) {
  const { item, draft, isMixed } = props;
  const { source, reference } = item.row;
  const name = source.name || reference;
  return (
    <Paper
      component="section"
      aria-label={isMixed ? `${name}, ${getLanguage(item.languageId)?.name ?? ''}` : name}
      sx={{ p: 2, display: 'grid', gap: { xs: 1, md: 3 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Source item={item} isMixed={isMixed} />
      <Box>
        {draft?.former && <Conflict former={draft.former} current={draft.row} />}
        {draft?.error && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {draft.error}
          </Alert>
        )}
        <Fields {...props} />
        <Actions {...props} />
      </Box>
    </Paper>
  );
}

const getLanguage = (languageId: number) => languages.find(({ id }) => id === languageId);

function Source({ item: { kind, languageId, row }, isMixed }: Pick<Props, 'item' | 'isMixed'>) {
  const { source, reference, terms } = row;
  return (
    <Box>
      <Typography variant="caption" color="text.secondary" component="p">
        {isMixed && `${kindLabels[kind]}, ${getLanguage(languageId)?.name ?? ''}: `}
        <Link component={RouterLink} to={`/${kind}/${encodeURIComponent(row.id)}`} color="inherit">
          {reference}
        </Link>
      </Typography>
      <Box lang="en">
        {source.name && (
          <Typography component="h2" variant="subtitle1" sx={{ lineHeight: 1.4 }}>
            {source.name}
          </Typography>
        )}
        {source.description && (
          <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {source.description}
          </Typography>
        )}
        {!source.name && !source.description && <Typography variant="body2">No English text</Typography>}
      </Box>
      {terms.length > 0 && (
        <Box component="ul" aria-label="Terms of the shop" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 0, m: 0, mt: 1, listStyle: 'none' }}>
          {terms.map(({ source: term, target }) => (
            <li key={term}>
              <Chip size="small" variant="outlined" label={`${term}: ${target}`} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Shows what has changed since the record was opened: the English text, the translation, or both. */
function Conflict({ former, current }: { former: Translation; current: Translation }) {
  const hasNewSource = !isSameText(former.source, current.source);
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      Your text is not saved, because another person has changed this record since you opened it.
      {hasNewSource && (
        <>
          {' The English text was:'}
          <Quote text={former.source} />
        </>
      )}
      {!isSameText(former.target, current.target) && (
        <>
          {' Saving replaces the current translation:'}
          <Quote text={current.target} />
        </>
      )}
    </Alert>
  );
}

const isSameText = (a: TranslatedText, b: TranslatedText): boolean => textFields.every((field) => a[field] === b[field]);

const Quote = ({ text }: { text: TranslatedText }) => (
  <Box component="blockquote" sx={{ m: 0, mt: 0.5, whiteSpace: 'pre-line' }}>
    {textFields.flatMap((field) => text[field] || []).join('\n') || 'No text'}
  </Box>
);

const labels = { name: 'Name', description: 'Description' } as const;

function Fields({ item, draft, isBusy, onWrite }: Props) {
  const language = getLanguage(item.languageId);
  const text = draft?.text ?? item.row.target;
  const fields = textFields.filter((field) => item.row.source[field] !== '' || text[field] !== '' || isOffered(item, field));
  return (
    <Box lang={language?.tag}>
      {fields.map((field) => (
        <TextField
          key={field}
          fullWidth
          label={`${labels[field]}, ${language?.name ?? ''}`}
          value={text[field]}
          disabled={isBusy}
          onChange={(event) => onWrite(field, event.target.value)}
          error={draft?.fieldErrors?.[field] !== undefined}
          helperText={draft?.fieldErrors?.[field]}
          {...(field === 'description' && { multiline: true, minRows: 3, maxRows: 16 })}
        />
      ))}
    </Box>
  );
}

/** A brand has the same name in all languages, and an attribute value has no description. */
const isOffered = ({ kind }: Item, field: 'name' | 'description'): boolean => field === (kind === 'brands' ? 'description' : 'name');

function Actions({ item, draft, isBusy, isSaved, hasSuggestions, onSave, onDiscard, onSuggest }: Props) {
  const empty = listEmptyFields(item, draft);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Button size="small" variant="contained" disabled={!draft || isBusy} onClick={() => draft && onSave(draft)}>
        Save
      </Button>
      {draft && (
        <Button size="small" disabled={isBusy} onClick={onDiscard}>
          Discard
        </Button>
      )}
      {hasSuggestions && empty.length > 0 && (
        <Button size="small" disabled={isBusy} onClick={onSuggest}>
          Suggest
        </Button>
      )}
      <Status {...{ draft, isSaved, isMissing: empty.length > 0 }} />
    </Box>
  );
}

function Status({ draft, isSaved, isMissing }: { draft: Draft | undefined; isSaved: boolean; isMissing: boolean }) {
  if (draft)
    return (
      <Chip
        size="small"
        color="warning"
        variant="outlined"
        label={draft.suggested.length > 0 ? 'Machine translation, check and save' : 'Not saved'}
      />
    );
  if (isSaved) return <Chip size="small" color="success" variant="outlined" label={isMissing ? 'Saved, incomplete' : 'Saved'} />;
  return isMissing ? <Chip size="small" variant="outlined" label="Missing" /> : null;
}
