import {
  DataTable,
  List,
  NumberInput,
  SearchInput,
  SelectInput,
  useListContext,
  useNotify,
  useRefresh,
  useUnselectAll,
  useUpdateMany,
} from 'react-admin';
import Button from '@mui/material/Button';
import type { StaffReturnRow } from '@selvedge/server/admin/returns';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { CountryFilter } from '../orders/country-filter.tsx';
import { choicesOf, moneyIn, timeOf } from '../orders/words.ts';
import { reasonWords, returnWords, stateWords, wordOf } from './words.ts';

const filters = [
  <SearchInput key="q" source="q" placeholder="Return or order number" alwaysOn />,
  <SelectInput key="state" source="state" choices={choicesOf(stateWords)} alwaysOn />,
  <CountryFilter key="countryId" source="countryId" label="Country" />,
  <SelectInput key="reason" source="reason" choices={choicesOf(reasonWords)} />,
  <NumberInput key="olderThanDays" source="olderThanDays" label="Older than days" min={1} />,
];

export function ReturnList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ state: 'waiting' }}
      sort={{ field: 'requestedAt', order: 'ASC' }}
      perPage={25}
      pagination={<CountedPagination />}
      exporter={false}
    >
      <DataTable rowClick="show" bulkActionButtons={<ApproveMany />}>
        <DataTable.Col source="requestedAt" label="Asked for" render={({ requestedAt }: StaffReturnRow) => timeOf(requestedAt)} />
        <DataTable.Col source="id" label="Return" disableSort />
        <DataTable.Col source="orderNumber" label="Order" disableSort />
        <DataTable.Col source="customer" disableSort />
        <DataTable.Col source="pieces" disableSort />
        <DataTable.Col
          source="reasons"
          disableSort
          render={({ kind, reasons }: StaffReturnRow) =>
            kind === 'withdrawal' ? 'Withdrawal' : reasons.map((reason) => wordOf(reasonWords, reason)).join(', ')
          }
        />
        <DataTable.Col
          source="statuses"
          label="State"
          disableSort
          render={({ statuses }: StaffReturnRow) => statuses.map((status) => wordOf(returnWords, status)).join(', ')}
        />
        <DataTable.Col
          source="refunded"
          disableSort
          render={({ refunded, currency }: StaffReturnRow) => (refunded > 0 ? moneyIn(refunded, currency) : '')}
        />
      </DataTable>
    </List>
  );
}

/** All of those that are ticked, or none. */
function ApproveMany() {
  const { selectedIds } = useListContext();
  const [updateMany, { isPending }] = useUpdateMany();
  const unselect = useUnselectAll('returns');
  const [refresh, notify] = [useRefresh(), useNotify()];
  const run = () =>
    updateMany(
      'returns',
      { ids: selectedIds, data: { move: 'approve' } },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          unselect();
          refresh();
          notify('They may be sent: their customers are mailed where to', { type: 'success' });
        },
        onError: (error: unknown) => notify(`None was approved. ${error instanceof Error ? error.message : ''}`, { type: 'error' }),
      },
    );
  return (
    <Button size="small" disabled={isPending} onClick={() => void run()}>
      Approve
    </Button>
  );
}
