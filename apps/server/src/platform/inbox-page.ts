import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Db } from './database.ts';
import { inbox } from './tables.ts';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #1c1b1a; }
  a { color: inherit; } table { border-collapse: collapse; width: 100%; } th, td { text-align: start; padding: .5rem; border-bottom: 1px solid #ddd; overflow-wrap: anywhere; }
  iframe { width: 100%; height: 70vh; border: 1px solid #ddd; background: #fff; } pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f6f5f3; padding: 1rem; }
`;

/** Each part of a message is displayed in a frame without scripts, without forms and without access to this page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'";
const MESSAGE_POLICY = "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src * data:";

/** `/dev/mail`: lists the mail that was stored instead of sent, newest first. Only for a shop on loopback. */
export function createInboxPage(db: Db): Hono {
  const routes = new Hono();

  routes.get('/', async (c) => {
    const { id, sentAt, sender, recipient, subject } = inbox;
    const messages = await db.select({ id, sentAt, sender, recipient, subject }).from(inbox).orderBy(desc(sentAt)).limit(200);
    const body = messages.length > 0 ? renderList(messages) : html`<p>No emails yet.</p>`;
    return c.html(renderPage('Inbox', body), 200, { 'Content-Security-Policy': POLICY });
  });

  routes.get('/:id{[0-9a-f-]{36}}', async (c) => {
    const message = await findMessage(db, c.req.param('id'));
    if (!message) return c.notFound();
    return c.html(renderPage(message.subject, renderMessage(message)), 200, { 'Content-Security-Policy': POLICY });
  });

  routes.get('/:id{[0-9a-f-]{36}}/html', async (c) => {
    const message = await findMessage(db, c.req.param('id'));
    if (message?.html == null) return c.notFound();
    return c.html(message.html, 200, { 'Content-Security-Policy': MESSAGE_POLICY });
  });

  return routes;
}

type Message = typeof inbox.$inferSelect;

const renderList = (messages: readonly Pick<Message, 'id' | 'sentAt' | 'recipient' | 'subject'>[]) =>
  html`<table>
    <thead>
      <tr>
        <th>Sent</th>
        <th>To</th>
        <th>Subject</th>
      </tr>
    </thead>
    <tbody>
      ${messages.map(
        (message) =>
          html`<tr>
            <td><time>${message.sentAt.toISOString()}</time></td>
            <td>${message.recipient}</td>
            <td><a href="/dev/mail/${message.id}">${message.subject}</a></td>
          </tr>`,
      )}
    </tbody>
  </table>`;

const renderMessage = (message: Message) =>
  html`<p><a href="/dev/mail">All emails</a></p>
    <table>
      <tbody>
        <tr>
          <th>From</th>
          <td>${message.sender}</td>
        </tr>
        <tr>
          <th>To</th>
          <td>${message.recipient}</td>
        </tr>
        <tr>
          <th>Sent</th>
          <td>${message.sentAt.toISOString()}</td>
        </tr>
      </tbody>
    </table>
    ${message.html === null ? '' : renderHtmlPart(message.id)}
    <h2>Text</h2>
    <pre>${message.text ?? ''}</pre>
    <details>
      <summary>Raw message</summary>
      <pre>${message.raw}</pre>
    </details>`;

const renderHtmlPart = (id: string) =>
  html`<h2>HTML</h2>
    <iframe title="HTML part" sandbox="allow-popups" src="/dev/mail/${id}/html"></iframe>`;

async function findMessage(db: Db, id: string) {
  const [message] = await db.select().from(inbox).where(eq(inbox.id, id)).limit(1);
  return message;
}

function renderPage(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`;
}
