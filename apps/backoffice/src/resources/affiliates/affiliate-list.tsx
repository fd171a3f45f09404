import { DataTable, List, ReferenceInput, SearchInput, SelectInput, useRecordContext } from 'react-admin';
import type { StaffAffiliateRow } from '@selvedge/server/admin/affiliates';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { useMarkets } from '#fields/market-input.tsx';
import { CountryFilter } from '../orders/country-filter.tsx';
import { choicesOf, timeOf } from '../orders/words.ts';
import { affiliateWords, amountsOf } from './words.ts';

const filters = [
  <SearchInput key="q" source="q" placeholder="Code, name, e-mail" alwaysOn />,
  <SelectInput key="status" source="status" choices={choicesOf(affiliateWords)} alwaysOn />,
  <CountryFilter key="countryId" source="countryId" label="Sells to" />,
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
          render={({ firstName, lastName }: StaffAffiliateRow) => `${firstName} ${lastName}`}
        />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="status" disableSort render={({ status }: StaffAffiliateRow) => affiliateWords[status]} />
        <DataTable.Col source="group" disableSort />
        <DataTable.Col source="tier" disableSort />
        <DataTable.Col source="countryIds" label="Sells to" disableSort>
          <SellsTo />
        </DataTable.Col>
        <DataTable.Col
          source="earnedLately"
          label="Earned in 30 days"
          disableSort
          render={({ earnedLately }: StaffAffiliateRow) => amountsOf(earnedLately)}
        />
        <DataTable.Col source="appliedAt" label="Applied" render={({ appliedAt }: StaffAffiliateRow) => timeOf(appliedAt)} />
      </DataTable>
    </List>
  );
}

/** The countries that an affiliate means to sell to, by their codes. */
export function SellsTo() {
  const affiliate = useRecordContext<Pick<StaffAffiliateRow, 'countryIds'>>();
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
