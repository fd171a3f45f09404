import { DataTable, List, SearchInput } from 'react-admin';
import { CountryField } from '#fields/country-field.tsx';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export function MakerList() {
  return (
    <List filters={filters} sort={{ field: 'name', order: 'ASC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="name" />
        <DataTable.Col source="city" />
        <DataTable.Col source="countryCode" label="Country">
          <CountryField source="countryCode" />
        </DataTable.Col>
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="responsible.name" label="Responsible person in the EU" disableSort />
      </DataTable>
    </List>
  );
}
