import { DataTable, List, SearchInput } from 'react-admin';
import type { RuleRow } from '@selvedge/server/admin/affiliates';
import { formatTime } from '#fields/formats.ts';
import { CountedPagination } from '#fields/counted-pagination.tsx';
import { formatReward } from './format-reward.ts';
import { RuleConditions } from './rule-conditions.tsx';
import { RuleTester } from './rule-tester.tsx';

const filters = [<SearchInput key="q" source="q" alwaysOn />];

/** Lists current and future rules. */
export function RuleList() {
  return (
    <>
      <RuleTester />
      <List filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={50} pagination={<CountedPagination />} exporter={false}>
        <DataTable bulkActionButtons={false}>
          <DataTable.Col source="name" disableSort />
          <DataTable.Col source="percent" label="Commission" align="right" disableSort render={(rule: RuleRow) => formatReward(rule)} />
          <DataTable.Col label="Conditions" disableSort>
            <RuleConditions />
          </DataTable.Col>
          <DataTable.NumberCol source="priority" disableSort />
          <DataTable.Col
            source="validFrom"
            label="Valid"
            disableSort
            render={({ validFrom, validUntil, isInForce }: RuleRow) =>
              `${isInForce ? 'since' : 'from'} ${formatTime(validFrom)}${validUntil ? ` until ${formatTime(validUntil)}` : ''}`
            }
          />
        </DataTable>
      </List>
    </>
  );
}
