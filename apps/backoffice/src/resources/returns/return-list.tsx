import {
  CreateButton,
  DataTable,
  FilterButton,
  List,
  NumberInput,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
  useNotify,
  useRefresh,
  useUnselectAll,
  useUpdateMany,
} from 'react-admin';
import Button from '@mui/material/Button';
import type { AdminReturnRow } from '@selvedge/server/admin/returns';
import { formatMoney, formatTime } from '#fields/formats.ts';
import { RecordCards, useIsPhone } from '#fields/record-cards.tsx';
import { SavedViews } from '#fields/saved-views/saved-views.tsx';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { SelectedRowsActions } from '#fields/selected-rows-actions.tsx';
import { getErrorMessage } from '#frame/http-error.ts';
import { CountryFilter } from '../orders/country-filter.tsx';
import { toChoices } from '../orders/labels.ts';
import { returnReasonLabels, returnLabels, itemStateLabels, getLabel } from './labels.ts';

const filters = [
  <SearchInput key="q" source="q" placeholder="Return or order number" alwaysOn />,
  <SelectInput key="state" source="state" label="Status" choices={toChoices(itemStateLabels)} alwaysOn />,
  <CountryFilter key="countryId" source="countryId" label="Country" />,
  <SelectInput key="reason" source="reason" choices={toChoices(returnReasonLabels)} />,
  <NumberInput key="olderThanDays" source="olderThanDays" label="Older than (days)" min={1} />,
];

export function ReturnList() {
  const isPhone = useIsPhone();
  return (
    <List
      filters={filters}
      filterDefaultValues={{ state: 'waiting' }}
      sort={{ field: 'requestedAt', order: 'ASC' }}
      perPage={25}
      pagination={<CountedPagination />}
      exporter={false}
      actions={
        <TopToolbar>
          <FilterButton />
          <SavedViews />
          <CreateButton label="New return" />
        </TopToolbar>
      }
    >
      {isPhone ? <ReturnCards /> : <ReturnTable />}
    </List>
  );
}

const bulkActions = (
  <SelectedRowsActions>
    <ApproveMany />
  </SelectedRowsActions>
);

const describeReasons = ({ kind, reasons }: AdminReturnRow): string =>
  kind === 'withdrawal' ? 'Withdrawal' : reasons.map((reason) => getLabel(returnReasonLabels, reason)).join(', ');
const describeStatuses = ({ statuses }: AdminReturnRow): string => statuses.map((status) => getLabel(returnLabels, status)).join(', ');

const ReturnTable = () => (
  <DataTable rowClick="show" bulkActionButtons={bulkActions}>
    <DataTable.Col source="requestedAt" label="Requested" render={({ requestedAt }: AdminReturnRow) => formatTime(requestedAt)} />
    <DataTable.Col source="id" label="Return" disableSort />
    <DataTable.Col source="orderNumber" label="Order" disableSort />
    <DataTable.Col source="customer" disableSort />
    <DataTable.Col source="pieces" label="Items" disableSort />
    <DataTable.Col source="reasons" disableSort render={describeReasons} />
    <DataTable.Col source="statuses" label="Status" disableSort render={describeStatuses} />
    <DataTable.Col
      source="refunded"
      disableSort
      render={({ refunded, currency }: AdminReturnRow) => (refunded > 0 ? formatMoney(refunded, currency) : '')}
    />
  </DataTable>
);

const ReturnCards = () => (
  <RecordCards<AdminReturnRow>
    getPath={({ id }) => `/returns/${id}/show`}
    bulkActionButtons={bulkActions}
    renderTitle={({ id }) => id}
    renderLines={(row) => [
      `${row.customer}, order ${row.orderNumber}`,
      `${formatTime(row.requestedAt)} · ${row.pieces} ${row.pieces === 1 ? 'item' : 'items'}`,
      describeReasons(row),
      describeStatuses(row),
      row.refunded > 0 && `${formatMoney(row.refunded, row.currency)} refunded`,
    ]}
  />
);

/** Approves all selected returns or none. */
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
          notify('Returns approved. The customers get an email with the return address.', { type: 'success' });
        },
        onError: (error: unknown) => notify(`No return was approved. ${getErrorMessage(error)}`, { type: 'error' }),
      },
    );
  return (
    <Button size="small" disabled={isPending} onClick={() => void run()}>
      Approve
    </Button>
  );
}
