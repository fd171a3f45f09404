import { DataTable, List, SearchInput } from 'react-admin';
import Box from '@mui/material/Box';
import type { ApplicationRow } from '@selvedge/server/admin/affiliates';
import { formatTime } from '#fields/formats.ts';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { SelectedRowsActions } from '#fields/selected-rows-actions.tsx';
import { DecideMany } from '#fields/decide-many.tsx';
import { CountryFilter } from '../orders/country-filter.tsx';
import { SalesCountries } from '../affiliates/affiliate-list.tsx';
import { signalLabels } from '../affiliates/labels.ts';

const filters = [
  <SearchInput key="q" source="q" placeholder="Code, name, email" alwaysOn />,
  <CountryFilter key="countryId" source="countryId" label="Countries" />,
];

/** Lists applications that wait for a decision, the oldest first. */
export function ApplicationList() {
  return (
    <List filters={filters} sort={{ field: 'appliedAt', order: 'ASC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable
        rowClick={(id) => `/affiliates/${id}/show`}
        bulkActionButtons={
          <SelectedRowsActions>
            <DecideMany
              resource="affiliate-applications"
              things="applications"
              yes={{ label: 'Approve', change: { move: 'approve' }, sentence: 'The affiliates can earn commission and get a welcome email.' }}
              no={{ label: 'Reject', change: { move: 'reject' } }}
            />
          </SelectedRowsActions>
        }
      >
        <DataTable.Col source="appliedAt" label="Applied" disableSort render={({ appliedAt }: ApplicationRow) => formatTime(appliedAt)} />
        <DataTable.Col source="code" disableSort />
        <DataTable.Col source="lastName" label="Name" disableSort render={({ firstName, lastName }: ApplicationRow) => `${firstName} ${lastName}`} />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="website" disableSort />
        <DataTable.Col source="countryIds" label="Countries" disableSort>
          <SalesCountries />
        </DataTable.Col>
        <DataTable.Col source="signals" label="Warnings" disableSort render={({ signals }: ApplicationRow) => <Signals signals={signals} />} />
      </DataTable>
    </List>
  );
}

function Signals({ signals }: Pick<ApplicationRow, 'signals'>) {
  return (
    <Box sx={{ color: 'warning.main' }}>
      {signals.map(({ signal, codes }) => (
        <Box key={signal}>
          {signalLabels[signal]} {codes.join(', ')}
        </Box>
      ))}
    </Box>
  );
}
