import { languages } from '@selvedge/i18n';
import { CreateButton, DataTable, FunctionField, List, SearchInput, SelectInput, TopToolbar } from 'react-admin';
import type { AdminSynonymsRow } from '@selvedge/server/admin/catalog';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const choices = languages.map(({ id, name }) => ({ id, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="languageId" source="languageId" label="Language" choices={choices} emptyText="All languages" alwaysOn />,
];

const Actions = () => (
  <TopToolbar>
    <CreateButton label="New group" />
  </TopToolbar>
);

export function SynonymsList() {
  return (
    <List
      filters={filters}
      actions={<Actions />}
      empty={false}
      sort={{ field: 'languageId', order: 'ASC' }}
      perPage={50}
      pagination={<CountedPagination />}
      exporter={false}
    >
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="terms" disableSort>
          <FunctionField<AdminSynonymsRow> render={({ terms }) => terms.join(', ')} />
        </DataTable.Col>
        <DataTable.Col source="languageId" label="Language">
          <FunctionField<AdminSynonymsRow> render={({ languageId }) => languages.find(({ id }) => id === languageId)?.name} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
