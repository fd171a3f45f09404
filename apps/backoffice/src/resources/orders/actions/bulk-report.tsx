import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { BulkReport as Report } from '@selvedge/server/admin/orders';

/** Shows the result for each of the selected orders. */
export function BulkReport({ report, onClose }: { report: Report | undefined; onClose: () => void }) {
  const done = report?.filter(({ isDone }) => isDone).length ?? 0;
  return (
    <Dialog open={report !== undefined} onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>
        {done} completed, {(report?.length ?? 0) - done} failed
      </DialogTitle>
      <DialogContent>
        <Table size="small">
          <TableBody>
            {report?.map(({ about, isDone, message }, index) => (
              <TableRow key={`${index}-${about}`}>
                <TableCell>{about}</TableCell>
                <TableCell sx={{ color: isDone ? 'success.main' : 'error.main' }}>{isDone ? 'Done' : 'Failed'}</TableCell>
                <TableCell>{message}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
