import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import { call } from '#frame/call.ts';
import { RefusedTextField } from '#fields/refused-text-field.tsx';
import type { CustomerRecord } from '@selvedge/server/admin/customers';
import { ActionDialog } from '../orders/actions/action-dialog.tsx';
import { ReasonAction } from '../orders/actions/reason-action.tsx';

/** Renders the actions for an account. */
export function CustomerActions() {
  const customer = useRecordContext<CustomerRecord>();
  if (!customer) return null;
  const { id, email, isClosed, isEmailConfirmed, hasTwoStep } = customer;
  const path = { id };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      <ActionDialog label="Send password reset link" onSend={() => call('POST /admin/customers/{id}/send-password-reset', { path, body: {} })}>
        {email} gets an email with a link to set a new password.
      </ActionDialog>
      {!isEmailConfirmed && (
        <ActionDialog label="Resend confirmation email" onSend={() => call('POST /admin/customers/{id}/resend-confirmation', { path, body: {} })}>
          {email} gets another email to confirm the address.
        </ActionDialog>
      )}
      <ActionDialog label="Sign out everywhere" onSend={() => call('POST /admin/customers/{id}/sign-out', { path, body: {} })}>
        The customer must sign in again on all devices.
      </ActionDialog>
      {hasTwoStep && (
        <ActionDialog label="Switch off two-step sign-in" onSend={() => call('POST /admin/customers/{id}/end-two-step', { path, body: {} })}>
          Use this when a customer has lost their device and their recovery codes. Check their identity first. The customer signs in with the password
          alone until they set up two-step sign-in again. They get an email about the change.
        </ActionDialog>
      )}
      {isClosed ? (
        <ActionDialog label="Reactivate account" onSend={() => call('POST /admin/customers/{id}/reopen', { path, body: {} })}>
          The customer can sign in again.
        </ActionDialog>
      ) : (
        <ReasonAction
          label="Deactivate account"
          onSend={(reason) => call('POST /admin/customers/{id}/close', { path, body: { reason } })}
          needsReason
          color="warning"
        >
          The customer can no longer sign in. Orders and documents are kept.
        </ReasonAction>
      )}
      <ActionDialog label="Export customer data" onSend={() => call('POST /admin/customers/{id}/export', { path, body: {} })}>
        Use this when a customer requests their data. The customer gets an email when the export is ready. Limit: three exports a day.
      </ActionDialog>
      <DeleteAction id={id} email={email} />
    </Box>
  );
}

function DeleteAction({ id, email }: Pick<CustomerRecord, 'id' | 'email'>) {
  const [typed, setTyped] = useState('');
  return (
    <ActionDialog
      label="Delete account"
      onSend={() => call('POST /admin/customers/{id}/erase', { path: { id }, body: { email: typed } })}
      color="error"
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
  );
}
