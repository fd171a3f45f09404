import { BooleanInput, DataTable, DateInput, List, SearchInput, SelectInput, TextInput } from 'react-admin';
import type { QueuedOrder } from '@selvedge/server/admin/orders';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { SelectedRowsActions } from '#fields/selected-rows-actions.tsx';
import { BulkButtons } from './actions/bulk-buttons.tsx';
import { CountryFilter } from './country-filter.tsx';
import { PaymentMethodFilter } from './payment-method-filter.tsx';
import { StateChip } from './state-chip.tsx';
import { toChoices, formatMoney, paymentLabels, orderStatusLabels, formatTime, workLabels } from './labels.ts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Order number, email, phone, last name, SKU, tracking number" sx={{ minWidth: 340 }} />,
  <SelectInput key="work" source="work" label="Task" alwaysOn choices={toChoices(workLabels)} />,
  <SelectInput key="status" source="status" alwaysOn choices={toChoices(orderStatusLabels)} />,
  <SelectInput key="paymentStatus" source="paymentStatus" label="Payment status" choices={toChoices(paymentLabels)} />,
  <CountryFilter key="countryId" source="countryId" label="Country" />,
  <PaymentMethodFilter key="paymentMethod" source="paymentMethod" label="Payment method" />,
  <TextInput key="shippingMethod" source="shippingMethod" label="Delivery method" helperText="courier, locker, pickup…" />,
  <DateInput key="from" source="from" label="Placed from" parse={(day: string) => day} />,
  <DateInput key="until" source="until" label="Placed until" parse={(day: string) => day} />,
  <BooleanInput key="isTakenByPhone" source="isTakenByPhone" label="Phone order" defaultValue />,
];

/** Lists orders with filters. */
export function OrderList() {
  return (
    <List filters={filters} sort={{ field: 'placedAt', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable<QueuedOrder>
        rowClick="show"
        bulkActionButtons={
          <SelectedRowsActions>
            <BulkButtons />
          </SelectedRowsActions>
        }
      >
        <DataTable.Col source="orderNumber" label="Number" render={({ id }: QueuedOrder) => <span style={{ whiteSpace: 'nowrap' }}>{id}</span>} />
        <DataTable.Col source="placedAt" label="Placed" render={({ placedAt }: QueuedOrder) => formatTime(placedAt)} />
        <DataTable.Col source="status" disableSort render={({ status }: QueuedOrder) => <StateChip state={status} words={orderStatusLabels} />} />
        <DataTable.Col
          source="paymentStatus"
          label="Payment status"
          disableSort
          render={({ paymentStatus }: QueuedOrder) => <StateChip state={paymentStatus} words={paymentLabels} />}
        />
        <DataTable.Col source="name" label="Customer" disableSort render={({ name, city }: QueuedOrder) => [name, city].filter(Boolean).join(', ')} />
        <DataTable.Col source="countryCode" label="Country" disableSort />
        <DataTable.NumberCol source="pieces" label="Items" disableSort />
        <DataTable.Col source="total" disableSort align="right" render={({ total, currency }: QueuedOrder) => formatMoney(total, currency)} />
        <DataTable.Col source="paymentMethod" label="Payment method" disableSort />
        <DataTable.Col source="shippingMethod" label="Delivery method" disableSort />
        <DataTable.Col source="takenBy" label="Phone order" disableSort />
      </DataTable>
    </List>
  );
}
