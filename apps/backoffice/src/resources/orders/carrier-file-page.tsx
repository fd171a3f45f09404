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
import { Section } from './section.tsx';
import { useCall } from './use-call.ts';

interface Props {
  title: string;
  path: 'deliveries' | 'remittances';
  /** What the file must look like. */
  children: ReactNode;
  /** How the button is called that does it. */
  verb: string;
}

const words = { done: 'Good', known: 'Known already', refused: 'Not understood' } as const;

/** A carrier's list: uploaded or pasted, tried first, then taken in. */
function CarrierFilePage({ title, path, children, verb }: Props) {
  const [text, setText] = useState('');
  const [reference, setReference] = useState('');
  const [told, setTold] = useState<{ rows: RowReports; isRehearsal: boolean }>();
  const { isBusy, send } = useCall();
  const change = (next: string) => {
    setText(next);
    setTold(undefined);
  };
  const run = async (isRehearsal: boolean) => {
    const rows = await send<RowReports>(path, { text, isRehearsal, ...(path === 'remittances' && { reference }) });
    if (rows) setTold({ rows, isRehearsal });
  };
  const count = (outcome: keyof typeof words) => told?.rows.filter((row) => row.outcome === outcome).length ?? 0;
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Title title={title} />
      <Section title="The carrier’s list">
        <Typography variant="body2">{children}</Typography>
        <Button component="label" variant="outlined" size="small" sx={{ my: 1 }}>
          Choose a file
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            hidden
            aria-label="Choose a file"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void file.text().then(change);
              event.target.value = '';
            }}
          />
        </Button>
        <TextField
          label="or paste it here"
          multiline
          minRows={6}
          maxRows={16}
          fullWidth
          value={text}
          onChange={(event) => change(event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } } }}
        />
        {path === 'remittances' && (
          <TextField
            label="The carrier’s paper, for all of them"
            value={reference}
            onChange={(event) => setReference(event.target.value)}
            fullWidth
          />
        )}
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          <Button variant="outlined" disabled={isBusy || text.trim() === ''} onClick={() => void run(true)}>
            Try it
          </Button>
          <Button variant="contained" disabled={isBusy || !told?.isRehearsal || count('done') === 0} onClick={() => void run(false)}>
            {verb}
          </Button>
        </Box>
      </Section>
      {told && (
        <Section title={told.isRehearsal ? 'What would happen' : 'What was done'}>
          <Alert severity={count('refused') > 0 ? 'warning' : 'success'} sx={{ mb: 1 }}>
            {count('done')} {told.isRehearsal ? 'would be taken in' : 'taken in'}, {count('known')} known already, {count('refused')} not.
          </Alert>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>Line</TableCell>
                <TableCell>Number</TableCell>
                <TableCell>Outcome</TableCell>
                <TableCell>What</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {told.rows.map(({ line, about, outcome, said }) => (
                <TableRow key={line}>
                  <TableCell>{line}</TableCell>
                  <TableCell>{about}</TableCell>
                  <TableCell sx={{ color: outcome === 'refused' ? 'error.main' : 'success.main' }}>{words[outcome]}</TableCell>
                  <TableCell>{said}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Section>
      )}
    </Box>
  );
}

export const DeliveriesPage = () => (
  <CarrierFilePage title="Deliveries from a carrier" path="deliveries" verb="Take them in">
    A CSV with the columns “tracking number”, “status” (delivered, not delivered, returned, lost) and “time” (2026-03-05T14:30:00Z), up to 2,000 rows.
    A list that is read again changes nothing more.
  </CarrierFilePage>
);

export const RemittancesPage = () => (
  <CarrierFilePage title="Cash remittances" path="remittances" verb="Book the cash">
    A CSV with the columns “order” (an order, invoice, parcel or tracking number) and “amount” in the order’s own currency, up to 2,000 rows. Only
    what is due is booked, and once.
  </CarrierFilePage>
);
