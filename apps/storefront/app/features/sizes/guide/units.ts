import { formatNumber } from '#lib/locale/format.ts';

export const units = ['cm', 'in'] as const;
export type Unit = (typeof units)[number];

const mmPerUnit: Record<Unit, number> = { cm: 10, in: 25.4 };
/** Smallest step in either unit: half an inch or half a centimetre. */
const step = 0.5;

/** Formats a range. @param range in mm @returns for example `84–88`, in the reader's digits */
export function formatRange([from, to]: readonly [number, number], unit: Unit, tag: string): string {
  const [low, high] = [toStep(from / mmPerUnit[unit]), toStep(to / mmPerUnit[unit])];
  return low === high ? formatNumber(low, tag) : `${formatNumber(low, tag)}–${formatNumber(high, tag)}`;
}

const toStep = (length: number): number => Math.round(length / step) * step;

/**
 * Parses a length with a comma or a point, in European or Bengali digits.
 * @returns cm with one decimal, or null if it is not a length
 */
export function parseCm(typed: string, unit: Unit): number | null {
  const length = parseNumber(typed);
  return length === null ? null : Math.round(length * mmPerUnit[unit]) / 10;
}

/** Converts input to the other unit. Unreadable input is returned unchanged. */
export function convertTyped(typed: string, from: Unit, to: Unit): string {
  const length = parseNumber(typed);
  return length === null || from === to ? typed : String(Math.round(((length * mmPerUnit[from]) / mmPerUnit[to]) * 10) / 10);
}

function parseNumber(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/[০-৯]/g, (figure) => String(figure.charCodeAt(0) - 0x09e6))
    .replace(',', '.');
  return /^\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
