import { DataTable, List, ReferenceInput, SearchInput, SelectInput, useRecordContext } from 'react-admin';
import type { AdminAffiliateRow } from '@selvedge/server/admin/affiliates';
import { formatTime } from '#fields/formats.ts';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { useMarkets } from '#fields/market-input.tsx';
import { CountryFilter } from '../orders/country-filter.tsx';
import { toChoices } from '../orders/labels.ts';
import { affiliateLabels, formatAmounts } from './labels.ts';

const filters = [
  <SearchInput key="q" source="q" placeholder="Code, name, email" alwaysOn />,
  <SelectInput key="status" source="status" choices={toChoices(affiliateLabels)} alwaysOn />,
  <CountryFilter key="countryId" source="countryId" label="Countries" />,
  <ReferenceInput key="groupId" source="groupId" reference="affiliate-groups">
    <SelectInput label="Group" optionText="name" />
  </ReferenceInput>,
  <ReferenceInput key="tierId" source="tierId" reference="affiliate-tiers">
    <SelectInput label="Tier" optionText="name" />
  </ReferenceInput>,
];

export function AffiliateList() {
  return (
    <List filters={filters} sort={{ field: 'appliedAt', order: 'DESC' }} perPage={25} pagination={<CountedPagination />} exporter={false}>
      <DataTable rowClick="show" bulkActionButtons={false}>
        <DataTable.Col source="code" disableSort />
        <DataTable.Col
          source="lastName"
          label="Name"
          disableSort
          render={({ firstName, lastName }: AdminAffiliateRow) => `${firstName} ${lastName}`}
        />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="status" disableSort render={({ status }: AdminAffiliateRow) => affiliateLabels[status]} />
        <DataTable.Col source="group" disableSort />
        <DataTable.Col source="tier" disableSort />
        <DataTable.Col source="countryIds" label="Countries" disableSort>
          <SalesCountries />
        </DataTable.Col>
        <DataTable.Col
          source="earnedLately"
          label="Earned (30 days)"
          disableSort
          render={({ earnedLately }: AdminAffiliateRow) => formatAmounts(earnedLately)}
        />
        <DataTable.Col source="appliedAt" label="Applied" render={({ appliedAt }: AdminAffiliateRow) => formatTime(appliedAt)} />
      </DataTable>
    </List>
  );
}

/** Lists the countries that an affiliate sells to, by code. */
export function SalesCountries() {
  const affiliate = useRecordContext<Pick<AdminAffiliateRow, 'countryIds'>>();
  const markets = useMarkets();
  return (
    <>
      {markets
        .filter(({ id }) => affiliate?.countryIds.includes(id))
        .map(({ code }) => code)
        .join(', ')}
    </>
  );
}
