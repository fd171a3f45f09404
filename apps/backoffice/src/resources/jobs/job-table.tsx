import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatTime } from '#fields/formats.ts';

/** Formats a time. @param iso null if it is before the recorded period */
export const formatJobTime = (iso: string | null): string => (iso === null ? '–' : formatTime(iso, { hasSeconds: true }));

/** Renders a plain table with a heading. */
export function JobTable({ title, columns, rows }: { title: string; columns: readonly string[]; rows: readonly (readonly (string | number)[])[] }) {
  return (
    <Paper sx={{ overflowX: 'auto' }}>
      <Typography variant="subtitle1" component="h2" sx={{ p: 2 }}>
        {title}
      </Typography>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row[0]}>
              {row.map((cell, index) => (
                <TableCell key={columns[index]}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
