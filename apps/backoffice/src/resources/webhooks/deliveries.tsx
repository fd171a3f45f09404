import { useNotify } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatTime } from '#fields/formats.ts';
import { call } from '#frame/call.ts';

const columns = ['Date', 'Event', 'Status', 'Attempts', 'Last response', ''];

/** Lists the latest 50 deliveries to an endpoint within 30 days. */
export function Deliveries({ endpointId }: { endpointId: number }) {
  const client = useQueryClient();
  const notify = useNotify();
  const queryKey = ['webhook-deliveries', endpointId];
  const { data: deliveries = [] } = useQuery({
    queryKey,
    queryFn: async () => (await call('GET /admin/webhook-deliveries', { query: { take: 50, filter: { endpointId } } })).data,
    refetchInterval: 5000,
  });
  const redeliver = async (id: string) => {
    await call('POST /admin/webhook-deliveries/{id}/redeliver', { path: { id } }).then(
      () => notify('Delivery queued', { type: 'success' }),
      (error: unknown) => notify((error as Error).message, { type: 'error' }),
    );
    await client.invalidateQueries({ queryKey });
  };
  return (
    <>
      <Typography variant="subtitle1" component="h2" sx={{ mt: 2 }}>
        Deliveries
      </Typography>
      <Table size="small" aria-label="Deliveries">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {deliveries.map(({ id, createdAt, event, status, attempts, lastStatus, lastError }) => (
            <TableRow key={id}>
              <TableCell>{formatTime(createdAt, { hasSeconds: true })}</TableCell>
              <TableCell>{event}</TableCell>
              <TableCell>{status}</TableCell>
              <TableCell>{attempts}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{[lastStatus, lastError].filter(Boolean).join(' ')}</TableCell>
              <TableCell>
                <Button size="small" onClick={() => void redeliver(id)}>
                  Resend
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}
