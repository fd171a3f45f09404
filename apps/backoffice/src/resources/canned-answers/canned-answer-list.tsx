import { languages } from '@selvedge/i18n';
import { CreateButton, DataTable, List, SearchInput, SelectInput, TopToolbar } from 'react-admin';
import type { CannedAnswerRow } from '@selvedge/server/admin/tickets';
import { CountedPagination } from '#fields/counted-pagination.tsx';

const choices = languages.map(({ id, name }) => ({ id, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput key="languageId" source="languageId" label="Language" choices={choices} emptyText="All" alwaysOn />,
];

const Actions = () => (
  <TopToolbar>
    <CreateButton label="New answer" />
  </TopToolbar>
);

const getLanguageName = ({ languageId }: CannedAnswerRow): string =>
  languageId === null ? 'All languages' : (languages.find(({ id }) => id === languageId)?.name ?? '');

export function CannedAnswerList() {
  return (
    <List
      filters={filters}
      actions={<Actions />}
      empty={false}
      sort={{ field: 'name', order: 'ASC' }}
      perPage={50}
      pagination={<CountedPagination />}
      exporter={false}
    >
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="name" />
        <DataTable.Col source="languageId" label="Language" disableSort render={getLanguageName} />
        <DataTable.Col source="text" disableSort render={({ text }: CannedAnswerRow) => (text.length > 100 ? `${text.slice(0, 100)}…` : text)} />
      </DataTable>
    </List>
  );
}
