import { languages } from '@selvedge/i18n';
import { BooleanField, CreateButton, DataTable, FunctionField, List, NullableBooleanInput, SearchInput, SelectInput, TopToolbar } from 'react-admin';
import type { AdminPopularSearchRow } from '@selvedge/server/admin/catalog';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { MarketInput, MarketName } from '#fields/market-input.tsx';

const choices = languages.map(({ id, name }) => ({ id, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <MarketInput key="countryId" emptyText="All countries" alwaysOn />,
  <SelectInput key="languageId" source="languageId" label="Language" choices={choices} emptyText="All languages" alwaysOn />,
  <NullableBooleanInput key="isHidden" source="isHidden" label="Hidden" alwaysOn />,
];

const Actions = () => (
  <TopToolbar>
    <CreateButton label="Hide a text" />
  </TopToolbar>
);

/** The number of searches loses a tenth each night. A text is shown from ten searches. */
export function PopularSearchList() {
  return (
    <List
      filters={filters}
      actions={<Actions />}
      empty={false}
      sort={{ field: 'searches', order: 'DESC' }}
      perPage={50}
      pagination={<CountedPagination />}
      exporter={false}
    >
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="text" label="Search text" />
        <DataTable.Col source="countryId" label="Country" disableSort>
          <FunctionField<AdminPopularSearchRow> render={({ countryId }) => <MarketName id={countryId} />} />
        </DataTable.Col>
        <DataTable.Col source="languageId" label="Language" disableSort>
          <FunctionField<AdminPopularSearchRow> render={({ languageId }) => languages.find(({ id }) => id === languageId)?.name} />
        </DataTable.Col>
        <DataTable.NumberCol source="searches" label="Searches" />
        <DataTable.Col source="isHidden" label="Hidden" disableSort>
          <BooleanField source="isHidden" />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
