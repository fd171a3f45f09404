import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from './section.tsx';
import { describeEvent } from './describe-event.ts';
import { useOrder } from './use-order.ts';
import { formatTime } from '../labels.ts';

/** Lists all events of the order, the latest first, with person and reason. */
export function Timeline() {
  const { timeline } = useOrder();
  return (
    <Section title="Timeline">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {timeline.map(({ at, kind, event, actor, reason }, index) => (
          <Box component="li" key={`${at}-${index}`} sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5, pb: 1 }}>
            <Typography variant="caption" color="text.secondary">
              {formatTime(at)} · {kind === 'mail' ? 'email' : kind}
              {actor && ` · ${actor}`}
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {describeEvent({ kind, event })}
              {reason && <span>: {reason}</span>}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
