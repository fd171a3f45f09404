import { useState } from 'react';
import { AutocompleteInput, Form, ReferenceInput, required, SelectInput, useNotify } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TriedRule } from '@selvedge/server/admin/affiliates';
import { call } from '#frame/call.ts';
import { MarketInput } from '#fields/market-input.tsx';
import { Section } from '../orders/section.tsx';
import { moneyIn } from '../orders/words.ts';
import { customers } from './choices.ts';

const search = (q: string) => ({ q });

/** Asks the rules as they are now, as an order would. */
export function RuleTester() {
  const [answer, setAnswer] = useState<TriedRule>();
  const notify = useNotify();
  const ask = async (question: object) => {
    try {
      setAnswer((await call<TriedRule>('commission-rules/try', { method: 'POST', body: question })).data);
    } catch (error) {
      setAnswer(undefined);
      notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' });
    }
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Section title="What would it earn?">
        <Form onSubmit={ask} defaultValues={{ customer: 'returning' }} sanitizeEmptyValues>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr) auto' }, alignItems: 'start' }}>
            <ReferenceInput source="productId" reference="commission-products">
              <AutocompleteInput label="Product" optionText="name" filterToQuery={search} validate={required()} helperText={false} />
            </ReferenceInput>
            <ReferenceInput source="affiliateId" reference="affiliates">
              <AutocompleteInput label="Affiliate" optionText="code" filterToQuery={search} validate={required()} helperText={false} />
            </ReferenceInput>
            <MarketInput validate={required()} />
            <SelectInput source="customer" label="Who buys" choices={customers} validate={required()} helperText={false} />
            <Button type="submit" variant="outlined" sx={{ mt: 1 }}>
              Ask
            </Button>
          </Box>
        </Form>
        <Typography aria-live="polite" sx={{ mt: 1, minHeight: '1.5em' }}>
          {answer && sentenceOf(answer)}
        </Typography>
      </Section>
    </Box>
  );
}

function sentenceOf({ rule, percent, amount }: TriedRule): string {
  if (!rule) return 'No rule holds: it earns nothing.';
  const worth = amount ? `: ${moneyIn(amount.amount, amount.currency)} on a piece` : ', and it is not sold there now';
  return `${percent} % by “${rule.name}”${worth}.`;
}
