import { DataTable, List, SearchInput } from 'react-admin';
import type { StaffCustomerRow } from '@selvedge/server/admin/customers';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { timeOf } from '../orders/words.ts';

const filters = [<SearchInput key="q" source="q" placeholder="E-mail, name, phone, order number" alwaysOn sx={{ minWidth: 320 }} />];

export function CustomerList() {
  return (
    <List filters={filters} sort={{ field: 'since', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col
          source="name"
          disableSort
          render={({ firstName, lastName }: StaffCustomerRow) => `${firstName} ${lastName}`.trim() || 'No name'}
        />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="phone" disableSort />
        <DataTable.Col source="kind" disableSort render={({ isGuest, isClosed }: StaffCustomerRow) => kindOf(isGuest, isClosed)} />
        <DataTable.Col source="since" label="Known since" disableSort render={({ since }: StaffCustomerRow) => timeOf(since)} />
      </DataTable>
    </List>
  );
}

function kindOf(isGuest: boolean, isClosed: boolean): string {
  if (isGuest) return 'Guest';
  return isClosed ? 'Closed' : 'Account';
}
