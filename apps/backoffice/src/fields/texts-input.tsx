import { useState } from 'react';
import { get, useFormState, useWatch } from 'react-hook-form';
import { useInput } from 'react-admin';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { defaultLanguageId, languages } from '@selvedge/i18n';

export interface TextsField {
  source: string;
  label: string;
  isLong?: boolean;
  /** Not required for a language to count as complete. */
  isOptional?: boolean;
  helperText?: string;
}

type Text = { languageId: number } & Record<string, string | number>;

interface Props {
  /** The form field with the texts: a list with one entry per language. */
  source?: string;
  fields: readonly TextsField[];
}

/**
 * Edits texts in two languages side by side: English, which is the fallback, and one of the seventeen languages. A mark shows which
 * languages are complete.
 */
export function TextsInput({ source = 'texts', fields }: Props) {
  const { field } = useInput({ source, defaultValue: [] });
  const texts = useWatch<Record<string, Text[]>>({ name: source, defaultValue: [] });
  const [shown, setShown] = useState<number>(2);
  const getText = (languageId: number): Text => texts.find((text) => text.languageId === languageId) ?? { languageId };
  const { errors } = useFormState({ name: source });
  const findIssue = (languageId: number, name: string): string | undefined => {
    const issue: unknown = get(errors, `${source}.${texts.findIndex((text) => text.languageId === languageId)}.${name}`);
    return (issue as { message?: string } | undefined)?.message;
  };
  const hasErrors = (languageId: number) => fields.some(({ source: name }) => findIssue(languageId, name) !== undefined);
  const refusal: { message?: string } | undefined = get(errors, source);
  const problem = refusal?.message;
  const isWhole = (languageId: number) =>
    fields.every(({ source: name, isOptional }) => isOptional || String(getText(languageId)[name] ?? '').trim() !== '');
  const write = (languageId: number, name: string, value: string) => {
    const changed = {
      ...getText(languageId),
      ...Object.fromEntries(fields.map(({ source: each }) => [each, getText(languageId)[each] ?? ''])),
      [name]: value,
    };
    field.onChange([...texts.filter((text) => text.languageId !== languageId), changed].sort((a, b) => a.languageId - b.languageId));
  };
  const whole = languages.filter(({ id }) => isWhole(id)).length;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, width: '100%' }}>
      <Typography component="legend" variant="subtitle2">
        Translations: {whole} of {languages.length} languages complete
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, my: 1 }} role="group" aria-label="Translation language">
        {languages.slice(1).map(({ id, name, code }) => (
          <Chip
            key={id}
            size="small"
            label={`${code} ${isWhole(id) ? '✓' : '–'}`}
            aria-label={`${name}, ${hasErrors(id) ? 'has an error' : isWhole(id) ? 'complete' : 'incomplete'}`}
            aria-pressed={shown === id}
            color={hasErrors(id) ? 'error' : shown === id ? 'primary' : 'default'}
            variant={isWhole(id) && !hasErrors(id) ? 'filled' : 'outlined'}
            onClick={() => setShown(id)}
          />
        ))}
      </Box>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: 2 }}>
        {[1, shown].map((languageId) => (
          <LanguageFields
            key={languageId === defaultLanguageId ? 'english' : 'other'}
            languageId={languageId}
            text={getText(languageId)}
            fields={fields}
            findIssue={(name) => findIssue(languageId, name)}
            onWrite={(name, value) => write(languageId, name, value)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface LanguageFieldsProps {
  languageId: number;
  text: Text;
  fields: readonly TextsField[];
  findIssue: (name: string) => string | undefined;
  onWrite: (name: string, value: string) => void;
}

function LanguageFields({ languageId, text, fields, findIssue, onWrite }: LanguageFieldsProps) {
  const language = languages.find(({ id }) => id === languageId);
  return (
    <Box lang={language?.tag}>
      {fields.map(({ source: name, label, isLong, helperText }) => (
        <TextField
          key={name}
          fullWidth
          label={`${label}, ${language?.name ?? ''}`}
          value={String(text[name] ?? '')}
          onChange={(event) => onWrite(name, event.target.value)}
          error={findIssue(name) !== undefined}
          helperText={findIssue(name) ?? helperText}
          {...(isLong && { multiline: true, minRows: 4 })}
        />
      ))}
    </Box>
  );
}
