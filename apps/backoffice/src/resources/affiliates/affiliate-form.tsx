import { useState } from 'react';
import { useGetList, useNotify, useRecordContext, useRefresh } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { AffiliateRecord } from '@selvedge/server/admin/affiliates';
import { RefusalsProvider, RefusedTextField } from '#fields/refused-text-field.tsx';
import { call } from '#frame/call.ts';
import { getFieldMessages, getErrorMessage } from '#frame/http-error.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { Section } from '../orders/show/section.tsx';

interface Named {
  id: number;
  name: string;
}

/** Edits group, tier and notes of an affiliate. */
export function AffiliateForm() {
  const affiliate = useRecordContext<AffiliateRecord>();
  const { data: groups = [] } = useGetList<Named>('affiliate-groups', { pagination: { page: 1, perPage: 100 } });
  const { data: tiers = [] } = useGetList<Named>('affiliate-tiers', { pagination: { page: 1, perPage: 100 } });
  const [changes, setChanges] = useState<Partial<AffiliateRecord>>({});
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  useUnsavedChanges(Object.keys(changes).length > 0);
  const [notify, refresh] = [useNotify(), useRefresh()];
  if (!affiliate) return null;
  const { groupId, tierId, isTierFixed, notes } = { ...affiliate, ...changes };
  const save = async () => {
    try {
      await call('PUT /admin/affiliates/{id}', {
        path: { id: affiliate.id },
        body: { groupId, tierId, isTierFixed, notes, revision: affiliate.revision },
      });
      setChanges({});
      setRefusals({});
      notify('Saved', { type: 'success' });
      refresh();
    } catch (error) {
      setRefusals(getFieldMessages(error));
      notify(getErrorMessage(error), { type: 'error' });
    }
  };
  return (
    <Section title="Group, tier and notes">
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Choice label="Group" value={groupId} choices={groups} onChoose={(id) => setChanges({ ...changes, groupId: id })} />
        <Choice label="Tier" value={tierId} choices={tiers} onChoose={(id) => setChanges({ ...changes, tierId: id, isTierFixed: true })} />
      </Box>
      <FormControlLabel
        control={<Checkbox checked={isTierFixed} onChange={(event) => setChanges({ ...changes, isTierFixed: event.target.checked })} />}
        label="Keep the tier fixed"
      />
      <RefusalsProvider value={refusals}>
        <RefusedTextField
          source="notes"
          label="Notes"
          multiline
          minRows={2}
          fullWidth
          value={notes}
          onChange={(event) => setChanges({ ...changes, notes: event.target.value })}
          helperText="Internal. Not shown to the affiliate."
        />
      </RefusalsProvider>
      <Button variant="contained" size="small" disabled={Object.keys(changes).length === 0} onClick={() => void save()} sx={{ mt: 1 }}>
        Save
      </Button>
    </Section>
  );
}

interface ChoiceProps {
  label: string;
  value: number | null;
  choices: readonly Named[];
  onChoose: (id: number | null) => void;
}

const Choice = ({ label, value, choices, onChoose }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={choices.some(({ id }) => id === value) ? String(value) : ''}
    onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
    sx={{ minWidth: 160, flex: 1 }}
  >
    <MenuItem value="">None</MenuItem>
    {choices.map(({ id, name }) => (
      <MenuItem key={id} value={String(id)}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);
