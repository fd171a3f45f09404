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
    <GuardedEdit actions={<Deeds />}>
      <SimpleForm toolbar={<SaveToolbar />}>
        <TextInput source="email" label="E-mail" readOnly />
        <RightsInputs />
      </SimpleForm>
    </GuardedEdit>
  );
}

function Deeds() {
  const person = useRecordContext<StaffRecord>();
  if (!person) return <TopToolbar />;
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <TopToolbar>
      {person.isInvited && <Deed id={person.id} deed="invite" label="Send the invitation again" asks={`${name} gets another mail with a link.`} />}
      {!person.isInvited && !person.isClosed && (
        <Deed
          id={person.id}
          deed="reset-second-factor"
          label="Reset second factor"
          asks={`${name} is signed out, gets a mail with a link, and sets up another second factor. Make sure that it is ${person.firstName} who asks for it.`}
        />
      )}
      {person.isClosed ? (
        <Deed id={person.id} deed="reopen" label="Let in again" asks={`${name} can sign in again.`} />
      ) : (
        <Deed
          id={person.id}
          deed="close"
          label="Close account"
          asks={`${name} is signed out everywhere, and can sign in nowhere: in the shop neither.`}
        />
      )}
    </TopToolbar>
  );
}

function Deed({ id, deed, label, asks }: { id: number; deed: string; label: string; asks: string }) {
  const [isAsked, setAsked] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const confirm = () => {
    setAsked(false);
    call(`staff/${id}/${deed}`, { method: 'POST' }).then(
      () => {
        notify('Done', { type: 'success' });
        refresh();
      },
      (error: unknown) => notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' }),
    );
  };
  return (
    <>
      <Button size="small" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <Confirm isOpen={isAsked} title={label} content={asks} confirm={label} onConfirm={confirm} onClose={() => setAsked(false)} />
    </>
  );
}
