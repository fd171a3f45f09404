import { BooleanInput, Form, HttpError, NumberInput, required, ResourceContextProvider, SaveButton, Title, useNotify } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import type { ProgrammeRecord } from '@selvedge/server/admin/affiliates';
import { AmountsInput } from '#fields/amounts-input.tsx';
import { call } from '#frame/call.ts';
import { Section } from '../orders/section.tsx';

const key = ['affiliate-programme'];

/** What holds for everybody who sells for the shop. */
export function ProgrammePage() {
  const { data } = useQuery({ queryKey: key, queryFn: async () => (await call<ProgrammeRecord>('affiliate-programme')).data });
  const client = useQueryClient();
  const notify = useNotify();
  const save = async ({ id: _, ...form }: Partial<ProgrammeRecord>) => {
    try {
      const saved = await call<ProgrammeRecord>('affiliate-programme', { method: 'PUT', body: { ...form, revision: data?.revision } });
      client.setQueryData(key, saved.data);
      notify('Saved', { type: 'success' });
      return undefined;
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Something went wrong', { type: 'error' });
      return error instanceof HttpError ? (error.body as { errors?: object }).errors : undefined;
    }
  };
  return (
    <Box sx={{ mt: 2, maxWidth: 700 }}>
      <Title title="The affiliate programme" />
      {data && (
        <Section title="Settings">
          <ResourceContextProvider value="affiliate-programme">
            <Form key={data.revision} record={data} onSubmit={save}>
              <BooleanInput source="isOpen" label="Open for applications" />
              <NumberInput
                source="holdDays"
                label="Days from delivery to approval"
                min={0}
                max={365}
                validate={required()}
                helperText="Longer than most returns take. What is delivered from now on goes by it"
              />
              <NumberInput
                source="quickOrderSeconds"
                label="Seconds from click to order that are looked at"
                min={0}
                max={3600}
                validate={required()}
                helperText="An order placed sooner after the click is held for somebody to look at"
              />
              <AmountsInput source="payoutThresholds" label="Paid out from" />
              <SaveButton sx={{ mt: 2 }} />
            </Form>
          </ResourceContextProvider>
        </Section>
      )}
    </Box>
  );
}
