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
import type { BulkChange, UndoneChange } from '@selvedge/server/admin/catalog';
import { formatCount, formatTime } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { useCall } from '#resources/orders/actions/use-call.ts';

const keptReasons: Readonly<Record<UndoneChange['reasons'][number], string>> = {
  changed: 'changed again',
  deleted: 'the former category, brand or attribute was deleted',
  incomplete: 'data required for the publication is missing',
};

const fieldNames: Readonly<Record<BulkChange['fields'][number], string>> = {
  ...{ categoryId: 'category', brandId: 'brand', tags: 'tags', badges: 'badges', attributeValueIds: 'attributes' },
  ...{ status: 'publication', publishAt: 'publication', publishedAt: 'publication' },
};

/** Names the changed data. A change of no product has none. */
const formatFields = ({ fields }: BulkChange): string =>
  fields.length > 0 ? `: ${[...new Set(fields.map((field) => fieldNames[field]))].join(', ')}` : '';

const queryKey = ['products', 'bulk-changes'];

/** Opens the changes of many products of the last day, each of which can be undone. */
export function RecentChanges() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Recent changes
      </Button>
      {isOpen && <RecentDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function RecentDialog({ onClose }: { onClose: () => void }) {
  const { data: changes } = useQuery({ queryKey, queryFn: async ({ signal }) => (await call('GET /admin/products/bulk-changes', { signal })).data });
  const { isBusy, send } = useCall();
  const [notify, refresh, queries] = [useNotify(), useRefresh(), useQueryClient()];
  const undo = async ({ id, kind }: BulkChange) => {
    const answer = await send(() => call('POST /admin/products/bulk-changes/{id}/undo', { path: { id }, body: {} }));
    await queries.invalidateQueries({ queryKey });
    if (!answer) return;
    const { restored, kept, reasons } = answer.data;
    const noun = kind === 'prices' ? 'price' : 'product';
    const others = kept > 0 ? ` ${formatCount(kept, noun)} not restored: ${reasons.map((reason) => keptReasons[reason]).join(', or ')}.` : '';
    notify(`${formatCount(restored, noun)} restored.${others}`, { type: 'success' });
    refresh();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="recent-changes-title">
      <DialogTitle id="recent-changes-title">Changes of the last day</DialogTitle>
      <DialogContent>
        {changes?.length === 0 && <Typography color="text.secondary">None. To change many products, select them in the list.</Typography>}
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

const Recent = ({ change, isBusy, onUndo }: { change: BulkChange; isBusy: boolean; onUndo: () => void }) => (
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
      primary={
        change.kind === 'prices'
          ? `${formatCount(change.itemCount, 'price')} of ${formatCount(change.productCount, 'product')}`
          : `${formatCount(change.productCount, 'product')}${formatFields(change)}`
      }
      secondary={`${formatTime(change.at)}, ${change.actor}`}
    />
  </ListItem>
);
