import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import { RefusedTextField } from '#fields/refused-text-field.tsx';
import type { CustomerRecord } from '@selvedge/server/admin/customers';
import { ActionDialog } from '../orders/actions/action-dialog.tsx';
import { ReasonAction } from '../orders/actions/reason-action.tsx';

/** Renders the actions for an account. */
export function CustomerActions() {
  const customer = useRecordContext<CustomerRecord>();
  const [typed, setTyped] = useState('');
  if (!customer) return null;
  const { id, email, isClosed, isEmailConfirmed } = customer;
  const path = `customers/${id}`;
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <ActionDialog label="Send password reset link" path={`${path}/send-password-reset`}>
        {email} gets an email with a link to set a new password.
      </ActionDialog>
      {!isEmailConfirmed && (
        <ActionDialog label="Resend confirmation email" path={`${path}/resend-confirmation`}>
          {email} gets another email to confirm the address.
        </ActionDialog>
      )}
      <ActionDialog label="Sign out everywhere" path={`${path}/sign-out`}>
        The customer must sign in again on all devices.
      </ActionDialog>
      {isClosed ? (
        <ActionDialog label="Reactivate account" path={`${path}/reopen`}>
          The customer can sign in again.
        </ActionDialog>
      ) : (
        <ReasonAction label="Deactivate account" path={`${path}/close`} needsReason color="warning">
          The customer can no longer sign in. Orders and documents are kept.
        </ReasonAction>
      )}
      <ActionDialog label="Export customer data" path={`${path}/export`}>
        Use this when a customer requests their data. The customer gets an email when the export is ready. Limit: three exports a day.
      </ActionDialog>
      <ActionDialog
        label="Delete account"
        path={`${path}/erase`}
        color="error"
        body={() => ({ email: typed })}
        isReady={typed.trim().toLowerCase() === email}
        fields={
          <RefusedTextField
            source="email"
            label="Customer email to confirm"
            fullWidth
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        }
      >
        Use this when a customer requests deletion. The customer is signed out and their personal data is deleted. Orders are kept without personal
        data. This cannot be undone.
      </ActionDialog>
    </Box>
  );
}
