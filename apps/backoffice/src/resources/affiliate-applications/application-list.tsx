import { DataTable, List, SearchInput } from 'react-admin';
import Box from '@mui/material/Box';
import type { ApplicationRow } from '@selvedge/server/admin/affiliates';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { DecideMany } from '#fields/decide-many.tsx';
import { CountryFilter } from '../orders/country-filter.tsx';
import { timeOf } from '../orders/words.ts';
import { SellsTo } from '../affiliates/affiliate-list.tsx';
import { signalWords } from '../affiliates/words.ts';

const filters = [
  <SearchInput key="q" source="q" placeholder="Code, name, e-mail" alwaysOn />,
  <CountryFilter key="countryId" source="countryId" label="Sells to" />,
];

/** Who waits for a decision, the longest first. */
export function ApplicationList() {
  return (
    <List filters={filters} sort={{ field: 'appliedAt', order: 'ASC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable
        rowClick={(id) => `/affiliates/${id}/show`}
        bulkActionButtons={
          <DecideMany
            resource="affiliate-applications"
            things="applications"
            yes={{ label: 'Approve', change: { move: 'approve' }, sentence: 'They earn from now on, and are mailed their first steps.' }}
            no={{ label: 'Turn down', change: { move: 'reject' } }}
          />
        }
      >
        <DataTable.Col source="appliedAt" label="Applied" disableSort render={({ appliedAt }: ApplicationRow) => timeOf(appliedAt)} />
        <DataTable.Col source="code" disableSort />
        <DataTable.Col source="lastName" label="Name" disableSort render={({ firstName, lastName }: ApplicationRow) => `${firstName} ${lastName}`} />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="website" disableSort />
        <DataTable.Col source="countryIds" label="Sells to" disableSort>
          <SellsTo />
        </DataTable.Col>
        <DataTable.Col source="signals" label="Look at" disableSort render={({ signals }: ApplicationRow) => <Signals signals={signals} />} />
      </DataTable>
    </List>
  );
}

function Signals({ signals }: Pick<ApplicationRow, 'signals'>) {
  return (
    <Box sx={{ color: 'warning.main' }}>
      {signals.map(({ signal, codes }) => (
        <Box key={signal}>
          {signalWords[signal]} {codes.join(', ')}
        </Box>
      ))}
    </Box>
  );
}
