import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ImportRecord } from '@selvedge/server/admin/import';

/** What an import would do or has done, and what is wrong with which line. */
export function ImportReport({ run }: { run: ImportRecord }) {
  const { counts, problems } = run;
  const isPlan = run.status === 'planning' || run.status === 'planned';
  const facts = [
    [isPlan ? 'New' : 'Made', counts.created],
    [isPlan ? 'To change' : 'Changed', counts.updated],
    ['As they are', counts.unchanged],
    ['Refused', counts.refused],
  ] as const;
  return (
    <Paper component="section" aria-label="Report" sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="h2">
        {isPlan ? 'What it would do' : 'What it did'}
      </Typography>
      <Typography component="p" sx={{ my: 1 }}>
        {facts.map(([label, count]) => `${label}: ${count}`).join(' · ')}
      </Typography>
      {counts.problems > 0 && (
        <>
          <Typography variant="subtitle2" component="h3" color="error">
            {counts.problems} {counts.problems === 1 ? 'error' : 'errors'}: a product with one stays out
          </Typography>
          <Table size="small" aria-label="Errors by line">
            <TableHead>
              <TableRow>
                <TableCell>Line</TableCell>
                <TableCell>Product</TableCell>
                <TableCell>Column</TableCell>
                <TableCell>What is wrong</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {problems.map(({ line, handle, column, message }) => (
                <TableRow key={`${line} ${column} ${message}`}>
                  <TableCell>{line || ''}</TableCell>
                  <TableCell>{handle}</TableCell>
                  <TableCell>{column}</TableCell>
                  <TableCell>{message}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
          <Button component="a" href={`/api/admin/imports/${run.id}/problems.csv`} size="small" sx={{ mt: 1 }}>
            Download the errors as CSV
          </Button>
        </>
      )}
    </Paper>
  );
}
