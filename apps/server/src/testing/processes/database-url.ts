import type pg from 'pg';

/** Returns the address of a database for `DATABASE_URL`. */
export function buildDatabaseUrl({ user, password, host, port, database }: pg.ClientConfig): string {
  const address = `postgres://${encodeURIComponent(user ?? '')}:${encodeURIComponent(typeof password === 'string' ? password : '')}@localhost:${port}/${database}`;
  // The embedded server may listen on a Unix socket.
  return host?.startsWith('/') ? `${address}?host=${encodeURIComponent(host)}` : address.replace('@localhost', `@${host}`);
}
