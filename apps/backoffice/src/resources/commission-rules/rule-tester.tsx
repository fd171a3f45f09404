import type { Body } from '@selvedge/api-client';
import { useState } from 'react';
import { AutocompleteInput, Form, ReferenceInput, required, SelectInput, useNotify } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TriedRule } from '@selvedge/server/admin/affiliates';
import { formatMoney } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { MarketInput } from '#fields/market-input.tsx';
import { Section } from '../orders/show/section.tsx';
import { customers } from './choices.ts';

type Question = Body<'POST /admin/commission-rules/try'>;

const search = (q: string) => ({ q });

/** Tests the current rules with an order line. */
export function RuleTester() {
  const [answer, setAnswer] = useState<TriedRule>();
  const notify = useNotify();
  const ask = async ({ productId, countryId, affiliateId, customer }: Partial<Question>) => {
    if (!productId || !countryId || !affiliateId) return;
    try {
      setAnswer((await call('POST /admin/commission-rules/try', { body: { productId, countryId, affiliateId, customer } })).data);
    } catch (error) {
      setAnswer(undefined);
      notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' });
    }
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Section title="Test the rules">
        <Form<Question> onSubmit={ask} defaultValues={{ customer: 'returning' }} sanitizeEmptyValues>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr) auto' }, alignItems: 'start' }}>
            <ReferenceInput source="productId" reference="commission-products">
              <AutocompleteInput label="Product" optionText="name" filterToQuery={search} validate={required()} helperText={false} />
            </ReferenceInput>
            <ReferenceInput source="affiliateId" reference="affiliates">
              <AutocompleteInput label="Affiliate" optionText="code" filterToQuery={search} validate={required()} helperText={false} />
            </ReferenceInput>
            <MarketInput validate={required()} />
            <SelectInput source="customer" label="Customer type" choices={customers} validate={required()} helperText={false} />
            <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
              Test
            </Button>
          </Box>
        </Form>
        <Typography aria-live="polite" sx={{ mt: 1, minHeight: '1.5em' }}>
          {answer && formatTriedRule(answer)}
        </Typography>
      </Section>
    </Box>
  );
}

function formatTriedRule({ rule, percent, amount }: TriedRule): string {
  if (!rule) return 'No rule applies: no commission.';
  const worth = amount ? `: ${formatMoney(amount.amount, amount.currency)} per item` : ', currently not for sale there';
  return `${percent} % from “${rule.name}”${worth}.`;
}
