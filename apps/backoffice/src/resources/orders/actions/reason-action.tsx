import { useState, type ReactNode } from 'react';
import type { ButtonProps } from '@mui/material/Button';
import { RefusedTextField } from '#fields/refused-text-field.tsx';
import { ActionDialog } from './action-dialog.tsx';

interface Props {
  label: string;
  /** Sends the call. */
  onSend: (reason: string) => Promise<unknown>;
  children: ReactNode;
  /** Whether a reason is required. */
  needsReason?: boolean;
  /** States who can read the reason. */
  hint?: string;
  color?: ButtonProps['color'];
  variant?: ButtonProps['variant'];
}

/** Renders an action with a reason. */
export function ReasonAction({ needsReason = false, hint = 'Internal. Not shown to the customer.', onSend, ...action }: Props) {
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      {...action}
      isReady={!needsReason || reason.trim() !== ''}
      onSend={() => onSend(reason)}
      onDone={() => setReason('')}
      fields={
        <RefusedTextField
          source="reason"
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
