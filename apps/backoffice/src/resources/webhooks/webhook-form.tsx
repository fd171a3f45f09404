import { useState } from 'react';
import { BooleanInput, CheckboxGroupInput, Create, required, SimpleForm, TextInput, useNotify, useRecordContext, useRedirect } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { EndpointRecord, NewEndpoint } from '@selvedge/server/admin/webhooks';
import { call } from '#frame/call.ts';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { Deliveries } from './deliveries.tsx';

export function WebhookEdit() {
  return (
    <GuardedEdit>
      <WebhookFields canDelete />
      <WebhookActions />
    </GuardedEdit>
  );
}

export function WebhookCreate() {
  const [made, setMade] = useState<NewEndpoint>();
  const redirect = useRedirect();
  if (made)
    return (
      <Box sx={{ py: 2 }}>
        <Secret secret={made.secret} />
        <Button variant="contained" sx={{ mt: 2 }} onClick={() => redirect('edit', 'webhooks', made.id)}>
          I have stored this secret
        </Button>
      </Box>
    );
  return (
    <Create mutationOptions={{ onSuccess: (data: unknown) => setMade(data as NewEndpoint) }}>
      <WebhookFields />
    </Create>
  );
}

function WebhookFields({ canDelete = false }: { canDelete?: boolean }) {
  const { data: events = [] } = useQuery({
    queryKey: ['webhooks', 'events'],
    queryFn: async () => (await call('GET /admin/webhooks/events')).data,
  });
  const choices = events.map(({ id, name }) => ({ id, name: `${id}: ${name}` }));
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={canDelete} />} defaultValues={{ isActive: true, events: [], description: '' }}>
      <TextInput source="url" label="URL" validate={required()} helperText="Must start with https:// and be publicly reachable" fullWidth />
      <TextInput source="description" parse={(value: string) => value} helperText="Internal note, such as the name of the system" fullWidth />
      <CheckboxGroupInput source="events" label="Events" choices={choices} row={false} />
      <BooleanInput source="isActive" label="Active" />
    </SimpleForm>
  );
}

function Secret({ secret }: { secret: string }) {
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      Deliveries are signed with this secret. It is shown only once: <code>{secret}</code>
    </Alert>
  );
}

/** Tests the endpoint, renews its secret and shows its deliveries. */
function WebhookActions() {
  const endpoint = useRecordContext<EndpointRecord>();
  const notify = useNotify();
  const [secret, setSecret] = useState('');
  const [sendCount, setSendCount] = useState(0);
  if (!endpoint) return null;
  const path = { id: endpoint.id };
  const send = async <Answer,>(asked: Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await asked;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return undefined;
    }
  };
  const ping = async () => {
    if (await send(call('POST /admin/webhooks/{id}/ping', { path }))) notify('Test event sent', { type: 'success' });
    setSendCount((count) => count + 1);
  };
  const rotate = async () => setSecret((await send(call('POST /admin/webhooks/{id}/rotate', { path })))?.data.secret ?? '');
  return (
    <Box sx={{ p: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Button onClick={() => void ping()}>Send test event</Button>
      <Button onClick={() => void rotate()}>Replace secret</Button>
      {secret !== '' && <Secret secret={secret} />}
      {secret !== '' && <p>For one day, deliveries are signed with both secrets.</p>}
      <Deliveries endpointId={endpoint.id} key={sendCount} />
    </Box>
  );
}
