import { useState } from 'react';
import { useListContext, useNotify, useStore, type RaRecord } from 'react-admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { allRows } from '#frame/data-provider.ts';
import { getErrorMessage } from '#frame/http-error.ts';
import { formatCount } from '../formats.ts';
import { saveFile } from './save-file.ts';
import { listColumns, type ListColumn } from './list-columns.ts';
import { writeTable, type TableFormat } from './write-table.ts';

/** Chooses columns and format of an export. The browser remembers the columns that are left out, by list. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const {
    data = [],
    total = 0,
    meta,
    resource,
  } = useListContext() as { data?: RaRecord[]; total?: number; meta?: { isMore?: boolean }; resource: string };
  const columns = listColumns(data);
  const [leftOut, setLeftOut] = useStore<string[]>(`export.${resource}`, []);
  const [format, setFormat] = useState<TableFormat>('csv');
  const chosen = columns.filter(({ path }) => !leftOut.includes(path));
  const { isBusy, run } = useExport(onClose);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="export-title">
      <DialogTitle id="export-title">{`Export ${formatCount(Math.min(total, allRows), 'row')}`}</DialogTitle>
      <DialogContent>
        {(meta?.isMore ?? total > allRows) && (
          <Alert
            severity="info"
            sx={{ mb: 1 }}
          >{`Only the first ${allRows.toLocaleString('en')} rows are exported. Use a filter to narrow the list.`}</Alert>
        )}
        <Columns columns={columns} leftOut={leftOut} onChange={setLeftOut} />
        <TextField select label="Format" value={format} onChange={({ target }) => setFormat(target.value as TableFormat)} sx={{ mt: 2, width: 160 }}>
          <MenuItem value="csv">CSV</MenuItem>
          <MenuItem value="xlsx">Excel</MenuItem>
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={isBusy || chosen.length === 0} onClick={() => void run(chosen, format)}>
          {isBusy ? 'Exporting…' : 'Export'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ColumnsProps {
  columns: readonly ListColumn[];
  leftOut: readonly string[];
  onChange: (leftOut: string[]) => void;
}

function Columns({ columns, leftOut, onChange }: ColumnsProps) {
  const isAll = leftOut.length === 0;
  const toggle = (path: string) => onChange(leftOut.includes(path) ? leftOut.filter((other) => other !== path) : [...leftOut, path]);
  return (
    <>
      <Button size="small" onClick={() => onChange(isAll ? columns.map(({ path }) => path) : [])}>
        {isAll ? 'Clear all' : 'Select all'}
      </Button>
      <Box role="group" aria-label="Columns" sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
        {columns.map(({ path, title }) => (
          <FormControlLabel
            key={path}
            control={<Checkbox size="small" checked={!leftOut.includes(path)} onChange={() => toggle(path)} />}
            label={title}
          />
        ))}
      </Box>
    </>
  );
}

/** Returns a function that loads all rows of the list and saves them as a file. */
function useExport(onDone: () => void) {
  const { getData, resource } = useListContext();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const run = async (columns: readonly ListColumn[], format: TableFormat) => {
    setBusy(true);
    try {
      const rows = (await getData?.({ maxResults: allRows })) ?? [];
      saveFile(await writeTable(format, rows, columns), `${resource}.${format}`);
      onDone();
    } catch (error) {
      notify(getErrorMessage(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
