import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Measure, SizeAdvice } from '@selvedge/server/contract';
import type { Preference } from './asked-measures.ts';
import { measureNames } from '../guide/measure-texts.ts';

const sentences: Record<string, MessageDescriptor> = {
  within: msg`Your measures are those that this size is made for.`,
  'decided-by': msg({ message: 'What decided: {measure}.' }),
  between: msg`You are between two sizes.`,
  'runs-small': msg`Buyers say that it runs small, so we went one size up.`,
  'runs-large': msg`Buyers say that it runs large, so we went one size down.`,
  'below-smallest': msg`Your measures are below our smallest size.`,
  'above-largest': msg`Your measures are above our largest size.`,
};

const byPreference: Partial<Record<Preference, MessageDescriptor>> = {
  close: msg`You like it close to the body, so we took the smaller one.`,
  loose: msg`You like it loose, so we took the larger one.`,
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
