import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import type { LegalPageRecordBody } from '@selvedge/server/admin/settings';
import { call } from '#frame/call.ts';
import { getFieldMessages, getErrorMessage } from '#frame/http-error.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';

const fields = [
  { source: 'title', label: 'Title' },
  { source: 'excerpt', label: 'Summary' },
  { source: 'body', label: 'Text (Markdown)', minRows: 16 },
] as const;
type Text = Pick<LegalPageRecordBody, (typeof fields)[number]['source']>;

/** The server names the fields `text.title` and so on. */
const getTextErrors = (error: unknown): Partial<Text> => {
  const messages = getFieldMessages(error);
  return Object.fromEntries(fields.flatMap(({ source }) => (messages[`text.${source}`] ? [[source, messages[`text.${source}`]]] : [])));
};

/** Edits the text of a page, which is the template's until the merchant changes it. */
export function LegalTextFields({ page }: { page: LegalPageRecordBody }) {
  const notify = useNotify();
  const client = useQueryClient();
  const [text, setText] = useState<Text>({ title: page.title, excerpt: page.excerpt, body: page.body });
  const [wrong, setWrong] = useState<Partial<Text>>({});
  const tag = languages.find(({ id }) => id === page.languageId)?.tag;
  const isChanged = fields.some(({ source }) => text[source] !== page[source]);
  useUnsavedChanges(isChanged);
  const save = async (own: Text | null) => {
    try {
      await call('PUT /admin/legal-pages/{id}', { path: { id: page.id }, body: { languageId: page.languageId, revision: page.revision, text: own } });
      notify(own ? 'Saved' : 'Template restored', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['legal-pages'] });
    } catch (error) {
      setWrong(getTextErrors(error));
      notify(getErrorMessage(error), { type: 'error' });
    }
  };
  return (
    <Box component="section" aria-label="Text">
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Placeholders in braces are filled in from the country settings (Countries, tabs Seller and Legal). A line with an empty placeholder is left
        out. Text between {'{#union} and {/union}'} is shown only in the European Union.
      </Typography>
      {fields.map(({ source, label, ...more }) => (
        <TextField
          key={source}
          fullWidth
          label={label}
          value={text[source]}
          onChange={(event) => setText({ ...text, [source]: event.target.value })}
          error={Boolean(wrong[source])}
          helperText={wrong[source] ?? false}
          {...('minRows' in more && { multiline: true, minRows: more.minRows, maxRows: 40 })}
          slotProps={{ htmlInput: { lang: tag } }}
          sx={{ mb: 2 }}
        />
      ))}
      <Button variant="contained" disabled={!isChanged} onClick={() => void save(text)}>
        Save
      </Button>
      {page.isOwn && <Button onClick={() => void save(null)}>Restore template</Button>}
    </Box>
  );
}
