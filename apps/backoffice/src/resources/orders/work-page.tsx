import { Title } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { DeskWork } from '@selvedge/server/admin/orders';
import { call } from '#frame/call.ts';
import { workWords } from './words.ts';

type Kind = keyof typeof workWords;

const listOf = (kind: Kind) => `/orders?filter=${encodeURIComponent(JSON.stringify({ work: kind }))}&sort=placedAt&order=ASC`;

/** What waits for somebody's hands today, and where to find it. */
export function WorkPage() {
  const { data } = useQuery({ queryKey: ['work'], queryFn: async () => (await call<DeskWork>('work')).data, refetchInterval: 60_000 });
  const kinds = Object.keys(workWords) as Kind[];
  return (
    <>
      <Title title="What is to be done today" />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', mt: 2 }}>
        {data &&
          kinds.map((kind) => (
            <WorkCard
              key={kind}
              to={listOf(kind)}
              label={kind === 'long-on-the-way' ? `On the way for more than ${data.longOnTheWayDays} days` : workWords[kind]}
              count={`${data[kind].count}${data[kind].isMore ? ' and more' : ''}`}
            />
          ))}
        {data && <WorkCard to="/money" label="Refunds to send by hand" count={String(data.refundsByHand)} />}
        {data && <WorkCard to="/money" label="Payments that wait for a decision" count={String(data.paymentsWaiting)} />}
      </Box>
    </>
  );
}

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
