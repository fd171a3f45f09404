import { Title } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { call } from '#frame/call.ts';
import { workLabels } from '../labels.ts';

type Kind = keyof typeof workLabels;

const buildListPath = (kind: Kind) => `/orders?filter=${encodeURIComponent(JSON.stringify({ work: kind }))}&sort=placedAt&order=ASC`;

/** Lists today's open work, with links. */
export function WorkPage() {
  const { data } = useQuery({ queryKey: ['work'], queryFn: async () => (await call('GET /admin/work')).data, refetchInterval: 60_000 });
  const kinds = Object.keys(workLabels) as Kind[];
  return (
    <>
      <Title title="Tasks" />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', mt: 2 }}>
        {data &&
          kinds.map((kind) => (
            <WorkCard
              key={kind}
              to={buildListPath(kind)}
              label={kind === 'long-on-the-way' ? `In transit for more than ${data.longOnTheWayDays} days` : workLabels[kind]}
              count={`${data[kind].count}${data[kind].isMore ? ' or more' : ''}`}
            />
          ))}
        {data && <WorkCard to="/money" label="Refunds to send manually" count={String(data.refundsByHand)} />}
        {data && <WorkCard to={failedExchangesPath} label="Exchanges not delivered" count={String(data.exchangesFailed)} />}
        {data && <WorkCard to="/money" label="Payments to review" count={String(data.paymentsWaiting)} />}
      </Box>
    </>
  );
}

const failedExchangesPath = `/returns?filter=${encodeURIComponent(JSON.stringify({ state: 'exchange-failed' }))}`;

function WorkCard({ to, label, count }: { to: string; label: string; count: string }) {
  return (
    <Card>
      <CardActionArea component={Link} to={to} sx={{ height: '100%' }}>
        <CardContent>
          <Typography variant="h4" component="p" color={count === '0' ? 'text.secondary' : 'text.primary'}>
            {count}
          </Typography>
          <Typography>{label}</Typography>
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
