import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { StaffEntered, TotpSetupAnswer } from '@selvedge/server/admin/staff';
import { call } from '../call.ts';
import { DoorForm, sentenceOf } from './door-form.tsx';
import { CodeField } from './second-factor-step.tsx';

/** An authenticator is set up before anything else: by picture, or typed. */
export function SetUpStep({ challenge, onEntered }: { challenge: string; onEntered: (entered: StaffEntered) => Promise<void> }) {
  const [setup, setSetup] = useState<TotpSetupAnswer>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    // Each asking makes another secret: asked twice, what was scanned first would not count.
    let isGone = false;
    const asking = setTimeout(() => {
      call<TotpSetupAnswer>('second-factor/setup', { method: 'POST', body: { challenge } }).then(
        ({ data }) => !isGone && setSetup(data),
        (error: unknown) => !isGone && setProblem(sentenceOf(error)),
      );
    });
    return () => {
      isGone = true;
      clearTimeout(asking);
    };
  }, [challenge]);
  if (problem !== '') return <Alert severity="error">{problem}</Alert>;
  if (!setup) return <CircularProgress aria-label="Making a secret" />;
  const send = async ({ code }: Record<string, string>) =>
    onEntered((await call<StaffEntered>('second-factor', { method: 'POST', body: { challenge, code } })).data);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        Scan this with an authenticator on your telephone (1Password, Aegis, Google Authenticator…), then type the code that it shows.
      </Typography>
      <Box
        component="img"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.svg)}`}
        alt="QR code for your authenticator"
        sx={{ width: 200, height: 200, justifySelf: 'center' }}
      />
      <Typography variant="body2" color="text.secondary">
        Or type this secret there:{' '}
        <Box component="code" aria-label="Secret" sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
          {setup.secret}
        </Box>
      </Typography>
      <DoorForm action="Confirm" onSend={send}>
        <CodeField />
      </DoorForm>
    </Box>
  );
}
