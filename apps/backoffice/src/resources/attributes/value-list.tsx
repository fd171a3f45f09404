import Box from '@mui/material/Box';
import { DataTable, FunctionField, List, SearchInput, SelectInput } from 'react-admin';
import { CountedPagination } from '#fields/counted-pagination.tsx';

import { usualAttributes } from './usual-attributes.ts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="attribute" source="attribute" alwaysOn choices={usualAttributes.map((id) => ({ id, name: id }))} />,
];

export function ValueList() {
  return (
    <List
      filters={filters}
      filterDefaultValues={{ attribute: 'color' }}
      sort={{ field: 'position', order: 'ASC' }}
      perPage={50}
      pagination={<CountedPagination />}
      exporter={false}
    >
      <DataTable bulkActionButtons={false}>
        <DataTable.NumberCol source="position" />
        <DataTable.Col source="name">
          <FunctionField<{ name: string; code: string; hex: string | null }>
            render={({ name, code, hex }) => (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                {hex && (
                  <Box aria-hidden sx={{ width: 18, height: 18, borderRadius: '50%', border: '1px solid', borderColor: 'divider', bgcolor: hex }} />
                )}
                {name || code}
              </Box>
            )}
          />
        </DataTable.Col>
        <DataTable.Col source="code" />
        <DataTable.Col source="attribute" disableSort />
        <DataTable.Col source="scale" disableSort />
      </DataTable>
    </List>
  );
}
