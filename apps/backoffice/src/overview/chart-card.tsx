import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

export function Panel({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <CardContent>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        {note && (
          <Typography variant="caption" color="text.secondary">
            {note}
          </Typography>
        )}
        {children}
      </CardContent>
    </Card>
  );
}

export interface Row {
  key: string | number;
  cells: ReactNode[];
}

/** Renders a table; the first column is the row's name, the others are figures. */
export function FigureTable({ label, head, rows }: { label: string; head: readonly string[]; rows: readonly Row[] }) {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {head.map((name, column) => (
              <TableCell key={name} align={column === 0 ? 'left' : 'right'}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <TableCell key={head[column]} component="th" scope="row">
                    {cell}
                  </TableCell>
                ) : (
                  <TableCell key={head[column]} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {cell}
                  </TableCell>
                ),
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Renders a chart and the same figures as a table, for screen readers and keyboards. */
export function ChartCard({ title, note, chart, table }: { title: string; note?: string; chart: ReactNode; table: ReactNode }) {
  return (
    <Panel title={title} {...(note !== undefined && { note })}>
      <Box aria-hidden>{chart}</Box>
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, color: 'text.secondary' }}>
          Show as table
        </Box>
        {table}
      </Box>
    </Panel>
  );
}
