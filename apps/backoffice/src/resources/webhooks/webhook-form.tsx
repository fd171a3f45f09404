import { useState } from 'react';
import { BooleanInput, CheckboxGroupInput, Create, required, SimpleForm, TextInput, useNotify, useRecordContext, useRedirect } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { EndpointRecord, NewEndpoint, WebhookEventRow } from '@selvedge/server/admin/webhooks';
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
          I have kept it
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
    queryFn: async () => (await call<WebhookEventRow[]>('webhooks/events')).data,
  });
  const choices = events.map(({ id, name }) => ({ id, name: `${id}: ${name}` }));
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={canDelete} />} defaultValues={{ isActive: true, events: [], description: '' }}>
      <TextInput source="url" label="Address" validate={required()} helperText="https://…, in the public network" fullWidth />
      <TextInput source="description" parse={(value: string) => value} helperText="Whose it is" fullWidth />
      <CheckboxGroupInput source="events" label="Hears of" choices={choices} row={false} />
      <BooleanInput source="isActive" label="On" />
    </SimpleForm>
  );
}

function Secret({ secret }: { secret: string }) {
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      Deliveries are signed with this secret. It is shown this once: <code>{secret}</code>
    </Alert>
  );
}

/** Try it, give it another secret, and see what was told to it. */
function WebhookActions() {
  const endpoint = useRecordContext<EndpointRecord>();
  const notify = useNotify();
  const [secret, setSecret] = useState('');
  const [told, setTold] = useState(0);
  if (!endpoint) return null;
  const post = async <Data,>(verb: string): Promise<Data | undefined> => {
    try {
      return (await call<Data>(`webhooks/${endpoint.id}/${verb}`, { method: 'POST' })).data;
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
      return undefined;
    }
  };
  const ping = async () => {
    if (await post('ping')) notify('A ping is on its way', { type: 'success' });
    setTold((count) => count + 1);
  };
  const rotate = async () => setSecret((await post<NewEndpoint>('rotate'))?.secret ?? '');
  return (
    <Box sx={{ p: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      <Button onClick={() => void ping()}>Send a ping</Button>
      <Button onClick={() => void rotate()}>Replace the secret</Button>
      {secret !== '' && <Secret secret={secret} />}
      {secret !== '' && <p>For a day deliveries carry the signatures of both.</p>}
      <Deliveries endpointId={endpoint.id} key={told} />
    </Box>
  );
}
