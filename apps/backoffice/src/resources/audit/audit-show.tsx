import { DateField, Labeled, Show, SimpleShowLayout, TextField, useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { LoggedChange } from '@selvedge/server/admin/staff';
import { ThingLink } from './thing-link.tsx';

/** One change: what was different before, and is different after, side by side. */
export function AuditShow() {
  return (
    <Show title="Change">
      <SimpleShowLayout>
        <DateField source="at" label="When" showTime />
        <TextField source="actor" label="Who" />
        <TextField source="action" />
        <Labeled label="What">
          <ThingLink />
        </Labeled>
        <Differences />
      </SimpleShowLayout>
    </Show>
  );
}

function Differences() {
  const change = useRecordContext<LoggedChange>();
  if (!change) return null;
  const { before, after } = change;
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (keys.length === 0) return null;
  return (
    <Table size="small" sx={{ tableLayout: 'fixed' }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '20%' }}>Field</TableCell>
          <TableCell>{before ? 'Before' : 'There was nothing before'}</TableCell>
          <TableCell>{after ? 'After' : 'It is no more'}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {keys.map((key) => (
          <TableRow key={key} sx={{ verticalAlign: 'top' }}>
            <TableCell component="th" scope="row">
              {key}
            </TableCell>
            <TableCell>
              <Value of={before?.[key]} />
            </TableCell>
            <TableCell>
              <Value of={after?.[key]} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Value({ of: value }: { of: unknown }) {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'string') return value;
  return (
    <Box component="pre" sx={{ m: 0, fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {JSON.stringify(value, null, 2)}
    </Box>
  );
}
