import { DataTable, List, SearchInput } from 'react-admin';
import type { AdminCustomerRow } from '@selvedge/server/admin/customers';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { formatTime } from '../orders/labels.ts';

const filters = [<SearchInput key="q" source="q" placeholder="Email, name, phone, order number" alwaysOn sx={{ minWidth: 320 }} />];

export function CustomerList() {
  return (
    <List filters={filters} sort={{ field: 'since', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col
          source="name"
          disableSort
          render={({ firstName, lastName }: AdminCustomerRow) => `${firstName} ${lastName}`.trim() || 'No name'}
        />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="phone" disableSort />
        <DataTable.Col
          source="kind"
          label="Type"
          disableSort
          render={({ isGuest, isClosed }: AdminCustomerRow) => getCustomerKind(isGuest, isClosed)}
        />
        <DataTable.Col source="since" label="Customer since" disableSort render={({ since }: AdminCustomerRow) => formatTime(since)} />
      </DataTable>
    </List>
  );
}

function getCustomerKind(isGuest: boolean, isClosed: boolean): string {
  if (isGuest) return 'Guest';
  return isClosed ? 'Deactivated' : 'Account';
}
