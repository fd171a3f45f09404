import { cpus, totalmem } from 'node:os';

export const computePerSecond = (value = 0): string => Math.round(value).toLocaleString('en');
export const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
export const times = (value: number): string => value.toFixed(2);

export const describeMachine = (load = '16 connections', processes = 'one shop process'): string =>
  `Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 1024 ** 3)} GB; ${processes}, ${load}, load generator and database on the same machine.`;

/** Formats a Markdown table, aligned for terminals. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) => Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}
