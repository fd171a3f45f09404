import { useState, type ReactNode } from 'react';
import type { ButtonProps } from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { ActionDialog } from './action-dialog.tsx';

interface Props {
  label: string;
  path: string;
  children: ReactNode;
  /** Whether a reason has to be given. */
  needsReason?: boolean;
  /** Who reads it. */
  hint?: string;
  color?: ButtonProps['color'];
  variant?: ButtonProps['variant'];
}

/** Something that is done with a reason. */
export function ReasonAction({ needsReason = false, hint = 'Kept with the order; its customer does not read it', ...action }: Props) {
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      {...action}
      isReady={!needsReason || reason.trim() !== ''}
      body={() => ({ reason })}
      onDone={() => setReason('')}
      fields={
        <TextField
          label="Reason"
          fullWidth
          required={needsReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          helperText={hint}
        />
      }
    />
  );
}
