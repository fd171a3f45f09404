import { demoSignIns } from '#modules/accounts';
import { usesSandbox } from '#modules/payments';
import type { Config } from '#platform/config';

type WelcomeConfig = Pick<Config, 'publicUrl' | 'isLoopback' | 'smtpUrl' | 'payments' | 'sandboxPort'>;

/**
 * Returns the last output of `npm start`: the addresses and the existing demo accounts.
 * @param openEmails email addresses of the demo accounts that were not removed
 */
export function writeWelcome(
  { publicUrl, isLoopback, smtpUrl, payments, sandboxPort }: WelcomeConfig,
  { countryCodes, openEmails }: { countryCodes: readonly string[]; openEmails: readonly string[] },
): string {
  const { protocol, port } = new URL(publicUrl);
  const getHost = (code: string) => `${protocol}//${code.toLowerCase()}.localhost${port && `:${port}`}`;
  const lines = ['', `Selvedge is open: ${publicUrl}`];
  if (isLoopback) {
    const accounts = demoSignIns.filter(({ email }) => openEmails.includes(email));
    const [staff, others] = [accounts.filter((account) => 'totpSecret' in account), accounts.filter((account) => !('totpSecret' in account))];
    lines.push(
      `One host a country: ${getHost(countryCodes[0] ?? 'SI')} … (${countryCodes.map((code) => code.toLowerCase()).join(', ')})`,
      `API: ${publicUrl}/api/docs`,
      ...(smtpUrl ? [] : [`Mail: ${publicUrl}/dev/mail`]),
      ...(usesSandbox({ payments }) ? [`Sandbox for payments: http://127.0.0.1:${sandboxPort}`] : []),
      ...(others.length > 0 ? ['Demo sign-ins (/auth/Login; affiliates at /auth/affiliate-login):', ...others.map(signIn)] : []),
      `Back office: ${publicUrl}/admin${staff.length > 0 ? `, with a code of ${publicUrl}/dev/codes` : ''}`,
      ...staff.map(signIn),
      'Ctrl-C ends it.',
    );
  }
  return `${lines.join('\n')}\n`;
}

const signIn = ({ role, email, password }: (typeof demoSignIns)[number]): string => `  ${role.padEnd(10)} ${email.padEnd(30)} ${password}`;
