import { once } from 'node:events';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Value of a cell in a copied row; lists become text arrays, objects JSON. */
export type Cell = string | number | boolean | Date | null | readonly string[] | object;

/** Collects rows for one table in the format of PostgreSQL's COPY. */
export interface CopyBatch {
  add(...cells: Cell[]): void;
  /** Sends the collected rows and discards them. */
  send(client: PoolClient): Promise<void>;
}

/** Size of a chunk in characters: large enough for throughput, small enough for memory. */
const CHUNK = 256 * 1024;

/** @param columns database names of the columns, in the order of the cells */
export function createCopyBatch(table: string, columns: readonly string[]): CopyBatch {
  let chunks: string[] = [];
  let open = '';
  return {
    add: (...cells) => {
      open += `${cells.map(encode).join('\t')}\n`;
      if (open.length > CHUNK) {
        chunks.push(open);
        open = '';
      }
    },
    send: async (client) => {
      const rows = [...chunks, open];
      chunks = [];
      open = '';
      if (rows.length === 1 && rows[0] === '') return;
      const stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
      const done = new Promise<void>((resolve, reject) => stream.once('finish', resolve).once('error', reject));
      for (const chunk of rows) {
        if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done]);
      }
      stream.end();
      await done;
    },
  };
}

function encode(cell: Cell): string {
  if (cell === null) return '\\N';
  switch (typeof cell) {
    case 'string':
      return escape(cell);
    case 'number':
      return String(cell);
    case 'boolean':
      return cell ? 't' : 'f';
    default:
      if (cell instanceof Date) return cell.toISOString();
      return escape(Array.isArray(cell) ? formatArray(cell as string[]) : JSON.stringify(cell));
  }
}

const special: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escape = (text: string): string =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (character) => special[character] ?? character) : text;

const formatArray = (items: readonly string[]): string => `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
