import { useState, type SubmitEvent } from 'react';
import { useGetIdentity, useNotify } from 'react-admin';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { SavedReport, SavedReportForm } from '@selvedge/server/contract/reports';
import { describeReport } from './describe.ts';
import { useSavedReportChanges } from './saved-reports.ts';
import { ScheduleFields } from './schedule-fields.tsx';

interface DialogProps {
  title: string;
  form: SavedReportForm;
  /** The saved report that is changed; absent: a new one is saved. */
  edited?: SavedReport | undefined;
  onClose: () => void;
  onSaved?: ((saved: SavedReport) => void) | undefined;
}

/** Saves a report under a name, shares it, and selects when and to whom it is sent by email. */
export function SaveReportDialog({ title, form: initial, edited, onClose, onSaved }: DialogProps) {
  const [form, setForm] = useState(initial);
  const notify = useNotify();
  const { save } = useSavedReportChanges();
  const change = (changes: Partial<SavedReportForm>) => setForm((now) => ({ ...now, ...changes }));
  const hasNoRecipient = form.schedule?.recipientIds.length === 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save.mutate(
      { form: { ...form, name: form.name.trim() }, edited },
      {
        onSuccess: (saved) => {
          notify('Report saved', { type: 'success' });
          onSaved?.(saved);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="save-report-title">
      <form onSubmit={submit}>
        <DialogTitle id="save-report-title">{title}</DialogTitle>
        <DialogContent>
          <FormFields form={form} timeZone={edited?.timeZone} change={change} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={form.name.trim() === '' || hasNoRecipient || save.isPending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  form: SavedReportForm;
  /** IANA time zone of the saved report; absent: not saved yet. */
  timeZone: string | undefined;
  change: (changes: Partial<SavedReportForm>) => void;
}

function FormFields({ form, timeZone, change }: FieldsProps) {
  const { identity } = useGetIdentity();
  const ownId = Number(identity?.id ?? 0);
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="text.secondary">
        {describeReport(form)}
      </Typography>
      {form.settings.period === 'custom' && (
        <Alert severity="info">Custom dates stay the same. Choose a period such as “Last month” to see the latest figures each time.</Alert>
      )}
      <TextField
        label="Name"
        value={form.name}
        onChange={({ target }) => change({ name: target.value })}
        fullWidth
        required
        slotProps={{ htmlInput: { maxLength: 80 }, inputLabel: { required: false } }}
      />
      <FormControlLabel
        control={<Switch checked={form.isShared} onChange={(_, isShared) => change({ isShared })} />}
        label="Share with all staff who may read reports"
      />
      <FormControlLabel
        control={
          <Switch
            checked={form.schedule !== null}
            onChange={(_, isOn) =>
              change({ schedule: isOn ? { every: 'week', weekday: 1, monthDay: 1, hour: 8, recipientIds: ownId > 0 ? [ownId] : [] } : null })
            }
          />
        }
        label="Send by email"
      />
      {form.schedule && <ScheduleFields schedule={form.schedule} timeZone={timeZone} onChange={(schedule) => change({ schedule })} />}
    </Stack>
  );
}
