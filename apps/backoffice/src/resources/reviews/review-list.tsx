import { useState } from 'react';
import { DataTable, List, SearchInput, SelectInput, useListContext, useNotify, useRefresh, useUnselectAll, useUpdateMany } from 'react-admin';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { AdminReviewRow } from '@selvedge/server/admin/reviews';
import { formatTime } from '#fields/formats.ts';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { SelectedRowsActions } from '#fields/selected-rows-actions.tsx';
import { RefusalsProvider, RefusedTextField } from '#fields/refused-text-field.tsx';
import { getFieldMessages, getErrorMessage } from '#frame/http-error.ts';
import { useUnsavedChanges } from '#frame/unsaved-changes.tsx';
import { CountryFilter } from '../orders/country-filter.tsx';
import { toChoices } from '../orders/labels.ts';

export const reviewLabels = { pending: 'Pending', approved: 'Published', rejected: 'Rejected' } as const;
export const fitLabels = { small: 'Runs small', true: 'True to size', large: 'Runs large' } as const;
export const formatStars = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(5 - stars);

const filters = [
  <SearchInput key="q" source="q" placeholder="Order number or text" alwaysOn />,
  <SelectInput key="status" source="status" choices={toChoices(reviewLabels)} alwaysOn />,
  <SelectInput key="stars" source="stars" choices={[1, 2, 3, 4, 5].map((id) => ({ id, name: formatStars(id) }))} />,
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
      <DataTable
        rowClick="show"
        bulkActionButtons={
          <SelectedRowsActions>
            <DecideMany />
          </SelectedRowsActions>
        }
      >
        <DataTable.Col source="createdAt" label="Date" render={({ createdAt }: AdminReviewRow) => formatTime(createdAt)} />
        <DataTable.Col source="product" disableSort />
        <DataTable.Col source="stars" disableSort render={({ stars }: AdminReviewRow) => formatStars(stars)} />
        <DataTable.Col source="text" disableSort />
        <DataTable.Col source="author" disableSort />
        <DataTable.Col source="status" disableSort render={({ status }: AdminReviewRow) => reviewLabels[status]} />
      </DataTable>
    </List>
  );
}

/** Decides on all selected reviews or none. */
function DecideMany() {
  const { selectedIds } = useListContext();
  const [updateMany, { isPending }] = useUpdateMany();
  const unselect = useUnselectAll('reviews');
  const [refresh, notify] = [useRefresh(), useNotify()];
  const [reason, setReason] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  useUnsavedChanges(Boolean(reason));
  const run = (data: object) =>
    updateMany(
      'reviews',
      { ids: selectedIds, data },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          setReason(null);
          setRefusals({});
          unselect();
          refresh();
          notify('Done', { type: 'success' });
        },
        onError: (error: unknown) => {
          setRefusals(getFieldMessages(error));
          notify(`No changes were made. ${getErrorMessage(error)}`, { type: 'error' });
        },
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
        <RejectionDialog
          count={selectedIds.length}
          reason={reason}
          refusals={refusals}
          onReason={setReason}
          onClose={() => setReason(null)}
          onReject={() => void run({ move: 'reject', reason })}
        />
      )}
    </>
  );
}

interface RejectionDialogProps {
  count: number;
  reason: string;
  refusals: Record<string, string>;
  onReason: (reason: string) => void;
  onClose: () => void;
  onReject: () => void;
}

const RejectionDialog = ({ count, reason, refusals, onReason, onClose, onReject }: RejectionDialogProps) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="sm">
    <DialogTitle>Reject {count} reviews</DialogTitle>
    <DialogContent>
      <RefusalsProvider value={refusals}>
        <RefusedTextField
          source="change.reason"
          label="Reason"
          required
          fullWidth
          value={reason}
          onChange={(event) => onReason(event.target.value)}
        />
      </RefusalsProvider>
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Cancel</Button>
      <Button variant="contained" color="error" disabled={reason.trim() === ''} onClick={onReject}>
        Reject
      </Button>
    </DialogActions>
  </Dialog>
);
