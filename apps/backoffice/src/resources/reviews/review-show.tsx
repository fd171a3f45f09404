import { TopToolbar, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { AdminReviewRow } from '@selvedge/server/admin/reviews';
import { formatTime } from '#fields/formats.ts';
import { call } from '#frame/call.ts';
import { RecordShow } from '#fields/record-show.tsx';
import { ReasonAction } from '../orders/actions/reason-action.tsx';
import { Section } from '../orders/show/section.tsx';
import { fitLabels, reviewLabels, formatStars } from './review-list.tsx';

/** Renders a review with its moderation. */
export function ReviewShow() {
  return (
    <RecordShow actions={<TopToolbar />} component="div">
      <Decision />
    </RecordShow>
  );
}

function Decision() {
  const review = useRecordContext<AdminReviewRow>();
  if (!review) return null;
  const { id, product, productId, orderNumber, author, stars, fit, text, status, createdAt, decidedAt, decidedBy, reason } = review;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 800 }}>
      <Section title={product}>
        <Typography>{formatStars(stars)}</Typography>
        <Typography sx={{ my: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text || 'No text'}</Typography>
        <Typography variant="body2">
          {author}, {formatTime(createdAt)}
          {fit && ` · ${fitLabels[fit]}`}
        </Typography>
        <Typography variant="body2">
          <Link component={RouterLink} to={`/products/${productId}`}>
            View product
          </Link>
          {' · '}
          <Link component={RouterLink} to={`/orders/${orderNumber}/show`}>
            Order {orderNumber}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {reviewLabels[status]}
          {decidedAt && `, decided by ${decidedBy ?? ''} on ${formatTime(decidedAt)}`}
          {reason && `: ${reason}`}
        </Typography>
      </Section>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {status !== 'approved' && (
          <ReasonAction
            label="Approve"
            onSend={(reason) => call('POST /admin/reviews/{id}/approve', { path: { id }, body: { reason } })}
            variant="contained"
          >
            The review is published on the product page and counts towards the rating.
          </ReasonAction>
        )}
        {status !== 'rejected' && (
          <ReasonAction
            label="Reject"
            onSend={(reason) => call('POST /admin/reviews/{id}/reject', { path: { id }, body: { reason } })}
            color="error"
            needsReason
          >
            The review is not published and does not count towards the rating.
          </ReasonAction>
        )}
      </Box>
    </Box>
  );
}
