import { useState, type ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { RefusalsProvider } from '#fields/refused-text-field.tsx';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { useCall } from './use-call.ts';

interface Props {
  label: string;
  /** Describes the effect of the action. */
  children?: ReactNode;
  /** The input fields. */
  fields?: ReactNode;
  /** Sends the call. */
  onSend: () => Promise<unknown>;
  isReady?: boolean;
  color?: ButtonProps['color'];
  variant?: ButtonProps['variant'];
  onDone?: () => void;
}

/** Renders a button that asks for confirmation, sends the call and refreshes the data of the page. */
export function ActionDialog({ label, children, fields, onSend, isReady = true, color = 'primary', variant = 'outlined', onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const { isBusy, refusals, send } = useCall();
  useUnsavedChanges(isOpen && isTouched);
  const refresh = useRefresh();
  const notify = useNotify();
  const close = () => {
    setOpen(false);
    setTouched(false);
  };
  const run = async () => {
    if ((await send(onSend)) === undefined) {
      // The page may be out of date because another person has changed the order.
      refresh();
      return;
    }
    close();
    notify('Done', { type: 'success' });
    onDone?.();
    refresh();
  };
  return (
    <>
      <Button size="small" color={color} variant={variant} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog open onClose={close} fullWidth maxWidth="sm">
          <DialogTitle>{label}</DialogTitle>
          <DialogContent onChange={() => setTouched(true)}>
            {children && <DialogContentText sx={{ mb: 1 }}>{children}</DialogContentText>}
            <RefusalsProvider value={refusals}>{fields}</RefusalsProvider>
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>Back</Button>
            <Button variant="contained" color={color} disabled={isBusy || !isReady} onClick={() => void run()}>
              {label}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
