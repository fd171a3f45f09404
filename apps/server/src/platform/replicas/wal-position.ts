/** A position in PostgreSQL's write-ahead log (WAL), in bytes. A replica at or past the position of a commit contains that commit. */
export type WalPosition = bigint;

/** Parses PostgreSQL's text form, two hexadecimal numbers such as `16/B374D848`. */
export function parseWalPosition(text: string): WalPosition {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text) ?? [];
  if (high === undefined || low === undefined) throw new RangeError(`${text} is not a position in the write-ahead log`);
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/**
 * SQL expression for a position that contains all commits confirmed so far. With `synchronous_commit` off, a commit is confirmed before it is
 * flushed. The insert position then points behind the 24-byte header of a new page, which a replica reaches only with the next record; the
 * expression subtracts it.
 */
export const committedPosition = `
  case when current_setting('synchronous_commit') = 'off' then (
    select (case when (place - '0/0'::pg_lsn) % 8192 = 24 then place - 24 else place end)::text from pg_current_wal_insert_lsn() as place)
  else pg_current_wal_flush_lsn()::text end`;
