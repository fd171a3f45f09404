import { DataTable, List, SelectInput, TextInput } from 'react-admin';
import type { OrderLineRow } from '@selvedge/server/admin/orders';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { StateChip } from '../orders/state-chip.tsx';
import { choicesOf, moneyIn, parcelWords, statusWords, timeOf } from '../orders/words.ts';

const filters = [
  <TextInput key="number" source="number" label="Order number" alwaysOn />,
  <TextInput key="sku" source="sku" label="SKU" alwaysOn />,
  <SelectInput key="status" source="status" choices={choicesOf(statusWords)} />,
];

/** What was sold, line by line; a vendor sees his own products, and nobody who has bought them. */
export function OrderLineList() {
  return (
    <List filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable<OrderLineRow> rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="orderNumber" label="Order" disableSort />
        <DataTable.Col source="placedAt" label="Placed" disableSort render={({ placedAt }: OrderLineRow) => timeOf(placedAt)} />
        <DataTable.Col source="countryCode" label="Country" disableSort />
        <DataTable.Col
          source="name"
          label="Garment"
          disableSort
          render={({ name, color, size, sku }: OrderLineRow) => [name, color, size, sku].filter(Boolean).join(', ')}
        />
        <DataTable.NumberCol source="quantity" label="Pieces" disableSort />
        <DataTable.NumberCol source="cancelled" disableSort />
        <DataTable.NumberCol source="returned" disableSort />
        <DataTable.Col source="total" label="Amount" disableSort render={({ total, currency }: OrderLineRow) => moneyIn(total, currency)} />
        <DataTable.Col
          source="status"
          label="Order is"
          disableSort
          render={({ status }: OrderLineRow) => <StateChip state={status} words={statusWords} />}
        />
        <DataTable.Col
          source="parcels"
          disableSort
          render={({ parcels }: OrderLineRow) => parcels.map(({ status, quantity }) => `${quantity} ${parcelWords[status].toLowerCase()}`).join(', ')}
        />
      </DataTable>
    </List>
  );
}
