import { DataTable, List, SearchInput, SelectInput } from 'react-admin';
import type { SellerApplicationRow } from '@selvedge/server/admin/sellers';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { choicesOf, timeOf } from '../orders/words.ts';
import { sellerWords } from './words.ts';

const filters = [
  <SearchInput key="q" source="q" placeholder="Company, beginning of the e-mail" alwaysOn />,
  <SelectInput key="status" source="status" choices={choicesOf(sellerWords)} alwaysOn />,
];

/** Who wants to sell here, or does. */
export function ApplicationList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ status: 'pending' }}
      sort={{ field: 'appliedAt', order: 'ASC' }}
      perPage={25}
      pagination={<CountedPagination />}
      exporter={false}
    >
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="appliedAt" label="Applied" disableSort render={({ appliedAt }: SellerApplicationRow) => timeOf(appliedAt)} />
        <DataTable.Col source="company" disableSort />
        <DataTable.Col source="countryCode" label="Country" disableSort />
        <DataTable.Col source="goods" label="Sells" disableSort />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="status" disableSort render={({ status }: SellerApplicationRow) => sellerWords[status]} />
      </DataTable>
    </List>
  );
}
