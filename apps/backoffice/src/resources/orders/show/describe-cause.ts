const causes: Readonly<Record<string, string>> = {
  refund: 'Refund by staff',
  return: 'Return',
  parcel: 'Parcel not delivered:',
  lines: 'Items cancelled',
  edit: 'Order edited',
  payment: 'Payment not needed',
  dispute: 'Dispute lost',
  dashboard: "Refunded in the provider's dashboard",
  cancelled: 'Order cancelled',
};
/** Causes whose second word is a number that staff know. */
const numbered = ['return', 'parcel'];

/** Returns the text of a refund's cause: `return RET-7KQ4M 12` becomes "Return RET-7KQ4M". */
export function describeCause(cause: string): string {
  const [kind = '', number = ''] = cause.split(' ');
  const text = causes[kind];
  if (text === undefined) return cause;
  return numbered.includes(kind) ? `${text} ${number}`.trim() : text;
}
