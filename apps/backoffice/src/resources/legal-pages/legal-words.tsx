import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import type { LegalPageRecordBody } from '@selvedge/server/admin/settings';
import { call } from '#frame/call.ts';

const fields = [
  { source: 'title', label: 'Title' },
  { source: 'excerpt', label: 'In short' },
  { source: 'body', label: 'Text (Markdown)', minRows: 16 },
] as const;
type Text = Pick<LegalPageRecordBody, (typeof fields)[number]['source']>;

const errorsOf = (error: unknown): Partial<Text> => (error instanceof HttpError ? ((error.body as { errors?: Partial<Text> }).errors ?? {}) : {});

/** The words of a page: the template's, until the merchant changes them. */
export function LegalWords({ page }: { page: LegalPageRecordBody }) {
  const notify = useNotify();
  const client = useQueryClient();
  const [text, setText] = useState<Text>({ title: page.title, excerpt: page.excerpt, body: page.body });
  const [wrong, setWrong] = useState<Partial<Text>>({});
  const tag = languages.find(({ id }) => id === page.languageId)?.tag;
  const isChanged = fields.some(({ source }) => text[source] !== page[source]);
  const save = async (own: Text | null) => {
    try {
      await call(`legal-pages/${page.id}`, { method: 'PUT', body: { languageId: page.languageId, revision: page.revision, text: own } });
      notify(own ? 'Saved: the shop says it so' : 'The template stands again', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['legal-pages'] });
    } catch (error) {
      setWrong(errorsOf(error));
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Box component="section" aria-label="Words">
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Words in braces are filled in from the country’s row: see Countries, Seller and Law. A line whose braces the country has nothing for is left
        out. What stands between {'{#union} and {/union}'} is said in the European Union only.
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
      {page.isOwn && <Button onClick={() => void save(null)}>Back to the template</Button>}
    </Box>
  );
}
