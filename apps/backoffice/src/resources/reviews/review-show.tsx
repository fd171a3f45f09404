import { Show, TopToolbar, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { StaffReviewRow } from '@selvedge/server/admin/reviews';
import { ReasonAction } from '../orders/reason-action.tsx';
import { Section } from '../orders/section.tsx';
import { timeOf } from '../orders/words.ts';
import { fitWords, reviewWords, starsOf } from './words.ts';

/** What a buyer says, and what is decided about it. */
export function ReviewShow() {
  return (
    <Show actions={<TopToolbar />} component="div">
      <Decision />
    </Show>
  );
}

function Decision() {
  const review = useRecordContext<StaffReviewRow>();
  if (!review) return null;
  const { id, product, productId, orderNumber, author, stars, fit, text, status, createdAt, decidedAt, decidedBy, reason } = review;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 800 }}>
      <Section title={product}>
        <Typography>{starsOf(stars)}</Typography>
        <Typography sx={{ my: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text || 'No words'}</Typography>
        <Typography variant="body2">
          {author}, {timeOf(createdAt)}
          {fit && ` · ${fitWords[fit]}`}
        </Typography>
        <Typography variant="body2">
          <Link component={RouterLink} to={`/products/${productId}`}>
            The product
          </Link>
          {' · '}
          <Link component={RouterLink} to={`/orders/${orderNumber}/show`}>
            Order {orderNumber}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {reviewWords[status]}
          {decidedAt && `, decided by ${decidedBy ?? ''} on ${timeOf(decidedAt)}`}
          {reason && `: ${reason}`}
        </Typography>
      </Section>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {status !== 'approved' && (
          <ReasonAction label="Approve" path={`reviews/${id}/approve`} variant="contained">
            It stands on the product’s page from now on and counts in its rating.
          </ReasonAction>
        )}
        {status !== 'rejected' && (
          <ReasonAction label="Reject" path={`reviews/${id}/reject`} color="error" needsReason>
            It is not shown, or no more, and does not count.
          </ReasonAction>
        )}
      </Box>
    </Box>
  );
}
