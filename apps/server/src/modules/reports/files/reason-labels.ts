/** The English names of the reasons for a return, in the order in which the shop lists them. */
export const returnReasonLabels = {
  'too-small': 'Too small',
  'too-large': 'Too large',
  'not-as-shown': 'Not as described',
  faulty: 'Faulty',
  'wrong-item': 'Wrong item',
  'too-late': 'Arrived too late',
  'changed-mind': 'Changed mind',
  other: 'Other',
} as const;
