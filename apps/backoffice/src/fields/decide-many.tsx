import { useState } from 'react';
import { useListContext, useNotify, useRefresh, useUnselectAll, useUpdateMany } from 'react-admin';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

interface Props {
  resource: string;
  /** What they are called together: `applications`. */
  things: string;
  yes: { label: string; change: object; sentence: string };
  /** Always with a reason, that those whom it concerns read. */
  no: { label: string; change: object };
}

/** Says yes or no to all that are ticked, or to none of them; asks first. */
export function DecideMany({ resource, things, yes, no }: Props) {
  const { selectedIds } = useListContext();
  const [updateMany, { isPending }] = useUpdateMany();
  const unselect = useUnselectAll(resource);
  const [refresh, notify] = [useRefresh(), useNotify()];
  const [asked, setAsked] = useState<'yes' | 'no'>();
  const [reason, setReason] = useState('');
  const run = (data: object) =>
    updateMany(
      resource,
      { ids: selectedIds, data },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setAsked(undefined);
          setReason('');
          unselect();
          refresh();
          notify('Decided', { type: 'success' });
        },
        onError: (error: unknown) => notify(`Nothing was decided. ${error instanceof Error ? error.message : ''}`, { type: 'error' }),
      },
    );
  const chosen = asked === 'no' ? no : yes;
  return (
    <>
      <Button size="small" disabled={isPending} onClick={() => setAsked('yes')}>
        {yes.label}
      </Button>
      <Button size="small" color="error" disabled={isPending} onClick={() => setAsked('no')}>
        {no.label}
      </Button>
      {asked && (
        <Dialog open onClose={() => setAsked(undefined)} fullWidth maxWidth="sm">
          <DialogTitle>
            {chosen.label} {selectedIds.length} {things}
          </DialogTitle>
          <DialogContent>
            {asked === 'yes' ? (
              <DialogContentText>{yes.sentence}</DialogContentText>
            ) : (
              <TextField
                label="Reason"
                required
                fullWidth
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                helperText="The affiliates read it"
              />
            )}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setAsked(undefined)}>Back</Button>
            <Button
              variant="contained"
              color={asked === 'no' ? 'error' : 'primary'}
              disabled={isPending || (asked === 'no' && reason.trim() === '')}
              onClick={() => void run(asked === 'no' ? { ...no.change, reason } : yes.change)}
            >
              {chosen.label}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
