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

const audiences = [
  ['women', 'Women'],
  ['men', 'Men'],
  ['kids', 'Kids'],
] as const;

/** Edits the mapping of the file's columns and the other settings of an import. */
export function MappingForm({ run, isAsking, onPlan }: { run: ImportRecord; isAsking: boolean; onPlan: (form: ImportPlanForm) => void }) {
  const notify = useNotify();
  const [mapping, setMapping] = useState(run.mapping);
  const [options, setOptions] = useState<Options>(run.options);
  const [preview, setPreview] = useState<ImportPreview>();
  const settings = JSON.stringify({ mapping, options });
  const [planned, setPlanned] = useState(settings);
  useUnsavedChanges(settings !== planned);
  const { encoding, separator } = options;
  const changeOptions = (change: Partial<Record<keyof Options, unknown>>) => setOptions({ ...options, ...change } as Options);

  useEffect(() => {
    call('GET /admin/imports/{id}/preview', { path: { id: run.id }, query: { encoding, separator } }).then(
      ({ data }) => setPreview(data),
      (error: unknown) => notify(error instanceof Error ? error.message : 'The file cannot be read', { type: 'error' }),
    );
  }, [run.id, encoding, separator, notify]);
  if (!preview) return <LinearProgress aria-label="Reading the file" />;

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
      <ColumnTable preview={preview} hasFields={run.format === 'table'} mapping={mapping} onChange={setMapping} />
      <OptionFields preview={preview} options={options} onChange={changeOptions} />
      <Box sx={{ mt: 1 }}>
        <Button
          variant="contained"
          disabled={isAsking}
          onClick={() => {
            setPlanned(settings);
            onPlan({ mapping: removeIgnoredColumns(mapping), options });
          }}
        >
          Preview the import
        </Button>
      </Box>
    </Paper>
  );
}

interface ColumnTableProps {
  preview: ImportPreview;
  /** Whether a field is chosen for each column. */
  hasFields: boolean;
  mapping: Record<string, string>;
  onChange: (mapping: Record<string, string>) => void;
}

const ColumnTable = ({ preview, hasFields, mapping, onChange }: ColumnTableProps) => (
  <Box sx={{ overflowX: 'auto' }}>
    <Table size="small" aria-label="Mapping">
      <TableHead>
        <TableRow>
          <TableCell>Column</TableCell>
          {hasFields && <TableCell>Field</TableCell>}
          <TableCell colSpan={3}>First lines</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {preview.header.map((title, at) => (
          <TableRow key={at}>
            <TableCell component="th" scope="row">
              {title}
            </TableCell>
            {hasFields && (
              <TableCell>
                <FieldChoice
                  title={title}
                  columns={preview.columns}
                  value={mapping[title] ?? ''}
                  onChoose={(column) => onChange({ ...mapping, [title]: column })}
                />
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
);

interface FieldChoiceProps {
  title: string;
  columns: readonly string[];
  value: string;
  onChoose: (column: string) => void;
}

const FieldChoice = ({ title, columns, value, onChoose }: FieldChoiceProps) => (
  <TextField
    select
    size="small"
    margin="none"
    value={value}
    onChange={(event) => onChoose(event.target.value)}
    slotProps={{ htmlInput: { 'aria-label': `Field for ${title}` }, select: { native: true } }}
  >
    <option value="">(ignored)</option>
    {columns.map((column) => (
      <option key={column} value={column}>
        {column}
      </option>
    ))}
  </TextField>
);

interface OptionProps {
  options: Options;
  onChange: (change: Partial<Record<keyof Options, unknown>>) => void;
}

const OptionFields = ({ preview, options, onChange }: OptionProps & { preview: ImportPreview }) => (
  <>
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr 1fr' }, columnGap: 2, mt: 2 }}>
      {!preview.isWorkbook && (
        <ChoiceOption
          name="encoding"
          label="Encoding"
          none={`Detected: ${preview.encoding}`}
          choices={encodings}
          options={options}
          onChange={onChange}
        />
      )}
      {!preview.isWorkbook && (
        <ChoiceOption name="separator" label="Separator" none="Detect" choices={separators} options={options} onChange={onChange} />
      )}
      <TextOption name="currency" label="Currency" helperText="For prices without a country" options={options} onChange={onChange} />
      <TextField select label="Language" value={options.languageId} onChange={(event) => onChange({ languageId: Number(event.target.value) })}>
        {languages.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextOption name="brand" label="Brand" helperText="For products without one" options={options} onChange={onChange} />
      <ChoiceOption name="audience" label="Audience" none="As in the file" choices={audiences} options={options} onChange={onChange} />
      <TextOption name="maker" label="Maker" helperText="Name, Street, Postcode City, country code, email" options={options} onChange={onChange} />
      <TextOption
        name="responsible"
        label="Responsible person"
        helperText="In the European Union, for a maker outside it"
        options={options}
        onChange={onChange}
      />
    </Box>
    <FormControlLabel
      control={<Checkbox checked={options.isAllOrNothing} onChange={(event) => onChange({ isAllOrNothing: event.target.checked })} />}
      label="All or nothing: with one error, nothing is imported"
    />
    <FormControlLabel
      control={<Checkbox checked={options.waive} onChange={(event) => onChange({ waive: event.target.checked })} />}
      label="Publish products without legally required data (test shops only)"
    />
  </>
);

interface TextOptionProps extends OptionProps {
  name: 'currency' | 'maker' | 'responsible' | 'brand';
  label: string;
  helperText?: string;
}

const TextOption = ({ name, label, helperText, options, onChange }: TextOptionProps) => (
  <TextField
    label={label}
    value={options[name] ?? ''}
    helperText={helperText}
    onChange={(event) => onChange({ [name]: event.target.value || undefined })}
  />
);

interface ChoiceOptionProps extends OptionProps {
  name: 'encoding' | 'separator' | 'audience';
  label: string;
  /** Label of the empty choice. */
  none: string;
  choices: readonly (readonly [value: string, label: string])[];
}

const ChoiceOption = ({ name, label, none, choices, options, onChange }: ChoiceOptionProps) => (
  <TextField select label={label} value={options[name] ?? ''} onChange={(event) => onChange({ [name]: event.target.value || undefined })}>
    <MenuItem value="">{none}</MenuItem>
    {choices.map(([value, choiceLabel]) => (
      <MenuItem key={value} value={value}>
        {choiceLabel}
      </MenuItem>
    ))}
  </TextField>
);

const removeIgnoredColumns = (mapping: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(mapping).filter(([, column]) => column !== ''));
