import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { getFileAddress } from '#frame/call.ts';
import type { ImportRecord } from '@selvedge/server/contract/imports';

/** Shows the planned or completed changes of an import, and the errors by line. */
export function ImportReport({ run }: { run: ImportRecord }) {
  const { counts, problems, pendingPhotos } = run;
  const isPlan = run.status === 'planning' || run.status === 'planned';
  const facts = [
    [isPlan ? 'To create' : 'Created', counts.created],
    [isPlan ? 'To update' : 'Updated', counts.updated],
    ['Unchanged', counts.unchanged],
    ['Refused', counts.refused],
  ] as const;
  return (
    <Paper component="section" aria-label="Report" sx={{ p: 2 }}>
      <Typography variant="subtitle1" component="h2">
        {isPlan ? 'Preview' : 'Result'}
      </Typography>
      <Typography component="p" sx={{ my: 1 }}>
        {facts.map(([label, count]) => `${label}: ${count}`).join(' · ')}
      </Typography>
      {pendingPhotos.count > 0 && <PendingPhotos {...pendingPhotos} />}
      {counts.problems > 0 && (
        <>
          <Typography variant="subtitle2" component="h3" color="error">
            {counts.problems} {counts.problems === 1 ? 'error' : 'errors'}: these products are not imported
          </Typography>
          <Table size="small" aria-label="Errors by line">
            <TableHead>
              <TableRow>
                <TableCell>Line</TableCell>
                <TableCell>Product</TableCell>
                <TableCell>Column</TableCell>
                <TableCell>Error</TableCell>
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
          <Button component="a" href={getFileAddress('GET /admin/imports/{id}/problems.csv', { path: { id: run.id } })} size="small" sx={{ mt: 1 }}>
            Download the errors as CSV
          </Button>
        </>
      )}
    </Paper>
  );
}

/** Shows the products that the import has not published yet, because photos are missing. */
function PendingPhotos({ count, products }: ImportRecord['pendingPhotos']) {
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        Not published yet, photos missing: {count} {count === 1 ? 'product' : 'products'}
      </Typography>
      <Table size="small" aria-label="Products with missing photos" sx={{ mb: 2 }}>
        <TableHead>
          <TableRow>
            <TableCell>Product</TableCell>
            <TableCell>Reason</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {products.map(({ handle, message }) => (
            <TableRow key={handle}>
              <TableCell>{handle}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{message}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
