import { DataTable, List, SearchInput } from 'react-admin';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

export function MailList() {
  return (
    <List filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={50} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="name" label="Trigger" />
        <DataTable.Col source="changed" label="Custom texts" disableSort />
      </DataTable>
    </List>
  );
}
