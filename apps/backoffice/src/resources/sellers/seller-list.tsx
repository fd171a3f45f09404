import { DataTable, List, SearchInput } from 'react-admin';
import type { StaffSellerRow } from '@selvedge/server/admin/sellers';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { timeOf } from '../orders/words.ts';
import { sellerWords } from './words.ts';

const filters = [<SearchInput key="q" source="q" placeholder="Company, beginning of the e-mail" alwaysOn />];

/** Who sells here; a vendor finds himself alone. */
export function SellerList() {
  return (
    <List filters={filters} sort={{ field: 'appliedAt', order: 'ASC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <DataTable.Col source="company" disableSort />
        <DataTable.Col source="countryCode" label="Country" disableSort />
        <DataTable.Col source="status" disableSort render={({ status }: StaffSellerRow) => sellerWords[status]} />
        <DataTable.Col source="appliedAt" label="Applied" disableSort render={({ appliedAt }: StaffSellerRow) => timeOf(appliedAt)} />
      </DataTable>
    </List>
  );
}
