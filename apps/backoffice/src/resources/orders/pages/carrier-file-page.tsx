import { useState, type ReactNode } from 'react';
import { Title } from 'react-admin';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { RowReports } from '@selvedge/server/admin/orders';
import { call } from '#frame/call.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { Section } from '../show/section.tsx';
import { useCall } from '../actions/use-call.ts';

interface Props {
  title: string;
  path: 'deliveries' | 'remittances';
  /** Describes the format of the file. */
  children: ReactNode;
  /** The label of the button. */
  actionLabel: string;
}

const outcomeLabels = { done: 'OK', known: 'Already recorded', refused: 'Error' } as const;

/** Renders the import of a carrier's list: uploaded or pasted, tested, then applied. */
function CarrierFilePage({ title, path, children, actionLabel }: Props) {
  const [text, setText] = useState('');
  const [reference, setReference] = useState('');
  const [report, setReport] = useState<Report>();
  useUnsavedChanges(text.trim() !== '' && (report === undefined || report.isRehearsal));
  const { isBusy, send } = useCall();
  const change = (next: string) => {
    setText(next);
    setReport(undefined);
  };
  const run = async (isRehearsal: boolean) => {
    const answer = await send(() =>
      path === 'deliveries'
        ? call('POST /admin/deliveries', { body: { text, isRehearsal } })
        : call('POST /admin/remittances', { body: { text, isRehearsal, reference } }),
    );
    if (answer) setReport({ rows: answer.data, isRehearsal });
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Title title={title} />
      <Section title="Carrier file">
        <Typography variant="body2">{children}</Typography>
        <FileButton onText={change} />
        <TextField
          label="Or paste the content here"
          multiline
          minRows={6}
          maxRows={16}
          fullWidth
          value={text}
          onChange={(event) => change(event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
        />
        {path === 'remittances' && (
          <TextField label="Remittance reference for all rows" value={reference} onChange={(event) => setReference(event.target.value)} fullWidth />
        )}
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Button variant="outlined" disabled={isBusy || text.trim() === ''} onClick={() => void run(true)}>
            Preview
          </Button>
          <Button variant="contained" disabled={isBusy || !report?.isRehearsal || countOutcome(report, 'done') === 0} onClick={() => void run(false)}>
            {actionLabel}
          </Button>
        </Box>
      </Section>
      {report && <Outcome report={report} />}
    </Box>
  );
}

interface Report {
  rows: RowReports;
  isRehearsal: boolean;
}

const countOutcome = (report: Report | undefined, outcome: keyof typeof outcomeLabels): number =>
  report?.rows.filter((row) => row.outcome === outcome).length ?? 0;

function Outcome({ report }: { report: Report }) {
  const refused = countOutcome(report, 'refused');
  return (
    <Section title={report.isRehearsal ? 'Preview' : 'Result'}>
      <Alert severity={refused > 0 ? 'warning' : 'success'} sx={{ mb: 1 }}>
        {countOutcome(report, 'done')} {report.isRehearsal ? 'to import' : 'imported'}, {countOutcome(report, 'known')} already recorded, {refused}{' '}
        with errors.
      </Alert>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Line</TableCell>
            <TableCell>Number</TableCell>
            <TableCell>Result</TableCell>
            <TableCell>Details</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {report.rows.map(({ line, about, outcome, message }) => (
            <TableRow key={line}>
              <TableCell>{line}</TableCell>
              <TableCell>{about}</TableCell>
              <TableCell sx={{ color: outcome === 'refused' ? 'error.main' : 'success.main' }}>{outcomeLabels[outcome]}</TableCell>
              <TableCell>{message}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}

const FileButton = ({ onText }: { onText: (text: string) => void }) => (
  <Button component="label" variant="outlined" size="small" sx={{ my: 1 }}>
    Choose a file
    <input
      type="file"
      accept=".csv,.txt,text/csv,text/plain"
      hidden
      aria-label="Choose a file"
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        if (file) void file.text().then(onText);
        event.target.value = '';
      }}
    />
  </Button>
);

export const DeliveriesPage = () => (
  <CarrierFilePage title="Import deliveries" path="deliveries" actionLabel="Import">
    A CSV with the columns “tracking number”, “status” (delivered, not delivered, returned, lost) and “time” (2026-03-05T14:30:00Z), up to 2,000 rows.
    Rows that were imported before are skipped.
  </CarrierFilePage>
);

export const RemittancesPage = () => (
  <CarrierFilePage title="Cash remittances" path="remittances" actionLabel="Record payments">
    A CSV with the columns “order” (an order, invoice, parcel or tracking number) and “amount” in the currency of the order, up to 2,000 rows. Only
    due amounts are recorded, once each.
  </CarrierFilePage>
);
