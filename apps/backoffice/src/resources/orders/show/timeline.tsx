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
        {timeline.map(({ at, kind, what, who, why }, index) => (
          <Box component="li" key={`${at}-${index}`} sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5, pb: 1 }}>
            <Typography variant="caption" color="text.secondary">
              {formatTime(at)} · {kind === 'mail' ? 'email' : kind}
              {who && ` · ${who}`}
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {describeEvent({ kind, what })}
              {why && <span>: {why}</span>}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
