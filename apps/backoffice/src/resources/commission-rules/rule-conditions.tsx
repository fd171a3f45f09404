import { ReferenceField, useRecordContext } from 'react-admin';
import Box from '@mui/material/Box';
import type { RuleRow } from '@selvedge/server/admin/affiliates';
import { formatMoney } from '#fields/formats.ts';
import { MarketName } from '#fields/market-input.tsx';
import { useRuleChoices } from './choices.ts';

/** Shows the conditions of a rule; without conditions it applies to every order line. */
export function RuleConditions() {
  const rule = useRecordContext<RuleRow>();
  const { brands, categories } = useRuleChoices();
  if (!rule) return null;
  const { affiliateId, groupId, tierId, productId, categoryId, brandId, countryId, customer, minimumBaskets } = rule;
  const findName = (choices: readonly { id: number; name: string }[], id: number) => choices.find((each) => each.id === id)?.name;
  const isForAll =
    [affiliateId, groupId, tierId, productId, categoryId, brandId, countryId, customer].every((condition) => condition === null) &&
    minimumBaskets.length === 0;
  if (isForAll) return <>All orders</>;
  return (
    <Box sx={{ '& > div': { overflowWrap: 'anywhere' } }}>
      {affiliateId !== null && (
        <div>
          Affiliate <ReferenceField source="affiliateId" reference="affiliates" link={false} />
        </div>
      )}
      {groupId !== null && (
        <div>
          Group <ReferenceField source="groupId" reference="affiliate-groups" link={false} />
        </div>
      )}
      {tierId !== null && (
        <div>
          Tier <ReferenceField source="tierId" reference="affiliate-tiers" link={false} />
        </div>
      )}
      {productId !== null && (
        <div>
          Product <ReferenceField source="productId" reference="commission-products" link={false} />
        </div>
      )}
      {categoryId !== null && <div>{findName(categories, categoryId)}</div>}
      {brandId !== null && <div>{findName(brands, brandId)}</div>}
      {countryId !== null && (
        <div>
          <MarketName id={countryId} />
        </div>
      )}
      {minimumBaskets.length > 0 && <div>Orders from {minimumBaskets.map(({ currency, amount }) => formatMoney(amount, currency)).join(' or ')}</div>}
      {customer !== null && <div>{customer === 'new' ? 'New customers' : 'Returning customers'}</div>}
    </Box>
  );
}
