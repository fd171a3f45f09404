import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import type { MailRecord } from '@selvedge/server/admin/settings';
import { call } from '#frame/call.ts';

type Sentence = MailRecord['sentences'][number];

/** What the server says of a sentence, by its place among those sent. */
const errorsOf = (error: unknown): Record<number, { text?: string } | undefined> =>
  error instanceof HttpError ? ((error.body as { errors?: { words?: Record<number, { text?: string }> } }).errors?.words ?? {}) : {};

/** Each sentence of a mail in one language. Emptied, it is said as it comes. */
export function MailWords({ mail }: { mail: MailRecord }) {
  const notify = useNotify();
  const client = useQueryClient();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const changed = mail.sentences.filter(({ key, text }) => typed[key] !== undefined && typed[key] !== (text ?? ''));
  const tag = languages.find(({ id }) => id === mail.languageId)?.tag;
  const save = async () => {
    const words = changed.map(({ key }) => ({ key, text: typed[key] ?? null }));
    try {
      await call(`mails/${mail.id}`, { method: 'PUT', body: { languageId: mail.languageId, revision: mail.revision, words } });
      notify('Saved: the next mail says it', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['mails'] });
    } catch (error) {
      const errors = errorsOf(error);
      setWrong(Object.fromEntries(words.map(({ key }, index) => [key, errors[index]?.text ?? ''])));
      notify((error as Error).message, { type: 'error' });
    }
  };
  const field = ({ key, original, text }: Sentence) => (
    <TextField
      key={key}
      fullWidth
      multiline
      label={key}
      value={typed[key] ?? text ?? ''}
      onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
      error={Boolean(wrong[key])}
      helperText={wrong[key] || original}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { lang: tag } }}
    />
  );
  return (
    <Box component="section" aria-label="Words">
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Below each field stands what is said where it is empty. Words in braces are filled in for each mail and have to stay.
      </Typography>
      {mail.sentences.filter(({ isShared }) => !isShared).map(field)}
      {mail.sentences.some(({ isShared }) => isShared) && (
        <Typography variant="subtitle2" component="h2" sx={{ mt: 2 }}>
          Said in other mails too
        </Typography>
      )}
      {mail.sentences.filter(({ isShared }) => isShared).map(field)}
      <Button variant="contained" disabled={changed.length === 0} onClick={() => void save()} sx={{ mt: 1 }}>
        Save
      </Button>
    </Box>
  );
}
