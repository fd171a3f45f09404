import { DataTable, FunctionField, List } from 'react-admin';
import type { CashRoundingRow } from '@selvedge/server/admin/settings';
import { TimeField } from '#fields/time-field.tsx';
import { formatMoney } from '#fields/formats.ts';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { MarketInput, MarketName } from '#fields/market-input.tsx';

const filters = [<MarketInput key="countryId" emptyText="All countries" alwaysOn />];

export function CashRoundingList() {
  return (
    <List filters={filters} sort={{ field: 'countryId', order: 'ASC' }} perPage={50} pagination={<CountedPagination />} exporter={false}>
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="countryId" label="Country">
          <FunctionField<CashRoundingRow> render={({ countryId }) => <MarketName id={countryId} />} />
        </DataTable.Col>
        <DataTable.NumberCol source="step" label="Rounded to" disableSort>
          <FunctionField<CashRoundingRow> render={({ step, currency }) => formatMoney(step, currency)} />
        </DataTable.NumberCol>
        <DataTable.Col source="validFrom" label="First day">
          <TimeField source="validFrom" isDay />
        </DataTable.Col>
        <DataTable.Col source="validUntil" label="Last day" disableSort>
          <TimeField source="validUntil" isDay />
        </DataTable.Col>
        <DataTable.Col source="law" label="Law" disableSort />
      </DataTable>
    </List>
  );
}
