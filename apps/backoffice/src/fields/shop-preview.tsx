import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import type { PreviewLink } from '@selvedge/server/admin/content';
import { call } from '#frame/call.ts';
import { useMarkets } from './market-input.tsx';

interface Props {
  kind: 'article' | 'question' | 'page' | 'block' | 'campaign';
}

/** Creates a link that shows the saved record in the shop for an hour, published or not, for a check or an approval. */
export function ShopPreview({ kind }: Props) {
  const record = useRecordContext();
  const { isDirty } = useFormState();
  const markets = useMarkets();
  const [countryId, setCountryId] = useState<number>();
  const [languageId, setLanguageId] = useState(1);
  const [link, setLink] = useState<PreviewLink>();
  const [refusal, setRefusal] = useState('');
  if (!record) return null;
  const country = countryId ?? markets[0]?.id;
  const make = async () => {
    if (country === undefined) return;
    setRefusal('');
    setLink(undefined);
    try {
      const shown = { id: Number(record.id), countryId: country, languageId };
      // Each staff area has its own call.
      const { data } = await (kind === 'campaign'
        ? call('POST /admin/campaign-previews', { body: { kind, ...shown } })
        : call('POST /admin/previews', { body: { kind, ...shown } }));
      setLink(data);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Box component="section" aria-label="Preview" sx={{ width: '100%', mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Choice label="Country" value={country} choices={markets} onChange={setCountryId} minWidth={160} />
        <Choice label="Language" value={languageId} choices={languages} onChange={setLanguageId} minWidth={140} />
        <Button variant="outlined" disabled={country === undefined} onClick={() => void make()}>
          Preview in shop
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {isDirty ? 'Save your changes to preview them.' : 'Shows the current version, published or not.'}
      </Typography>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {link && (
          <>
            <Link href={link.url} target="_blank" rel="noreferrer">
              {link.url}
            </Link>{' '}
            {`valid until ${new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(new Date(link.expiresAt))}`}
          </>
        )}
      </Typography>
      {refusal && (
        <Typography role="alert" color="error">
          {refusal}
        </Typography>
      )}
    </Box>
  );
}

interface ChoiceProps {
  label: string;
  value: number | undefined;
  choices: readonly { id: number; name: string }[];
  onChange: (id: number) => void;
  /** CSS px. */
  minWidth: number;
}

const Choice = ({ label, value, choices, onChange, minWidth }: ChoiceProps) => (
  <TextField select label={label} value={value ?? ''} onChange={({ target }) => onChange(Number(target.value))} sx={{ minWidth }}>
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
