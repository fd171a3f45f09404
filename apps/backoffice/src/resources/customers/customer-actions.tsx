import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { CustomerRecord } from '@selvedge/server/admin/customers';
import { ActionDialog } from '../orders/action-dialog.tsx';
import { ReasonAction } from '../orders/reason-action.tsx';

/** What can be done with an account. */
export function CustomerActions() {
  const customer = useRecordContext<CustomerRecord>();
  const [typed, setTyped] = useState('');
  if (!customer) return null;
  const { id, email, isClosed, isEmailConfirmed } = customer;
  const path = `customers/${id}`;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <ActionDialog label="Send a link for another password" path={`${path}/send-password-reset`}>
        {email} gets a link by which he sets it himself. Nobody here sees it.
      </ActionDialog>
      {!isEmailConfirmed && (
        <ActionDialog label="Ask for confirmation again" path={`${path}/resend-confirmation`}>
          {email} is asked once more whether the mailbox is his.
        </ActionDialog>
      )}
      <ActionDialog label="Sign out everywhere" path={`${path}/sign-out`}>
        All his devices have to sign in again.
      </ActionDialog>
      {isClosed ? (
        <ActionDialog label="Open the account" path={`${path}/reopen`}>
          He can sign in again.
        </ActionDialog>
      ) : (
        <ReasonAction label="Close the account" path={`${path}/close`} needsReason color="warning">
          Nobody signs in by it any more. Orders and papers stay.
        </ReasonAction>
      )}
      <ActionDialog label="Put his data together" path={`${path}/export`}>
        Everything that is held about him, as he has asked. He is mailed when he can fetch it; three times a day at most.
      </ActionDialog>
      <ActionDialog
        label="Delete the account"
        path={`${path}/erase`}
        color="error"
        body={() => ({ email: typed })}
        isReady={typed.trim().toLowerCase() === email}
        fields={<TextField label="His e-mail, to be sure" fullWidth value={typed} onChange={(event) => setTyped(event.target.value)} />}
      >
        As he wishes. He is signed out at once, and what is known of him is forgotten; orders stay in the books without the person. This cannot be
        undone.
      </ActionDialog>
    </Box>
  );
}
