import { z } from 'zod';

/** The account at DeepL. */
export interface DeeplSettings {
  apiKey: string;
  /** Without a trailing slash. */
  baseUrl: string;
}

/** The settings of the translation service in the environment. */
export const translatorFields = {
  DEEPL_API_KEY: z.string().min(10, 'must be the key of an account at DeepL').optional(),
  DEEPL_URL: z
    .string()
    .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'must be an address such as https://api.deepl.com')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
};

type GivenTranslator = z.infer<z.ZodObject<typeof translatorFields>>;

/** Settings that must never appear in a message. */
export const translatorSecrets = ['DEEPL_API_KEY'] as const;

/** @returns undefined if no translation service is configured */
export const readTranslatorSettings = ({ DEEPL_API_KEY: apiKey, DEEPL_URL: baseUrl }: GivenTranslator): DeeplSettings | undefined =>
  apiKey === undefined ? undefined : { apiKey, baseUrl: baseUrl ?? findDeeplUrl(apiKey) };

/** Keys of the free plan end with `:fx` and are valid on another host. */
const findDeeplUrl = (apiKey: string): string => (apiKey.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com');

export const listTranslatorProblems = ({ DEEPL_API_KEY: apiKey, DEEPL_URL: baseUrl }: GivenTranslator): string[] =>
  baseUrl !== undefined && apiKey === undefined ? ['DEEPL_API_KEY is missing: DEEPL_URL needs it'] : [];
