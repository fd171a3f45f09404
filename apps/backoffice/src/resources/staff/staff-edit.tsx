import { useState } from 'react';
import { Confirm, SimpleForm, TextInput, TopToolbar, useNotify, useRecordContext, useRefresh } from 'react-admin';
import Button from '@mui/material/Button';
import type { StaffRecord } from '@selvedge/server/admin/staff';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { call } from '#frame/call.ts';
import { RightsInputs } from './rights-inputs.tsx';

export function StaffEdit() {
  return (
    <GuardedEdit actions={<StaffActions />}>
      <SimpleForm toolbar={<SaveToolbar />}>
        <TextInput source="email" label="Email" readOnly />
        <RightsInputs />
      </SimpleForm>
    </GuardedEdit>
  );
}

function StaffActions() {
  const person = useRecordContext<StaffRecord>();
  if (!person) return <TopToolbar />;
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <TopToolbar>
      {person.isInvited && (
        <StaffAction id={person.id} operation="invite" label="Resend invitation" asks={`${name} gets another email with a link.`} />
      )}
      {!person.isInvited && !person.isClosed && (
        <StaffAction
          id={person.id}
          operation="reset-second-factor"
          label="Reset two-factor authentication"
          asks={`${name} is signed out and gets an email with a link to set up two-factor authentication again. Check first that the request comes from ${person.firstName}.`}
        />
      )}
      {person.isClosed ? (
        <StaffAction id={person.id} operation="reopen" label="Reactivate account" asks={`${name} can sign in again.`} />
      ) : (
        <StaffAction
          id={person.id}
          operation="close"
          label="Deactivate account"
          asks={`${name} is signed out and can no longer sign in to the back office or the shop.`}
        />
      )}
    </TopToolbar>
  );
}

function StaffAction({
  id,
  operation,
  label,
  asks,
}: {
  id: number;
  operation: 'close' | 'reopen' | 'invite' | 'reset-second-factor';
  label: string;
  asks: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const confirm = () => {
    setOpen(false);
    call(`POST /admin/staff/{id}/${operation}`, { path: { id } }).then(
      () => {
        notify('Done', { type: 'success' });
        refresh();
      },
      (error: unknown) => notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' }),
    );
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Confirm isOpen={isOpen} title={label} content={asks} confirm={label} onConfirm={confirm} onClose={() => setOpen(false)} />
    </>
  );
}
