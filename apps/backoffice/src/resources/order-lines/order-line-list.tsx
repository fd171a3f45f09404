import { DataTable, List, SelectInput, TextInput } from 'react-admin';
import type { OrderLineRow } from '@selvedge/server/admin/orders';
import { CountryField } from '#fields/country-field.tsx';
import { formatMoney, formatTime } from '#fields/formats.ts';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { StateChip } from '../orders/state-chip.tsx';
import { toChoices, parcelLabels, orderStatusLabels } from '../orders/labels.ts';

const filters = [
  <TextInput key="number" source="number" label="Order number" alwaysOn />,
  <TextInput key="sku" source="sku" label="SKU" alwaysOn />,
  <SelectInput key="status" source="status" choices={toChoices(orderStatusLabels)} />,
];

/** Lists sold order lines; a vendor sees only their own products, without customers. */
export function OrderLineList() {
  return (
    <List filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable<OrderLineRow> rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="orderNumber" label="Order" disableSort />
        <DataTable.Col source="placedAt" label="Placed" disableSort render={({ placedAt }: OrderLineRow) => formatTime(placedAt)} />
        <DataTable.Col source="countryCode" label="Country" disableSort>
          <CountryField source="countryCode" />
        </DataTable.Col>
        <DataTable.Col
          source="name"
          label="Product"
          disableSort
          render={({ name, color, size, sku }: OrderLineRow) => [name, color, size, sku].filter(Boolean).join(', ')}
        />
        <DataTable.NumberCol source="quantity" label="Quantity" disableSort />
        <DataTable.NumberCol source="cancelled" disableSort />
        <DataTable.NumberCol source="returned" disableSort />
        <DataTable.Col source="total" label="Amount" disableSort render={({ total, currency }: OrderLineRow) => formatMoney(total, currency)} />
        <DataTable.Col
          source="status"
          label="Order status"
          disableSort
          render={({ status }: OrderLineRow) => <StateChip state={status} words={orderStatusLabels} />}
        />
        <DataTable.Col
          source="parcels"
          disableSort
          render={({ parcels }: OrderLineRow) =>
            parcels.map(({ status, quantity }) => `${quantity} ${parcelLabels[status].toLowerCase()}`).join(', ')
          }
        />
      </DataTable>
    </List>
  );
}
