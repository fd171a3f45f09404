import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { now } from '#kit/clock';
import { demoSignIns, computeTotpCode } from '#modules/accounts';

const policy = "default-src 'none'; style-src 'unsafe-inline'";

/** `/dev/codes`: shows the current authenticator codes of the demo staff. Only for a shop on loopback, because their secrets are public. */
export function createCodesPage(): Hono {
  const routes = new Hono();
  routes.get('/', (c) => c.html(renderPage(), 200, { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' }));
  return routes;
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
  th, td { text-align: start; padding: 0.5rem 1rem 0.5rem 0; }
  output { font: 600 1.25rem ui-monospace, monospace; }
`;

const renderPage = () =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="refresh" content="10" />
        <title>Codes of the demo's staff</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <h1>Codes of the demo's staff</h1>
        <p>They sign in at <a href="/admin">/admin</a>. Each code counts once, for half a minute; the page shows the next by itself.</p>
        <table>
          <thead>
            <tr>
              <th>Role</th>
              <th>E-mail</th>
              <th>Password</th>
              <th>Code</th>
            </tr>
          </thead>
          <tbody>
            ${renderRows()}
          </tbody>
        </table>
      </body>
    </html>`;

const renderRows = () =>
  demoSignIns.flatMap((account) =>
    'totpSecret' in account
      ? [
          html`<tr>
            <td>${account.role}</td>
            <td>${account.email}</td>
            <td>${account.password}</td>
            <td><output aria-label="Code of ${account.email}">${computeTotpCode(account.totpSecret, now())}</output></td>
          </tr>`,
        ]
      : [],
  );
