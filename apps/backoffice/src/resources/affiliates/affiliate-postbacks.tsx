import { useRecordContext } from 'react-admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import type { AffiliateRecord, StaffPostbacks } from '@selvedge/server/admin/affiliates';
import { call } from '#frame/call.ts';
import { ActionDialog } from '../orders/action-dialog.tsx';
import { Section } from '../orders/section.tsx';
import { timeOf } from '../orders/words.ts';

const stateWords: Record<StaffPostbacks['state'], string> = {
  none: 'He has no address',
  on: 'Switched on',
  failing: 'Switched on; the last one was not taken',
  off: 'Switched off by us: nothing is sent',
};

/** Where his own system is told of what is his, and what of it was given up. */
export function AffiliatePostbacks() {
  const affiliate = useRecordContext<AffiliateRecord>();
  const cache = useQueryClient();
  const queryKey = ['affiliates', affiliate?.id, 'postbacks'];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call<StaffPostbacks>(`affiliates/${affiliate?.id}/postbacks`, { signal }),
    enabled: affiliate !== undefined,
  });
  if (!affiliate || !data) return null;
  const { host, state, failures } = data.data;
  const isOff = state === 'off';
  return (
    <Section title="Postbacks">
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }} gutterBottom>
        {host && `${host}: `}
        {stateWords[state]}
      </Typography>
      {failures.map(({ id, event, at, attempts, answer, said }) => (
        <Typography key={id} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {timeOf(at)}: {event}, {attempts === 1 ? 'tried once' : `tried ${attempts} times`}, {answer === null ? 'no answer' : `HTTP ${answer}`}
          {said && `: ${said}`}
        </Typography>
      ))}
      {host !== null && failures.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          Nothing was given up in the last thirty days
        </Typography>
      )}
      {state !== 'none' && (
        <ActionDialog
          label={isOff ? 'Switch postbacks on' : 'Switch postbacks off'}
          path={`affiliates/${affiliate.id}/postbacks/switch`}
          body={() => ({ isOn: isOff })}
          onDone={() => void cache.invalidateQueries({ queryKey })}
        >
          {isOff ? 'He is told again of what comes from now on.' : 'He is told nothing from now on, what waits included, and sees that you did it.'}
        </ActionDialog>
      )}
    </Section>
  );
}
