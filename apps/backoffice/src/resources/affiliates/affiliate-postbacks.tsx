import { useRecordContext } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import type { AffiliateRecord, AdminPostbacks } from '@selvedge/server/admin/affiliates';
import { formatTime } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { ActionDialog } from '../orders/actions/action-dialog.tsx';
import { Section } from '../orders/show/section.tsx';

const stateLabels: Record<AdminPostbacks['state'], string> = {
  none: 'No postback URL',
  on: 'Active',
  failing: 'Active; the last postback failed',
  off: 'Deactivated by staff',
};

/** Shows the postback settings of an affiliate and failed deliveries. */
export function AffiliatePostbacks() {
  const affiliate = useRecordContext<AffiliateRecord>();
  const cache = useQueryClient();
  const queryKey = ['affiliates', affiliate?.id, 'postbacks'];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /admin/affiliates/{id}/postbacks', { path: { id: affiliate?.id ?? 0 }, signal }),
    enabled: affiliate !== undefined,
  });
  if (!affiliate || !data) return null;
  const { host, state, failures } = data.data;
  const isOff = state === 'off';
  return (
    <Section title="Postbacks">
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }} gutterBottom>
        {host && `${host}: `}
        {stateLabels[state]}
      </Typography>
      {failures.map(({ id, event, at, attempts, answer, lastError }) => (
        <Typography key={id} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {formatTime(at)}: {event}, {attempts === 1 ? '1 attempt' : `${attempts} attempts`}, {answer === null ? 'no response' : `HTTP ${answer}`}
          {lastError && `: ${lastError}`}
        </Typography>
      ))}
      {host !== null && failures.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          No failed postbacks in the last 30 days
        </Typography>
      )}
      {state !== 'none' && (
        <ActionDialog
          label={isOff ? 'Activate postbacks' : 'Deactivate postbacks'}
          onSend={() => call('POST /admin/affiliates/{id}/postbacks/switch', { path: { id: affiliate.id }, body: { isOn: isOff } })}
          onDone={() => void cache.invalidateQueries({ queryKey })}
        >
          {isOff
            ? 'Postbacks are sent again for new events.'
            : 'No postbacks are sent, including pending ones. The affiliate sees that the shop deactivated them.'}
        </ActionDialog>
      )}
    </Section>
  );
}
