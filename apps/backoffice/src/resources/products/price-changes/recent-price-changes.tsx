import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { BulkPriceChange } from '@selvedge/server/admin/catalog';
import { formatCount, formatTime } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { useCall } from '#resources/orders/actions/use-call.ts';

const queryKey = ['products', 'price-changes'];

/** Opens the price changes of the last day, each of which can be undone. */
export function RecentPriceChanges() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Price changes
      </Button>
      {isOpen && <RecentDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function RecentDialog({ onClose }: { onClose: () => void }) {
  const { data: changes } = useQuery({ queryKey, queryFn: async ({ signal }) => (await call('GET /admin/products/price-changes', { signal })).data });
  const { isBusy, send } = useCall();
  const [notify, refresh, queries] = [useNotify(), useRefresh(), useQueryClient()];
  const undo = async ({ id }: BulkPriceChange) => {
    const answer = await send(() => call('POST /admin/products/price-changes/{id}/undo', { path: { id }, body: {} }));
    await queries.invalidateQueries({ queryKey });
    if (!answer) return;
    const { restored, kept } = answer.data;
    notify(
      `${formatCount(restored, 'price')} restored.${kept > 0 ? ` Not restored, because they were changed again: ${formatCount(kept, 'price')}.` : ''}`,
      { type: 'success' },
    );
    refresh();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="price-changes-title">
      <DialogTitle id="price-changes-title">Price changes of the last day</DialogTitle>
      <DialogContent>
        {changes?.length === 0 && <Typography color="text.secondary">None. To change prices, select products in the list.</Typography>}
        <List>
          {changes?.map((change) => (
            <Recent key={change.id} change={change} isBusy={isBusy} onUndo={() => void undo(change)} />
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

const Recent = ({ change, isBusy, onUndo }: { change: BulkPriceChange; isBusy: boolean; onUndo: () => void }) => (
  <ListItem
    secondaryAction={
      change.undoneAt === null ? (
        <Button disabled={isBusy} onClick={onUndo}>
          Undo
        </Button>
      ) : (
        <Typography variant="body2">Undone</Typography>
      )
    }
  >
    <ListItemText
      primary={`${formatCount(change.priceCount, 'price')} of ${formatCount(change.productCount, 'product')}`}
      secondary={`${formatTime(change.at)}, ${change.actor}`}
    />
  </ListItem>
);
