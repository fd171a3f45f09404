import { DataTable, List, SearchInput, SelectInput } from 'react-admin';
import type { SellerApplicationRow } from '@selvedge/server/admin/sellers';
import { CountryField } from '#fields/country-field.tsx';
import { formatTime } from '#fields/formats.ts';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { toChoices } from '../orders/labels.ts';
import { sellerLabels } from './labels.ts';

const filters = [
  <SearchInput key="q" source="q" placeholder="Company or start of the email" alwaysOn />,
  <SelectInput key="status" source="status" choices={toChoices(sellerLabels)} alwaysOn />,
];

/** Lists seller applications and sellers. */
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
        <DataTable.Col source="appliedAt" label="Applied" disableSort render={({ appliedAt }: SellerApplicationRow) => formatTime(appliedAt)} />
        <DataTable.Col source="company" disableSort />
        <DataTable.Col source="countryCode" label="Country" disableSort>
          <CountryField source="countryCode" />
        </DataTable.Col>
        <DataTable.Col source="goods" label="Products" disableSort />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="status" disableSort render={({ status }: SellerApplicationRow) => sellerLabels[status]} />
      </DataTable>
    </List>
  );
}
