import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { describeCause } from './describe-cause.ts';
import { eventKindLabels, getActorLabel } from '../labels.ts';
import { formatTime, formatMoney } from '#fields/formats.ts';
import { Section } from './section.tsx';
import { describeEvent } from './describe-event.ts';
import { useOrder } from './use-order.ts';

/** Lists all events of the order, the latest first, with person and reason. */
export function Timeline() {
  const { timeline } = useOrder();
  return (
    <Section title="Timeline">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {timeline.map(({ at, kind, event, actor, reason, amount, currency }, index) => (
          <Box component="li" key={`${at}-${index}`} sx={{ borderLeft: 2, borderColor: 'divider', pl: 1.5, pb: 1 }}>
            <Typography variant="caption" color="text.secondary">
              {formatTime(at)} · {eventKindLabels[kind]}
              {actor && ` · ${getActorLabel(actor)}`}
            </Typography>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {amount !== null && `${formatMoney(amount, currency)} `}
              {describeEvent({ kind, event })}
              <Reason kind={kind} event={event} reason={reason} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** Shows the reason of an event, unless it only repeats the event. */
function Reason({ kind, event, reason }: { kind: string; event: string; reason: string }) {
  const text = kind === 'refund' ? describeCause(reason) : reason;
  if (text === '' || text.toLowerCase() === describeEvent({ kind, event }).toLowerCase()) return null;
  return <span>: {text}</span>;
}
