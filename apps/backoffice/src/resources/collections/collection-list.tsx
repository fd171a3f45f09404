import { BooleanField, DataTable, List, NullableBooleanInput, SearchInput } from 'react-admin';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn />, <NullableBooleanInput key="isActive" source="isActive" label="Visible" />];

export function CollectionList() {
  return (
    <List filters={filters} sort={{ field: 'position', order: 'ASC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.NumberCol source="position" />
        <DataTable.Col source="name" />
        <DataTable.Col source="code" disableSort />
        <DataTable.NumberCol source="products" disableSort />
        <DataTable.Col
          source="isAutomatic"
          label="Selected by"
          disableSort
          render={({ isAutomatic }: { isAutomatic?: boolean }) => (isAutomatic ? 'Rules' : 'Staff')}
        />
        <DataTable.Col source="isActive" label="Visible" disableSort>
          <BooleanField source="isActive" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
