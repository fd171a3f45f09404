import { DataTable, List, SearchInput } from 'react-admin';
import type { AdminCustomerRow } from '@selvedge/server/admin/customers';
import { formatTime } from '#fields/formats.ts';
import { RecordCards, useIsPhone } from '#fields/record-cards.tsx';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const filters = [<SearchInput key="q" source="q" placeholder="Email, name, phone, city, order number" alwaysOn sx={{ minWidth: 320 }} />];

export function CustomerList() {
  const isPhone = useIsPhone();
  return (
    <List filters={filters} sort={{ field: 'since', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      {isPhone ? <CustomerCards /> : <CustomerTable />}
    </List>
  );
}

const getName = ({ firstName, lastName }: AdminCustomerRow): string => `${firstName} ${lastName}`.trim() || 'No name';

const CustomerTable = () => (
  <DataTable rowClick="show" bulkActionButtons={false}>
    <DataTable.Col source="name" disableSort render={getName} />
    <DataTable.Col source="email" disableSort />
    <DataTable.Col source="phone" disableSort />
    <DataTable.Col source="kind" label="Type" disableSort render={({ isGuest, isClosed }: AdminCustomerRow) => getCustomerKind(isGuest, isClosed)} />
    <DataTable.Col source="since" label="Customer since" disableSort render={({ since }: AdminCustomerRow) => formatTime(since)} />
  </DataTable>
);

const CustomerCards = () => (
  <RecordCards<AdminCustomerRow>
    getPath={({ id }) => `/customers/${id}/show`}
    renderTitle={getName}
    renderLines={({ email, phone, isGuest, isClosed, since }) => [email, phone, `${getCustomerKind(isGuest, isClosed)} since ${formatTime(since)}`]}
  />
);

function getCustomerKind(isGuest: boolean, isClosed: boolean): string {
  if (isGuest) return 'Guest';
  return isClosed ? 'Deactivated' : 'Account';
}
