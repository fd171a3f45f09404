import { Labeled, SimpleShowLayout, TextField, useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { LoggedChange } from '@selvedge/server/admin/staff';
import { TimeField } from '#fields/time-field.tsx';
import { RecordShow } from '#fields/record-show.tsx';
import { RecordLink } from './record-link.tsx';

/** Shows a change of the audit log with the values before and after. */
export function AuditShow() {
  return (
    <RecordShow title="Change">
      <SimpleShowLayout>
        <TimeField source="at" label="Date" />
        <TextField source="actor" label="User" />
        <TextField source="action" />
        <Labeled label="Record">
          <RecordLink />
        </Labeled>
        <Differences />
      </SimpleShowLayout>
    </RecordShow>
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
          <TableCell>{before ? 'Before' : 'Record created'}</TableCell>
          <TableCell>{after ? 'After' : 'Record deleted'}</TableCell>
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
