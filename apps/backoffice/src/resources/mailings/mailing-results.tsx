import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MailingRecordData } from '@selvedge/server/admin/marketing';
import { formatMoney } from '#fields/formats.ts';

/** Shows the counts of a mailing. */
export function MailingResults({ mailing: { results } }: { mailing: MailingRecordData }) {
  const { recipients, waiting, sent, skipped, bounced, failed, unsubscribed, visits, orders, sales } = results;
  const figures: [string, string][] = [
    ['Recipients', format(recipients)],
    ['Sent', format(sent)],
    ['Waiting', format(waiting)],
    ['Not sent: subscription ended, country closed, no content, or mailing cancelled', format(skipped)],
    ['Bounced', format(bounced)],
    ['Failed', format(failed)],
    ['Unsubscribed by this mailing', formatShare(unsubscribed, sent)],
    ['Visits by its links', format(visits)],
    ['Orders of recipients within 7 days', formatShare(orders, sent)],
    ['Sales of these orders', sales.map(({ currency, amount }) => formatMoney(amount, currency)).join(', ') || '–'],
  ];
  return (
    <Box component="section" aria-label="Results" sx={{ width: '100%' }}>
      <Typography variant="h6" component="h2" gutterBottom>
        Results
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)' }, gap: 2, m: 0, mb: 2 }}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" variant="h6" sx={{ m: 0 }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary">
        An order counts for the last mailing that its email address received before. Opening an email is not measured.
      </Typography>
    </Box>
  );
}

const format = (count: number): string => count.toLocaleString('en');

const formatShare = (count: number, sent: number): string =>
  sent === 0 ? format(count) : `${format(count)} (${((count / sent) * 100).toLocaleString('en', { maximumFractionDigits: 1 })} %)`;
