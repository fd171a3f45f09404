import { useState } from 'react';
import { DataTable, List, SearchInput, SelectInput, useListContext, useNotify, useRefresh, useUnselectAll, useUpdateMany } from 'react-admin';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { StaffReviewRow } from '@selvedge/server/admin/reviews';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { CountryFilter } from '../orders/country-filter.tsx';
import { choicesOf, timeOf } from '../orders/words.ts';
import { reviewWords, starsOf } from './words.ts';

const filters = [
  <SearchInput key="q" source="q" placeholder="Order number or words" alwaysOn />,
  <SelectInput key="status" source="status" choices={choicesOf(reviewWords)} alwaysOn />,
  <SelectInput key="stars" source="stars" choices={[1, 2, 3, 4, 5].map((id) => ({ id, name: starsOf(id) }))} />,
  <CountryFilter key="countryId" source="countryId" label="Country" />,
];

export function ReviewList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ status: 'pending' }}
      sort={{ field: 'createdAt', order: 'ASC' }}
      perPage={25}
      pagination={<CountedPagination />}
      exporter={false}
    >
      <DataTable rowClick="show" bulkActionButtons={<DecideMany />}>
        <DataTable.Col source="createdAt" label="Written" render={({ createdAt }: StaffReviewRow) => timeOf(createdAt)} />
        <DataTable.Col source="product" disableSort />
        <DataTable.Col source="stars" disableSort render={({ stars }: StaffReviewRow) => starsOf(stars)} />
        <DataTable.Col source="text" disableSort />
        <DataTable.Col source="author" disableSort />
        <DataTable.Col source="status" disableSort render={({ status }: StaffReviewRow) => reviewWords[status]} />
      </DataTable>
    </List>
  );
}

/** All of those that are ticked, or none. */
function DecideMany() {
  const { selectedIds } = useListContext();
  const [updateMany, { isPending }] = useUpdateMany();
  const unselect = useUnselectAll('reviews');
  const [refresh, notify] = [useRefresh(), useNotify()];
  const [reason, setReason] = useState<string | null>(null);
  const run = (data: object) =>
    updateMany(
      'reviews',
      { ids: selectedIds, data },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setReason(null);
          unselect();
          refresh();
          notify('Decided', { type: 'success' });
        },
        onError: (error: unknown) => notify(`Nothing was decided. ${error instanceof Error ? error.message : ''}`, { type: 'error' }),
      },
    );
  return (
    <>
      <Button size="small" disabled={isPending} onClick={() => void run({ move: 'approve' })}>
        Approve
      </Button>
      <Button size="small" color="error" disabled={isPending} onClick={() => setReason('')}>
        Reject
      </Button>
      {reason !== null && (
        <Dialog open onClose={() => setReason(null)} fullWidth maxWidth="sm">
          <DialogTitle>Reject {selectedIds.length} reviews</DialogTitle>
          <DialogContent>
            <TextField label="Reason" required fullWidth value={reason} onChange={(event) => setReason(event.target.value)} />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setReason(null)}>Back</Button>
            <Button variant="contained" color="error" disabled={reason.trim() === ''} onClick={() => void run({ move: 'reject', reason })}>
              Reject
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
