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
export function describeEvent({ kind, event }: { kind: string; event: string }): string {
  if (kind === 'note' || kind === 'refund') return event;
  if (kind === 'mail') {
    const [, words = event, rest = ''] = /^([a-z]+(?:-[a-z]+)*)(?:[-:](.+))?$/.exec(event) ?? [];
    const name = words.replaceAll('-', ' ');
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${rest}`.trim();
  }
  if (statusLabels[event]) return statusLabels[event];
  const [, number = '', status = ''] = /^(\S+) (.+)$/.exec(event) ?? [];
  return statusLabels[status] ? `${number} ${statusLabels[status]}` : event;
}
