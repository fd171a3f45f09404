import { BooleanInput, DataTable, DateInput, List, SearchInput, SelectInput, TextInput } from 'react-admin';
import type { DeskOrder } from '@selvedge/server/admin/orders';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { BulkButtons } from './bulk-buttons.tsx';
import { CountryFilter } from './country-filter.tsx';
import { StateChip } from './state-chip.tsx';
import { choicesOf, moneyIn, paymentWords, statusWords, timeOf, workWords } from './words.ts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Number, e-mail, phone, last name, SKU, tracking" sx={{ minWidth: 340 }} />,
  <SelectInput key="work" source="work" label="To do" alwaysOn choices={choicesOf(workWords)} />,
  <SelectInput key="status" source="status" alwaysOn choices={choicesOf(statusWords)} />,
  <SelectInput key="paymentStatus" source="paymentStatus" label="Payment" choices={choicesOf(paymentWords)} />,
  <CountryFilter key="countryId" source="countryId" label="Country" />,
  <TextInput key="paymentMethod" source="paymentMethod" label="Paid by" helperText="card, cod, bkash…" />,
  <TextInput key="shippingMethod" source="shippingMethod" label="Delivered by" helperText="courier, locker, pickup…" />,
  <DateInput key="from" source="from" label="Placed from" parse={(day: string) => day} />,
  <DateInput key="until" source="until" label="Placed until" parse={(day: string) => day} />,
  <BooleanInput key="isTakenByPhone" source="isTakenByPhone" label="Taken by phone" defaultValue />,
];

/** All orders, as somebody has narrowed them down. */
export function OrderList() {
  return (
    <List filters={filters} sort={{ field: 'placedAt', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable<DeskOrder> rowClick="show" bulkActionButtons={<BulkButtons />}>
        <DataTable.Col source="orderNumber" label="Number" render={({ id }: DeskOrder) => <span style={{ whiteSpace: 'nowrap' }}>{id}</span>} />
        <DataTable.Col source="placedAt" label="Placed" render={({ placedAt }: DeskOrder) => timeOf(placedAt)} />
        <DataTable.Col source="status" disableSort render={({ status }: DeskOrder) => <StateChip state={status} words={statusWords} />} />
        <DataTable.Col
          source="paymentStatus"
          label="Payment"
          disableSort
          render={({ paymentStatus }: DeskOrder) => <StateChip state={paymentStatus} words={paymentWords} />}
        />
        <DataTable.Col source="name" label="Customer" disableSort render={({ name, city }: DeskOrder) => [name, city].filter(Boolean).join(', ')} />
        <DataTable.Col source="countryCode" label="Country" disableSort />
        <DataTable.NumberCol source="pieces" disableSort />
        <DataTable.Col source="total" disableSort align="right" render={({ total, currency }: DeskOrder) => moneyIn(total, currency)} />
        <DataTable.Col source="paymentMethod" label="Paid by" disableSort />
        <DataTable.Col source="shippingMethod" label="Delivered by" disableSort />
        <DataTable.Col source="takenBy" label="By phone" disableSort />
      </DataTable>
    </List>
  );
}
