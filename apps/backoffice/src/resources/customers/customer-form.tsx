import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { languages } from '@selvedge/i18n';
import type { CustomerRecord } from '@selvedge/server/admin/customers';
import { call } from '#frame/call.ts';
import { getFieldMessages, getErrorMessage } from '#frame/http-error.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';

type Typed = Pick<CustomerRecord, 'firstName' | 'lastName' | 'phone' | 'phoneCode' | 'languageId'>;

/** Edits name, telephone number and language. Only the customer can change the email address. */
export function CustomerForm() {
  const customer = useRecordContext<CustomerRecord>();
  const [typed, setTyped] = useState<Typed>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  useUnsavedChanges(typed !== undefined && Object.entries(typed).some(([name, value]) => value !== customer?.[name as keyof Typed]));
  const [notify, refresh] = [useNotify(), useRefresh()];
  if (!customer) return null;
  if (!typed) {
    const { firstName, lastName, phone, phoneCode, languageId } = customer;
    return (
      <Button size="small" onClick={() => setTyped({ firstName, lastName, phone, phoneCode, languageId })}>
        Edit
      </Button>
    );
  }
  const save = async () => {
    try {
      await call('PUT /admin/customers/{id}', { path: { id: customer.id }, body: { ...typed, revision: customer.revision } });
      setTyped(undefined);
      setErrors({});
      notify('Saved', { type: 'success' });
      refresh();
    } catch (error) {
      setErrors(getFieldMessages(error));
      notify(getErrorMessage(error), { type: 'error' });
    }
  };
  const field = (name: 'firstName' | 'lastName' | 'phone' | 'phoneCode', label: string, width: number) => (
    <TextField
      label={label}
      value={typed[name]}
      onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      error={Boolean(errors[name === 'phoneCode' ? 'countryCode' : name])}
      helperText={errors[name === 'phoneCode' ? 'countryCode' : name]}
      sx={{ width }}
    />
  );
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 1 }}>
      {field('firstName', 'First name', 180)}
      {field('lastName', 'Last name', 180)}
      {field('phoneCode', 'Dialling code', 120)}
      {field('phone', 'Phone', 180)}
      <LanguageChoice languageId={typed.languageId} onChoose={(languageId) => setTyped({ ...typed, languageId })} />
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Button variant="contained" onClick={() => void save()}>
          Save
        </Button>
        <Button onClick={() => setTyped(undefined)}>Cancel</Button>
      </Box>
    </Box>
  );
}

const LanguageChoice = ({ languageId, onChoose }: Pick<Typed, 'languageId'> & { onChoose: (languageId: number | null) => void }) => (
  <TextField
    select
    label="Language"
    value={String(languageId ?? '')}
    onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
    sx={{ width: 180 }}
  >
    <MenuItem value="">Language of the shop</MenuItem>
    {languages.map(({ id, name }) => (
      <MenuItem key={id} value={String(id)}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
