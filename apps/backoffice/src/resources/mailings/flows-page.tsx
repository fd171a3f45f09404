import { BooleanInput, Form, NumberInput, required, ResourceContextProvider, SaveButton, TextInput, Title, useNotify } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Link as RouterLink } from 'react-router';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { FlowData, NewsletterFlow } from '@selvedge/server/admin/marketing';
import { guarded } from '#fields/form-guard.tsx';
import { MIN_WIN_BACK_DAYS } from '@selvedge/server/newsletter/limits';
import { call } from '#frame/call.ts';
import { getErrorMessage, getFieldErrors } from '#frame/http-error.ts';
import { Section } from '../orders/show/section.tsx';

const queryKey = ['newsletter-flows'];

const flows: Readonly<Record<NewsletterFlow, { title: string; explanation: string; delay: string; mail: string }>> = {
  welcome: {
    title: 'Welcome',
    explanation: 'Sent once to each subscriber who confirms by the link in the email.',
    delay: 'Days after the confirmation',
    mail: 'newsletter-welcome',
  },
  'win-back': {
    title: 'Win back',
    explanation: 'Sent to subscribers whose last order is long ago.',
    delay: 'Days after the last order',
    mail: 'newsletter-win-back',
  },
};

/** Switches the newsletter emails that start by themselves on and off. */
export function FlowsPage() {
  const { data = [], error } = useQuery({
    queryKey,
    queryFn: async () => (await call('GET /admin/newsletter-flows')).data,
    refetchOnWindowFocus: false,
  });
  return (
    <Box sx={{ mt: 2, maxWidth: 700, display: 'grid', gap: 2 }}>
      <Title title="Newsletter flows" />
      {error && <Alert severity="error">{getErrorMessage(error)}</Alert>}
      {data.map((flow) => (
        <FlowForm key={JSON.stringify(flow)} flow={flow} />
      ))}
      <Typography variant="body2" color="text.secondary">
        Only confirmed subscribers get these emails. Cart reminders are sent to shoppers who asked for one at the checkout.
      </Typography>
    </Box>
  );
}

function FlowForm({ flow }: { flow: FlowData }) {
  const client = useQueryClient();
  const notify = useNotify();
  const { title, explanation, delay, mail } = flows[flow.flow];
  const save = async (changed: Partial<FlowData>) => {
    const { flow: name, ...body } = { ...flow, ...changed };
    try {
      await call('PUT /admin/newsletter-flows/{flow}', { path: { flow: name }, body });
      notify('Saved', { type: 'success' });
      await client.invalidateQueries({ queryKey });
      return undefined;
    } catch (error) {
      const errors = getFieldErrors(error);
      if (Object.keys(errors).length === 0) notify(getErrorMessage(error), { type: 'error' });
      return errors;
    }
  };
  return (
    <Section title={title}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {explanation}{' '}
        <Link component={RouterLink} to={`/mails/${mail}`} underline="always">
          Edit the wording
        </Link>
      </Typography>
      <ResourceContextProvider value="newsletter-flows">
        <Form record={{ ...flow, id: flow.flow }} onSubmit={save} {...guarded}>
          <BooleanInput source="isActive" label="Active" helperText={false} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
            <NumberInput
              source="delayDays"
              label={delay}
              min={flow.flow === 'win-back' ? MIN_WIN_BACK_DAYS : 0}
              validate={required()}
              helperText={false}
            />
            {flow.flow === 'win-back' && (
              <NumberInput
                source="pauseDays"
                label="Pause in days"
                min={MIN_WIN_BACK_DAYS}
                validate={required()}
                helperText="Time until the same subscriber gets it again"
              />
            )}
            <TextInput
              source="couponCode"
              label="Coupon"
              parse={(value: string | null) => value ?? ''}
              helperText="Code of an existing coupon; empty for none"
            />
          </Box>
          <SaveButton sx={{ mt: 1 }} />
        </Form>
      </ResourceContextProvider>
    </Section>
  );
}
