import type { Config } from '../config.ts';
import { openDeepl } from './deepl.ts';
import type { Translator } from './translator.ts';

/** @returns undefined if no translation service is configured */
export const openTranslator = ({ deepl }: Pick<Config, 'deepl'>): Translator | undefined => deepl && openDeepl(deepl);
