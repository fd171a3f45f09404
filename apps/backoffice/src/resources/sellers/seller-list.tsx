import { DataTable, List, SearchInput } from 'react-admin';
import type { AdminSellerRow } from '@selvedge/server/admin/sellers';
import { CountryField } from '#fields/country-field.tsx';
import { formatTime } from '#fields/formats.ts';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { sellerLabels } from './labels.ts';

const filters = [<SearchInput key="q" source="q" placeholder="Company or start of the email" alwaysOn />];

/** Lists sellers; a vendor sees only their own entry. */
export function SellerList() {
  return (
    <List filters={filters} sort={{ field: 'appliedAt', order: 'ASC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="company" disableSort />
        <DataTable.Col source="countryCode" label="Country" disableSort>
          <CountryField source="countryCode" />
        </DataTable.Col>
        <DataTable.Col source="status" disableSort render={({ status }: AdminSellerRow) => sellerLabels[status]} />
        <DataTable.Col source="appliedAt" label="Applied" disableSort render={({ appliedAt }: AdminSellerRow) => formatTime(appliedAt)} />
      </DataTable>
    </List>
  );
}
