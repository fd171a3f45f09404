import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import type { MailRecord } from '@selvedge/server/admin/settings';
import { call } from '#frame/call.ts';
import { getFieldErrors, getErrorMessage } from '#frame/http-error.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';

type Sentence = MailRecord['sentences'][number];

/** Returns the server's errors by the index of the text. */
const getTextErrors = (error: unknown): Record<number, { text?: string } | undefined> =>
  (getFieldErrors(error) as { words?: Record<number, { text?: string }> }).words ?? {};

/** Edits each text of an email in one language. An emptied text returns to its default. */
export function MailSentences({ mail }: { mail: MailRecord }) {
  const notify = useNotify();
  const client = useQueryClient();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const changed = mail.sentences.filter(({ key, text }) => typed[key] !== undefined && typed[key] !== (text ?? ''));
  const tag = languages.find(({ id }) => id === mail.languageId)?.tag;
  useUnsavedChanges(changed.length > 0);
  const save = async () => {
    const words = changed.map(({ key }) => ({ key, text: typed[key] ?? null }));
    try {
      await call('PUT /admin/mails/{id}', { path: { id: mail.id }, body: { languageId: mail.languageId, revision: mail.revision, words } });
      notify('Saved', { type: 'success' });
      await client.invalidateQueries({ queryKey: ['mails'] });
    } catch (error) {
      const errors = getTextErrors(error);
      setWrong(Object.fromEntries(words.map(({ key }, index) => [key, errors[index]?.text ?? ''])));
      notify(getErrorMessage(error), { type: 'error' });
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
    <Box component="section" aria-label="Texts">
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        The default text is shown below each field and is used if the field is empty. Keep the placeholders in braces.
      </Typography>
      {mail.sentences.filter(({ isShared }) => !isShared).map(field)}
      {mail.sentences.some(({ isShared }) => isShared) && (
        <Typography variant="subtitle2" component="h2" sx={{ mt: 2 }}>
          Also used in other emails
        </Typography>
      )}
      {mail.sentences.filter(({ isShared }) => isShared).map(field)}
      <Button variant="contained" disabled={changed.length === 0} onClick={() => void save()} sx={{ mt: 1 }}>
        Save
      </Button>
    </Box>
  );
}
