import { BooleanField, DataTable, List, NullableBooleanInput, SearchInput } from 'react-admin';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import type { CountryRecord } from '@selvedge/server/admin/settings';

const filters = [<SearchInput key="q" source="q" alwaysOn />, <NullableBooleanInput key="isActive" source="isActive" label="Active" alwaysOn />];

export function CountryList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ isActive: true }}
      sort={{ field: 'position', order: 'ASC' }}
      perPage={50}
      pagination={<CountedPagination />}
      exporter={false}
    >
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="code" label="Code" />
        <DataTable.Col source="name" render={({ name, hostOf }: CountryRecord) => (hostOf === null ? name : `${name}, additional host`)} />
        <DataTable.Col source="domain" disableSort />
        <DataTable.Col source="lang" label="Language" disableSort />
        <DataTable.Col source="currency" disableSort />
        <DataTable.Col source="vat" label="VAT %" disableSort />
        <DataTable.Col source="isActive" label="Active" disableSort>
          <BooleanField source="isActive" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
