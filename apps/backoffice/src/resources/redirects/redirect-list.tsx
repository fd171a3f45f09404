import { BulkDeleteButton, CreateButton, DataTable, FunctionField, List, SearchInput, TopToolbar } from 'react-admin';
import type { AdminRedirectRow } from '@selvedge/server/admin/content';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { SelectedRowsActions } from '#fields/selected-rows-actions.tsx';
import { MarketInput, MarketName } from '#fields/market-input.tsx';
import { RedirectFile } from './redirect-file.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn />, <MarketInput key="countryId" emptyText="All" alwaysOn />];

const Actions = () => (
  <TopToolbar>
    <RedirectFile />
    <CreateButton label="New redirect" />
  </TopToolbar>
);

export function RedirectList() {
  return (
    <List
      filters={filters}
      actions={<Actions />}
      empty={false}
      sort={{ field: 'fromPath', order: 'ASC' }}
      perPage={25}
      pagination={<CountedPagination />}
      exporter={false}
    >
      <DataTable
        bulkActionButtons={
          <SelectedRowsActions>
            <BulkDeleteButton mutationMode="pessimistic" />
          </SelectedRowsActions>
        }
      >
        <DataTable.Col source="fromPath" label="From" />
        <DataTable.Col source="toAddress" label="To" />
        <DataTable.Col source="status" disableSort />
        <DataTable.Col label="Country" disableSort>
          <FunctionField<AdminRedirectRow> render={({ countryId }) => <MarketName id={countryId} />} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
