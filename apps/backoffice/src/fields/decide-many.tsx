import { useState } from 'react';
import { useListContext, useNotify, useRefresh, useUnselectAll, useUpdateMany } from 'react-admin';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { getFieldMessages, getErrorMessage } from '#frame/http-error.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { RefusalsProvider, RefusedTextField } from './refused-text-field.tsx';

interface Props {
  resource: string;
  /** The plural name of the records: `applications`. */
  things: string;
  yes: { label: string; change: object; sentence: string };
  /** A rejection needs a reason, which the affected people read. */
  no: { label: string; change: object };
}

/** Approves or rejects all selected records at once, after a confirmation. If one is refused, none is changed. */
export function DecideMany({ resource, things: plural, yes, no }: Props) {
  const { selectedIds } = useListContext();
  const [updateMany, { isPending }] = useUpdateMany();
  const unselect = useUnselectAll(resource);
  const [refresh, notify] = [useRefresh(), useNotify()];
  const [decision, setDecision] = useState<'yes' | 'no'>();
  const [reason, setReason] = useState('');
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  useUnsavedChanges(decision !== undefined && reason !== '');
  const run = (data: object) => {
    setRefusals({});
    return updateMany(
      resource,
      { ids: selectedIds, data },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setDecision(undefined);
          setReason('');
          unselect();
          refresh();
          notify('Done', { type: 'success' });
        },
        onError: (error: unknown) => {
          setRefusals(getFieldMessages(error));
          notify(`No changes were made. ${getErrorMessage(error)}`, { type: 'error' });
        },
      },
    );
  };
  const chosen = decision === 'no' ? no : yes;
  return (
    <>
      <Button size="small" disabled={isPending} onClick={() => setDecision('yes')}>
        {yes.label}
      </Button>
      <Button size="small" color="error" disabled={isPending} onClick={() => setDecision('no')}>
        {no.label}
      </Button>
      {decision && (
        <DecisionDialog
          title={`${chosen.label} ${selectedIds.length} ${plural}`}
          label={chosen.label}
          sentence={decision === 'yes' ? yes.sentence : null}
          reason={reason}
          onReason={setReason}
          refusals={refusals}
          isPending={isPending}
          onClose={() => setDecision(undefined)}
          onDecide={() => void run(decision === 'no' ? { ...no.change, reason } : yes.change)}
        />
      )}
    </>
  );
}

interface DecisionDialogProps {
  title: string;
  label: string;
  /** The effect of an approval, as a sentence; null for a rejection, which needs a reason. */
  sentence: string | null;
  reason: string;
  onReason: (reason: string) => void;
  refusals: Record<string, string>;
  isPending: boolean;
  onClose: () => void;
  onDecide: () => void;
}

function DecisionDialog({ title, label, sentence, reason, onReason, refusals, isPending, onClose, onDecide }: DecisionDialogProps) {
  const isRejection = sentence === null;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {sentence !== null ? (
          <DialogContentText>{sentence}</DialogContentText>
        ) : (
          <RefusalsProvider value={refusals}>
            <RefusedTextField
              source="change.reason"
              label="Reason"
              required
              fullWidth
              value={reason}
              onChange={(event) => onReason(event.target.value)}
              helperText="Shown to the affiliates"
            />
          </RefusalsProvider>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          color={isRejection ? 'error' : 'primary'}
          disabled={isPending || (isRejection && reason.trim() === '')}
          onClick={onDecide}
        >
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
