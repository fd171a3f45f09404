import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { TotpSetupAnswer } from '@selvedge/server/contract';
import type { StaffEntered } from '@selvedge/server/admin/staff';
import { call } from '../call.ts';
import { getErrorMessage } from '../http-error.ts';
import { CredentialsForm } from './credentials-form.tsx';
import { CodeField } from './second-factor-step.tsx';

/** Sets up the authenticator, by QR code or typed secret, before anything else. */
export function SetUpStep({ challenge, onEntered }: { challenge: string; onEntered: (entered: StaffEntered) => Promise<void> }) {
  const [setup, setSetup] = useState<TotpSetupAnswer>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    // Each request creates a new secret, so a second request would make the scanned one invalid.
    let isGone = false;
    const asking = setTimeout(() => {
      call('POST /admin/second-factor/setup', { body: { challenge } }).then(
        ({ data }) => !isGone && setSetup(data),
        (error: unknown) => !isGone && setProblem(getErrorMessage(error)),
      );
    });
    return () => {
      isGone = true;
      clearTimeout(asking);
    };
  }, [challenge]);
  if (problem !== '') return <Alert severity="error">{problem}</Alert>;
  if (!setup) return <CircularProgress aria-label="Loading" />;
  const send = async ({ code }: Record<string, string>) => onEntered((await call('POST /admin/second-factor', { body: { challenge, code } })).data);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>
        Scan this code with an authenticator app on your phone (1Password, Aegis, Google Authenticator…), then enter the code it shows.
      </Typography>
      <Box
        component="img"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.svg)}`}
        alt="QR code for your authenticator app"
        sx={{ width: 200, height: 200, justifySelf: 'center' }}
      />
      <Typography variant="body2" color="text.secondary">
        Or enter this secret in the app:{' '}
        <Box component="code" aria-label="Secret" sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
          {setup.secret}
        </Box>
      </Typography>
      <CredentialsForm action="Confirm" onSend={send}>
        <CodeField />
      </CredentialsForm>
    </Box>
  );
}
