import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Measure, SizeAdvice } from '@selvedge/server/contract';
import type { Preference } from './asked-measures.ts';
import { measureNames } from '../guide/measure-texts.ts';

const sentences: Record<string, MessageDescriptor> = {
  within: msg`This size is made for your measurements.`,
  'decided-by': msg({ message: 'Deciding measurement: {measure}.' }),
  between: msg`You’re between two sizes.`,
  'runs-small': msg`Customers say it runs small, so we went one size up.`,
  'runs-large': msg`Customers say it runs large, so we went one size down.`,
  'below-smallest': msg`Your measurements are below our smallest size.`,
  'above-largest': msg`Your measurements are above our largest size.`,
};

const byPreference: Partial<Record<Preference, MessageDescriptor>> = {
  close: msg`You like a close fit, so we chose the smaller one.`,
  loose: msg`You like a loose fit, so we chose the larger one.`,
};

/** Returns the finder's reasons as sentences, in its order. Unknown reasons are left out. */
export function getReasonTexts(i18n: I18n, { reasons }: Pick<SizeAdvice, 'reasons'>, preference: Preference): string[] {
  return reasons.flatMap(({ code, measure }) => {
    const sentence = code === 'preference' ? byPreference[preference] : sentences[code];
    if (!sentence || (code === 'decided-by' && !isMeasure(measure))) return [];
    const values = isMeasure(measure) ? { measure: i18n._(measureNames[measure]) } : {};
    return [i18n._(sentence.id, values, { message: sentence.message })];
  });
}

const isMeasure = (measure: string | undefined): measure is Measure => measure !== undefined && Object.hasOwn(measureNames, measure);
