import { useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { defaultLanguageId, languages } from '@selvedge/i18n';
import type { MailingText } from '@selvedge/server/admin/marketing';
import { MAX_SUBJECT_LENGTH } from '@selvedge/server/newsletter/limits';

const noTexts: MailingText[] = [];

/** Selects the language of all texts below it. A language with a subject is marked as written. */
export function LanguageChoice({ value, onChange }: { value: number; onChange: (languageId: number) => void }) {
  const texts = useWatch<Record<string, MailingText[]>>({ name: 'texts', defaultValue: noTexts });
  const isWritten = (id: number) => texts.some(({ languageId, subject }) => languageId === id && subject !== '');
  return (
    <TextField
      select
      label="Language of the texts"
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      helperText="Without a subject in their language, subscribers get the English email. Austrian German uses the German one first."
      sx={{ minWidth: 260 }}
    >
      {languages.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {isWritten(id) ? `${name} ✓` : name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Edits subject and preview text in a language. */
export function SubjectInputs({ languageId }: { languageId: number }) {
  const { field, fieldState } = useInput({ source: 'texts', defaultValue: noTexts });
  const texts = (field.value ?? noTexts) as MailingText[];
  const find = (id: number): MailingText => texts.find((text) => text.languageId === id) ?? { languageId: id, subject: '', preview: '' };
  const write = (change: Partial<MailingText>) =>
    field.onChange([...texts.filter((text) => text.languageId !== languageId), { ...find(languageId), ...change }]);
  const text = find(languageId);
  return (
    <Box sx={{ my: 1 }}>
      <LanguageTextField
        label="Subject"
        {...{ languageId, value: text.subject, english: find(defaultLanguageId).subject, maxLength: MAX_SUBJECT_LENGTH }}
        onChange={(subject) => write({ subject })}
      />
      <LanguageTextField
        label="Preview text"
        {...{ languageId, value: text.preview, english: find(defaultLanguageId).preview, maxLength: MAX_SUBJECT_LENGTH }}
        onChange={(preview) => write({ preview })}
      />
      {fieldState.error?.message && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}

interface TextFieldProps {
  label: string;
  languageId: number;
  value: string;
  /** The English text, shown below the field of another language. */
  english: string;
  maxLength: number;
  isLong?: boolean;
  onChange: (text: string) => void;
}

/** Edits a text in a language. */
export function LanguageTextField({ label, languageId, value, english, maxLength, isLong = false, onChange }: TextFieldProps) {
  const language = languages.find(({ id }) => id === languageId);
  return (
    <TextField
      fullWidth
      label={`${label}, ${language?.name ?? ''}`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      helperText={
        languageId === defaultLanguageId || english === '' ? ' ' : `English: ${english.length > 160 ? `${english.slice(0, 160)}…` : english}`
      }
      slotProps={{ htmlInput: { lang: language?.tag, maxLength } }}
      {...(isLong && { multiline: true, minRows: 3 })}
    />
  );
}
