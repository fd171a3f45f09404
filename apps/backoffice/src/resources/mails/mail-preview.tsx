import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Data } from '@selvedge/api-client';
import type { MailRecord } from '@selvedge/server/admin/settings';
import { call } from '#frame/call.ts';

/** Shows the email as it is sent, in a frame without scripts, with a sample order or a real one. */
export function MailPreview({ mail, countryId }: { mail: MailRecord; countryId: number }) {
  const notify = useNotify();
  const [orderNumber, setOrderNumber] = useState('');
  const { languageId } = mail;
  const query = { languageId, countryId, ...(orderNumber.length >= 11 && { orderNumber }) };
  const { data: preview, error } = useQuery({
    queryKey: ['mails', 'preview', mail.id, mail.revision, query],
    queryFn: async () => (await call('GET /admin/mails/{id}/preview', { path: { id: mail.id }, query })).data,
    retry: false,
  });
  const sendToMe = () =>
    call('POST /admin/mails/{id}/test', { path: { id: mail.id }, body: { languageId, countryId } }).then(
      () => notify('Test email sent', { type: 'success' }),
      (failure: unknown) => notify((failure as Error).message, { type: 'error' }),
    );
  return (
    <Paper component="section" aria-label="Preview" sx={{ p: 2, position: 'sticky', top: 64 }}>
      {mail.id.startsWith('order-') && (
        <TextField
          label="Order number"
          placeholder="7KQ4M-X2RPA"
          value={orderNumber}
          onChange={(event) => setOrderNumber(event.target.value.trim())}
          helperText="Leave empty for a sample order. A real order uses its own language and country."
        />
      )}
      {error && <Alert severity="error">{error.message}</Alert>}
      {preview && (
        <>
          <Typography variant="body2" color="text.secondary">
            {preview.from}
          </Typography>
          <Typography variant="subtitle1" component="h2">
            {preview.subject}
          </Typography>
          <Content preview={preview} />
        </>
      )}
      <Button onClick={() => void sendToMe()}>Send test email</Button>
    </Paper>
  );
}

function Content({ preview }: { preview: Data<'GET /admin/mails/{id}/preview'> }) {
  const [shown, setShown] = useState<'html' | 'text'>('html');
  return (
    <>
      <Tabs value={shown} onChange={(_, tab: 'html' | 'text') => setShown(tab)} aria-label="Format">
        <Tab value="html" label="HTML" />
        <Tab value="text" label="Text" />
      </Tabs>
      {shown === 'html' ? (
        <Box
          component="iframe"
          title="Email preview"
          sandbox=""
          srcDoc={preview.html}
          sx={{ width: '100%', height: '60vh', border: '1px solid', borderColor: 'divider' }}
        />
      ) : (
        <Box component="pre" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 13 }}>
          {preview.text}
        </Box>
      )}
    </>
  );
}
