import { formatNumber } from '#lib/format.ts';

export const units = ['cm', 'in'] as const;
export type Unit = (typeof units)[number];

const mmOf: Record<Unit, number> = { cm: 10, in: 25.4 };
/** What a tape is read to: half inches, half centimetres. */
const step = 0.5;

/** @param range mm, from and to @returns `84–88`, in the reader's own figures */
export function writtenRange([from, to]: readonly [number, number], unit: Unit, tag: string): string {
  const [low, high] = [toStep(from / mmOf[unit]), toStep(to / mmOf[unit])];
  return low === high ? formatNumber(low, tag) : `${formatNumber(low, tag)}–${formatNumber(high, tag)}`;
}

const toStep = (length: number): number => Math.round(length / step) * step;

/**
 * A length as people type it: with a comma or a point, in European or Bengali figures.
 * @returns cm to one decimal, or null where it is no length
 */
export function typedInCm(typed: string, unit: Unit): number | null {
  const length = typedNumber(typed);
  return length === null ? null : Math.round(length * mmOf[unit]) / 10;
}

/** What was typed in one unit, as it would be typed in the other; what cannot be read stays as it is. */
export function retyped(typed: string, from: Unit, to: Unit): string {
  const length = typedNumber(typed);
  return length === null || from === to ? typed : String(Math.round(((length * mmOf[from]) / mmOf[to]) * 10) / 10);
}

function typedNumber(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/[০-৯]/g, (figure) => String(figure.charCodeAt(0) - 0x09e6))
    .replace(',', '.');
  return /^\d{1,3}(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
