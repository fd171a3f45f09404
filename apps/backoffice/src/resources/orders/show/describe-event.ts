import { returnLabels } from '#resources/returns/labels.ts';
import { orderStatusLabels, parcelLabels, paymentLabels } from '../labels.ts';

const statusLabels: Readonly<Record<string, string>> = {
  placed: 'Placed',
  RENEWED: 'Invoice number renewed',
  ...orderStatusLabels,
  ...paymentLabels,
  ...parcelLabels,
  ...returnLabels,
};

/**
 * Returns the text of an event in an order's timeline: the names of its codes instead of the codes.
 * @param event of a parcel `7KQ4M-1 PACKED`, of an email `shipped-7KQ4M-1`
 */
export function describeEvent({ kind, what }: { kind: string; what: string }): string {
  if (kind === 'note' || kind === 'refund') return what;
  if (kind === 'mail') {
    const [, words = what, rest = ''] = /^([a-z]+(?:-[a-z]+)*)(?:[-:](.+))?$/.exec(what) ?? [];
    const name = words.replaceAll('-', ' ');
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${rest}`.trim();
  }
  if (statusLabels[what]) return statusLabels[what];
  const [, number = '', status = ''] = /^(\S+) (.+)$/.exec(what) ?? [];
  return statusLabels[status] ? `${number} ${statusLabels[status]}` : what;
}
