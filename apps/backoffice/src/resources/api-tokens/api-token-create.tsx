import { useState } from 'react';
import {
  BooleanInput,
  CheckboxGroupInput,
  Create,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useRedirect,
} from 'react-admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { MadeApiToken } from '@selvedge/server/admin/staff';
import { areas } from '../staff/roles.ts';

const isNeeded = required();
const lasts = [
  { id: 30, name: '30 days' },
  { id: 90, name: '90 days' },
  { id: 365, name: '1 year' },
];

/** Creates an API token and shows it once, in a dialog. */
export function ApiTokenCreate() {
  const [made, setMade] = useState<MadeApiToken>();
  const redirect = useRedirect();
  return (
    <Create redirect={false} title="New API token" mutationOptions={{ onSuccess: (data: MadeApiToken) => setMade(data) }}>
      <SimpleForm
        defaultValues={{ isReadOnly: true, areas: [], days: 90 }}
        toolbar={
          <Toolbar>
            <SaveButton label="Create token" icon={<></>} />
          </Toolbar>
        }
      >
        <TextInput source="name" validate={isNeeded} helperText="Name of the integration. Shown in the audit log." />
        <CheckboxGroupInput source="areas" label="Areas" choices={areas} validate={isNeeded} />
        <BooleanInput source="isReadOnly" label="Read-only" />
        <SelectInput source="days" label="Expires after" choices={lasts} emptyText="No expiry" />
      </SimpleForm>
      <Dialog open={made !== undefined} aria-labelledby="made-token">
        <DialogTitle id="made-token">Token for {made?.name}</DialogTitle>
        <DialogContent>
          <Alert severity="warning">Copy it now. It is shown only once.</Alert>
          <Box component="code" aria-label="Token" sx={{ display: 'block', my: 2, overflowWrap: 'anywhere' }}>
            {made?.token}
          </Box>
          Send it with each call: <code>Authorization: Bearer slv_…</code>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => void navigator.clipboard.writeText(made?.token ?? '')}>Copy</Button>
          <Button onClick={() => redirect('list', 'api-tokens')}>Done</Button>
        </DialogActions>
      </Dialog>
    </Create>
  );
}
