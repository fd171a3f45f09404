import { useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import { formatCount } from '#fields/formats.ts';
import { TagsInput } from '#fields/tags-and-notes/tags-input.tsx';
import { call } from '#frame/call.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { useCall } from './use-call.ts';

/** Adds tags to the selected orders and removes tags from them. */
export function TagMany({ onClose }: { onClose: () => void }) {
  const { selectedIds, onUnselectItems } = useListContext();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const { isBusy, refusals, send } = useCall();
  const [notify, refresh, queries] = [useNotify(), useRefresh(), useQueryClient()];
  const isEmpty = add.length + remove.length === 0;
  useUnsavedChanges(!isEmpty);
  const save = async () => {
    const answer = await send(() => call('POST /admin/orders/many/tags', { body: { ids: selectedIds.map(String), add, remove } }));
    if (!answer) return;
    notify(`Tags of ${formatCount(answer.data.changed, 'order')} updated`, { type: 'success' });
    await queries.invalidateQueries({ queryKey: ['orders', 'tags'] });
    onUnselectItems();
    refresh();
    onClose();
  };
  const [refusal] = Object.values(refusals);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="tag-many-title">
      <DialogTitle id="tag-many-title">{`Tags of ${formatCount(selectedIds.length, 'order')}`}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <TagsInput of="orders" label="Add tags" tags={add} onChange={setAdd} error={refusal} />
          <TagsInput of="orders" label="Remove tags" tags={remove} onChange={setRemove} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" disabled={isBusy || isEmpty} onClick={() => void save()}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
