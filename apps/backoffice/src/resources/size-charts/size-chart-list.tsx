import { DataTable, FunctionField, List, SearchInput, SelectInput } from 'react-admin';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const audiences = ['women', 'men', 'kids'].map((id) => ({ id, name: id }));
const filters = [<SearchInput key="q" source="q" alwaysOn />, <SelectInput key="audience" source="audience" alwaysOn choices={audiences} />];

export function SizeChartList() {
  return (
    <List filters={filters} sort={{ field: 'code', order: 'ASC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="code" />
        <DataTable.Col source="audience" />
        <DataTable.Col label="Measurements" disableSort>
          <FunctionField<{ measures: string[] }> render={({ measures }) => measures.join(', ')} />
        </DataTable.Col>
        <DataTable.NumberCol source="sizes" disableSort />
        <DataTable.NumberCol source="products" disableSort />
      </DataTable>
    </List>
  );
}
