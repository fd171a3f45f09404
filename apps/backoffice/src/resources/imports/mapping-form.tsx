import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { languages } from '@selvedge/i18n';
import type { ImportPlanForm, ImportPreview, ImportRecord } from '@selvedge/server/contract/imports';
import { call } from '#frame/call.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';

type Options = ImportPlanForm['options'];

const encodings = [
  ['utf-8', 'UTF-8'],
  ['utf-16le', 'UTF-16'],
  ['windows-1252', 'Windows-1252 (Western Europe)'],
  ['windows-1250', 'Windows-1250 (Central Europe)'],
  ['windows-1251', 'Windows-1251 (Cyrillic)'],
  ['windows-1253', 'Windows-1253 (Greek)'],
] as const;
const separators = [
  [',', 'Comma'],
  [';', 'Semicolon'],
  ['\t', 'Tab'],
  ['|', 'Bar'],
] as const;

/** Edits the mapping of the file's columns and the other settings of an import. */
export function MappingForm({ run, isAsking, onPlan }: { run: ImportRecord; isAsking: boolean; onPlan: (form: ImportPlanForm) => void }) {
  const notify = useNotify();
  const [mapping, setMapping] = useState(run.mapping);
  const [options, setOptions] = useState<Options>(run.options);
  const [preview, setPreview] = useState<ImportPreview>();
  const said = JSON.stringify({ mapping, options });
  const [planned, setPlanned] = useState(said);
  useUnsavedChanges(said !== planned);
  const { encoding, separator } = options;
  const changeOptions = (change: Partial<Record<keyof Options, unknown>>) => setOptions({ ...options, ...change } as Options);

  useEffect(() => {
    call('GET /admin/imports/{id}/preview', { path: { id: run.id }, query: { encoding, separator } }).then(
      ({ data }) => setPreview(data),
      (error: unknown) => notify(error instanceof Error ? error.message : 'The file cannot be read', { type: 'error' }),
    );
  }, [run.id, encoding, separator, notify]);
  if (!preview) return <LinearProgress aria-label="Reading the file" />;

  const text = (name: 'currency' | 'maker' | 'responsible' | 'brand', label: string, helperText?: string) => (
    <TextField
      label={label}
      value={options[name] ?? ''}
      helperText={helperText}
      onChange={(event) => changeOptions({ [name]: event.target.value || undefined })}
    />
  );
  const choice = (name: 'encoding' | 'separator' | 'audience', label: string, none: string, choicePairs: readonly (readonly [string, string])[]) => (
    <TextField select label={label} value={options[name] ?? ''} onChange={(event) => changeOptions({ [name]: event.target.value || undefined })}>
      <MenuItem value="">{none}</MenuItem>
      {choicePairs.map(([value, label_]) => (
        <MenuItem key={value} value={value}>
          {label_}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Paper component="section" aria-label="Columns" sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="h2">
        Columns
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {preview.lines} lines.{' '}
        {run.format === 'shopify'
          ? 'This is a Shopify export: its columns are assigned automatically.'
          : 'Check which field each column of the file is imported to. Columns without a field are ignored.'}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label="Mapping">
          <TableHead>
            <TableRow>
              <TableCell>Column</TableCell>
              {run.format === 'table' && <TableCell>Field</TableCell>}
              <TableCell colSpan={3}>First lines</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {preview.header.map((title, at) => (
              <TableRow key={at}>
                <TableCell component="th" scope="row">
                  {title}
                </TableCell>
                {run.format === 'table' && (
                  <TableCell>
                    <TextField
                      select
                      size="small"
                      margin="none"
                      value={mapping[title] ?? ''}
                      onChange={(event) => setMapping({ ...mapping, [title]: event.target.value })}
                      slotProps={{ htmlInput: { 'aria-label': `Field for ${title}` }, select: { native: true } }}
                    >
                      <option value="">(ignored)</option>
                      {preview.columns.map((column) => (
                        <option key={column} value={column}>
                          {column}
                        </option>
                      ))}
                    </TextField>
                  </TableCell>
                )}
                {[0, 1, 2].map((row) => (
                  <TableCell
                    key={row}
                    sx={{ maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', color: 'text.secondary' }}
                  >
                    {preview.rows[row]?.cells[at] ?? ''}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr 1fr' }, columnGap: 2, mt: 2 }}>
        {!preview.isWorkbook && choice('encoding', 'Encoding', `Detected: ${preview.encoding}`, encodings)}
        {!preview.isWorkbook && choice('separator', 'Separator', 'Detect', separators)}
        {text('currency', 'Currency', 'For prices without a country')}
        <TextField select label="Language" value={options.languageId} onChange={(event) => changeOptions({ languageId: Number(event.target.value) })}>
          {languages.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {text('brand', 'Brand', 'For products without one')}
        {choice('audience', 'Audience', 'As in the file', [
          ['women', 'Women'],
          ['men', 'Men'],
          ['kids', 'Kids'],
        ])}
        {text('maker', 'Maker', 'Name, Street, Postcode City, country code, email')}
        {text('responsible', 'Responsible person', 'In the European Union, for a maker outside it')}
      </Box>
      <FormControlLabel
        control={<Checkbox checked={options.isAllOrNothing} onChange={(event) => changeOptions({ isAllOrNothing: event.target.checked })} />}
        label="All or nothing: with one error, nothing is imported"
      />
      <FormControlLabel
        control={<Checkbox checked={options.waive} onChange={(event) => changeOptions({ waive: event.target.checked })} />}
        label="Publish products without legally required data (test shops only)"
      />
      <Box sx={{ mt: 1 }}>
        <Button
          variant="contained"
          disabled={isAsking}
          onClick={() => {
            setPlanned(said);
            onPlan({ mapping: withoutNothing(mapping), options });
          }}
        >
          Preview the import
        </Button>
      </Box>
    </Paper>
  );
}

const withoutNothing = (mapping: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(mapping).filter(([, column]) => column !== ''));
