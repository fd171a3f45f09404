import { useState, type ReactNode } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useCall } from './use-call.ts';

interface Props {
  label: string;
  /** What happens, in a sentence. */
  children?: ReactNode;
  /** What is typed or chosen. */
  fields?: ReactNode;
  path: string;
  body?: () => unknown;
  isReady?: boolean;
  color?: ButtonProps['color'];
  variant?: ButtonProps['variant'];
  onDone?: () => void;
}

/** A button that asks first, then calls; the page shows what has become of it. */
export function ActionDialog({
  label,
  children,
  fields,
  path,
  body = () => ({}),
  isReady = true,
  color = 'primary',
  variant = 'outlined',
  onDone,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, send } = useCall();
  const refresh = useRefresh();
  const notify = useNotify();
  const run = async () => {
    const answer = await send(path, body());
    if (answer === undefined) return;
    setOpen(false);
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
        <Dialog open onClose={() => setOpen(false)} fullWidth maxWidth="sm">
          <DialogTitle>{label}</DialogTitle>
          <DialogContent>
            {children && <DialogContentText sx={{ mb: 1 }}>{children}</DialogContentText>}
            {fields}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Back</Button>
            <Button variant="contained" color={color} disabled={isBusy || !isReady} onClick={() => void run()}>
              {label}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
