import { useState, type ReactNode } from 'react';
import { Title, useNotify } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Data } from '@selvedge/api-client';
import { formatTime } from '#fields/formats.ts';
import { call } from './call.ts';
import { getErrorMessage } from './http-error.ts';
import { CredentialsForm } from './sign-in/credentials-form.tsx';
import { hasPasskeys, makePasskey } from './sign-in/passkeys.ts';
import { RecoveryCodes } from './sign-in/recovery-codes.tsx';

type Security = Data<'GET /admin/me/security'>;

/** Renders the person's sign-in methods and sessions. */
export function SecurityPage() {
  const notify = useNotify();
  const { data: own, refetch } = useQuery({ queryKey: ['own-security'], queryFn: async () => (await call('GET /admin/me/security')).data });
  const [codes, setCodes] = useState<readonly string[]>();
  if (!own) return <Title title="Security" />;
  const end = (ended: Promise<unknown>) => {
    ended.then(
      () => refetch(),
      (error: unknown) => notify(getErrorMessage(error), { type: 'error' }),
    );
  };
  const addPasskey = async ({ password = '', name = '' }: Record<string, string>) => {
    await makePasskey({ password, name });
    await refetch();
    notify('Passkey added', { type: 'success' });
  };
  const renewCodes = async ({ password = '' }: Record<string, string>) => {
    setCodes((await call('POST /admin/me/recovery-codes', { body: { password } })).data.recoveryCodes);
    await refetch();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: 720 }}>
      <Title title="Security" />
      <Part title="Passkeys">
        <Passkeys passkeys={own.passkeys} onRemove={(id) => end(call('DELETE /admin/me/passkeys/{id}', { path: { id } }))} />
        {hasPasskeys() && (
          <CredentialsForm key={own.passkeys.length} action="Add a passkey on this device" onSend={addPasskey}>
            <TextField name="name" label="Passkey name" />
            <TextField name="password" type="password" label="Your password" autoComplete="current-password" required />
          </CredentialsForm>
        )}
      </Part>
      <Part title="Recovery codes">
        {codes ? (
          <RecoveryCodes codes={codes} />
        ) : (
          <>
            <Typography>You have {own.recoveryCodesLeft} unused recovery codes. New codes replace the existing ones.</Typography>
            <CredentialsForm action="Generate new recovery codes" onSend={renewCodes}>
              <TextField name="password" type="password" label="Your password" autoComplete="current-password" required />
            </CredentialsForm>
          </>
        )}
      </Part>
      <Part title="Active sessions">
        <Sessions sessions={own.sessions} onEnd={end} />
      </Part>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper component="section" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

function Sessions({ sessions, onEnd }: { sessions: Security['sessions']; onEnd: (ended: Promise<unknown>) => void }) {
  return (
    <>
      <Rows
        empty=""
        rows={sessions.map(({ id, isThis, browser, os, network, lastSeenAt }) => ({
          key: id,
          text: `${browser}, ${os}${network && `, from ${network}`}: ${isThis ? 'this session' : `last active ${formatTime(lastSeenAt)}`}`,
          ...(!isThis && { action: 'Sign out', onClick: () => onEnd(call('DELETE /admin/me/sessions/{id}', { path: { id } })) }),
        }))}
      />
      {sessions.length > 1 && (
        <Button variant="outlined" onClick={() => onEnd(call('DELETE /admin/me/sessions'))}>
          Sign out all other sessions
        </Button>
      )}
    </>
  );
}

const Passkeys = ({ passkeys, onRemove }: { passkeys: Security['passkeys']; onRemove: (id: number) => void }) => (
  <Rows
    empty="No passkeys. With a passkey you sign in without a password and code."
    rows={passkeys.map(({ id, name, host, lastUsedAt }) => ({
      key: id,
      text: `${name} (${host}), ${lastUsedAt ? `last used ${formatTime(lastUsedAt)}` : 'never used'}`,
      action: 'Remove',
      onClick: () => onRemove(id),
    }))}
  />
);

interface Row {
  key: number;
  text: string;
  action?: string;
  onClick?: () => void;
}

function Rows({ rows, empty }: { rows: readonly Row[]; empty: string }) {
  if (rows.length === 0) return <Typography color="text.secondary">{empty}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {rows.map(({ key, text, action, onClick }) => (
        <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 44 }}>
          <span>{text}</span>
          {action !== undefined && (
            <Button size="small" onClick={onClick}>
              {action}
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}
