import { useRef, useState } from 'react';
import { Button, useNotify, useRefresh } from 'react-admin';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import MuiButton from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { ImportedRedirects } from '@selvedge/server/admin/content';
import { call } from '#frame/call.ts';

const maxShown = 50;

/** Imports redirects from a CSV: first as a preview line by line, then applied. */
export function RedirectFile() {
  const input = useRef<HTMLInputElement>(null);
  const [trial, setTrial] = useState<{ file: Blob; outcome: ImportedRedirects }>();
  const notify = useNotify();
  const refresh = useRefresh();

  const send = async (file: Blob, isTrial: boolean): Promise<ImportedRedirects | undefined> => {
    try {
      return (await call('POST /admin/files/redirects', { query: { isTrial: isTrial ? 'true' : 'false' }, file })).data;
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
      return undefined;
    }
  };
  const loadPreview = async (chosen: File | undefined) => {
    if (!chosen) return;
    // The type is set explicitly, because some systems report a CSV as application/vnd.ms-excel.
    const file = new Blob([chosen], { type: 'text/csv' });
    const outcome = await send(file, true);
    if (outcome) setTrial({ file, outcome });
  };
  const save = async () => {
    const saved = trial && (await send(trial.file, false));
    if (!saved) return;
    setTrial(undefined);
    notify(`${saved.saved} redirects imported`, { type: 'success' });
    refresh();
  };

  return (
    <>
      <Button label="Import CSV" onClick={() => input.current?.click()}>
        <UploadIcon />
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="Redirects CSV"
        onChange={(event) => {
          void loadPreview(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {trial && <Trial outcome={trial.outcome} onClose={() => setTrial(undefined)} onImport={() => void save()} />}
    </>
  );
}

interface TrialProps {
  outcome: ImportedRedirects;
  onClose: () => void;
  onImport: () => void;
}

/** Shows the changes and errors of the file. */
const Trial = ({ outcome, onClose, onImport }: TrialProps) => (
  <Dialog open onClose={onClose} maxWidth="md">
    <DialogTitle>
      {outcome.saved} redirects to import, {outcome.unchanged} unchanged, {outcome.problems.length} lines with errors
    </DialogTitle>
    <DialogContent>
      <ul>
        {outcome.problems.slice(0, maxShown).map(({ line, from, message }) => (
          <li key={line}>
            Line {line}: {from} – {message}
          </li>
        ))}
      </ul>
      {outcome.problems.length > maxShown && <Typography color="text.secondary">and {outcome.problems.length - maxShown} more</Typography>}
    </DialogContent>
    <DialogActions>
      <MuiButton onClick={onClose}>Cancel</MuiButton>
      <MuiButton variant="contained" disabled={outcome.saved === 0} onClick={onImport}>
        Import
      </MuiButton>
    </DialogActions>
  </Dialog>
);
