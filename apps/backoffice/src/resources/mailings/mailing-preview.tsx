import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import type { Data } from '@selvedge/api-client';
import type { MailingRecordData } from '@selvedge/server/admin/marketing';
import { useMarkets } from '#fields/market-input.tsx';
import { call } from '#frame/call.ts';
import { getErrorMessage } from '#frame/http-error.ts';

/** Widths of the preview in CSS px: a phone, and the reading pane of a mail program. */
const widths = { phone: 390, desktop: 640 } as const;
type Format = keyof typeof widths | 'text';

/** Shows the saved mailing as a subscriber of a country and language gets it, and sends it to the signed-in person. */
export function MailingPreview({ mailing: { id, revision } }: { mailing: MailingRecordData }) {
  const notify = useNotify();
  const markets = useMarkets();
  const [chosenCountryId, setCountryId] = useState<number>();
  const [languageId, setLanguageId] = useState(1);
  const [format, setFormat] = useState<Format>('phone');
  const countryId = chosenCountryId ?? markets[0]?.id;
  const { data: preview, error } = useQuery({
    queryKey: ['mailings', 'preview', id, revision, countryId, languageId],
    queryFn: async () => (await call('GET /admin/mailings/{id}/preview', { path: { id }, query: { countryId: countryId ?? 0, languageId } })).data,
    enabled: countryId !== undefined,
    placeholderData: (before) => before,
    retry: false,
  });
  const sendToMe = async () => {
    if (countryId === undefined) return;
    try {
      await call('POST /admin/mailings/{id}/test', { path: { id }, body: { countryId, languageId } });
      notify('The test email will arrive in a minute', { type: 'success' });
    } catch (failure) {
      notify(getErrorMessage(failure), { type: 'error' });
    }
  };
  return (
    <Paper component="section" aria-label="Preview" sx={{ p: 2, position: { lg: 'sticky' }, top: 64, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Choice label="Country" value={countryId ?? ''} choices={markets} onChange={setCountryId} />
        <Choice label="Language" value={languageId} choices={languages} onChange={setLanguageId} />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={format}
          onChange={(_, wanted: Format | null) => wanted && setFormat(wanted)}
          aria-label="Format"
        >
          <ToggleButton value="phone">Phone</ToggleButton>
          <ToggleButton value="desktop">Desktop</ToggleButton>
          <ToggleButton value="text">Plain text</ToggleButton>
        </ToggleButtonGroup>
        <Button onClick={() => void sendToMe()}>Send test to me</Button>
      </Box>
      <Typography variant="body2" color="text.secondary">
        Shows the saved version.
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {preview && <PreviewedMail mail={preview} format={format} />}
    </Paper>
  );
}

function PreviewedMail({ mail, format }: { mail: Data<'GET /admin/mailings/{id}/preview'>; format: Format }) {
  return (
    <>
      <Typography variant="subtitle1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {mail.subject || 'No subject'}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {mail.from}
      </Typography>
      {format === 'text' ? (
        <Box component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 13 }}>
          {mail.text}
        </Box>
      ) : (
        <Box tabIndex={0} role="group" aria-label="Email" sx={{ overflowX: 'auto' }}>
          <Box
            component="iframe"
            title="Email preview"
            sandbox=""
            srcDoc={mail.html}
            sx={{ display: 'block', mx: 'auto', width: widths[format], height: '70vh', border: '1px solid', borderColor: 'divider' }}
          />
        </Box>
      )}
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: number | '';
  choices: readonly { id: number; name: string }[];
  onChange: (id: number) => void;
}

const Choice = ({ label, value, choices, onChange }: ChoiceProps) => (
  <TextField
    select
    size="small"
    margin="none"
    label={label}
    value={value}
    onChange={({ target }) => onChange(Number(target.value))}
    sx={{ minWidth: 150 }}
  >
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
