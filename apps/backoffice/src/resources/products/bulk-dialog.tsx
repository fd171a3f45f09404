import type { ReactNode, SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { RefusalsProvider } from '#fields/refused-text-field.tsx';

interface Props {
  title: string;
  /** Whether the preview is shown instead of the fields. */
  isPreview: boolean;
  canPreview: boolean;
  canApply: boolean;
  applyLabel: string;
  isBusy: boolean;
  refusals: Readonly<Record<string, string>>;
  onPreview: () => void;
  onApply: () => void;
  onBack: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Renders the dialog of a change of many products: first the fields, then a preview, which is applied. */
export function BulkDialog({ title, isPreview, children, refusals, ...actions }: Props) {
  const { canPreview, canApply, applyLabel, isBusy, onPreview, onApply, onBack, onClose } = actions;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    (isPreview ? onApply : onPreview)();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={isPreview ? 'md' : 'sm'} aria-labelledby="bulk-dialog-title">
      {/* A flexible box, so that the table scrolls and the buttons stay in view. */}
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogTitle id="bulk-dialog-title">{title}</DialogTitle>
        <DialogContent>
          <RefusalsProvider value={refusals}>{children}</RefusalsProvider>
        </DialogContent>
        {isPreview ? (
          <DialogActions>
            <Button onClick={onBack}>Back</Button>
            <Button key="apply" type="submit" variant="contained" disabled={isBusy || !canApply}>
              {applyLabel}
            </Button>
          </DialogActions>
        ) : (
          <DialogActions>
            <Button onClick={onClose}>Cancel</Button>
            <Button key="preview" type="submit" variant="contained" disabled={isBusy || !canPreview}>
              Preview
            </Button>
          </DialogActions>
        )}
      </Box>
    </Dialog>
  );
}
