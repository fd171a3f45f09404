import { demoSignIns } from '#modules/accounts';
import type { Config } from '#platform/config';

/** What `npm start` ends with: where to look, and who can sign in to the demo. */
export function welcome({ publicUrl, isLoopback, smtpUrl, cards, taka, sandboxPort }: Config, countryCodes: readonly string[]): string {
  const { protocol, port } = new URL(publicUrl);
  const hostOf = (code: string) => `${protocol}//${code.toLowerCase()}.localhost${port && `:${port}`}`;
  const lines = ['', `Selvedge is open: ${publicUrl}`];
  if (isLoopback) {
    lines.push(
      `One host a country: ${hostOf(countryCodes[0] ?? 'SI')} … (${countryCodes.map((code) => code.toLowerCase()).join(', ')})`,
      `API: ${publicUrl}/api/docs`,
      ...(smtpUrl ? [] : [`Mail: ${publicUrl}/dev/mail`]),
      ...(cards === 'sandbox' || taka === 'sandbox' ? [`Sandbox for payments: http://127.0.0.1:${sandboxPort}`] : []),
      'Demo sign-ins (/auth/Login; affiliates at /auth/affiliate-login):',
      ...demoSignIns.filter((account) => !('totpSecret' in account)).map(signIn),
      `Back office: ${publicUrl}/admin, with a code of ${publicUrl}/dev/codes`,
      ...demoSignIns.filter((account) => 'totpSecret' in account).map(signIn),
      'Ctrl-C ends it.',
    );
  }
  return `${lines.join('\n')}\n`;
}

const signIn = ({ role, email, password }: (typeof demoSignIns)[number]): string => `  ${role.padEnd(10)} ${email.padEnd(30)} ${password}`;
