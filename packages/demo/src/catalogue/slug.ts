import type { LanguageCode } from './languages.ts';

/* ELOT 743 / ISO 843 transcription, as in Greek passports and road signs. */
const greek: Record<string, string> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};
const voiceless = 'θκξπσςτφχψ';

/* The Bulgarian Transliteration Act of 2009. */
const bulgarian: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sht',
  ъ: 'a',
  ь: 'y',
  ю: 'yu',
  я: 'ya',
};

/* Letters that Unicode does not decompose; German writes umlauts with an e. */
const latin: Record<string, string> = { ß: 'ss', ł: 'l', đ: 'd', ø: 'o', ı: 'i', æ: 'ae', œ: 'oe' };
const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

const replaceEach = (text: string, table: Record<string, string>): string => [...text].map((letter) => table[letter] ?? letter).join('');

function transcribeGreek(lower: string): string {
  const bare = lower.replace(/[ϋΰ]/g, 'y').normalize('NFD').replace(/\p{M}/gu, '');
  const pairs = bare
    .replace(/([αεη])υ(.?)/gsu, (_, vowel: string, next: string) => {
      // αυ, ευ, ηυ are pronounced with f before a voiceless sound and at the end of a word, otherwise with v.
      const isVoiceless = !/\p{L}/u.test(next) || voiceless.includes(next);
      return `${greek[vowel] ?? ''}${isVoiceless ? 'f' : 'v'}${next}`;
    })
    .replace(/ου/g, 'ou')
    .replace(/γ(?=γ)/g, 'n')
    .replace(/γ(?=[ξχ])/g, 'n')
    .replace(/(^|[^\p{L}])μπ/gu, '$1b');
  return replaceEach(pairs, greek);
}

/** Returns a part of a URL: ASCII for all languages except Bengali, which keeps its script. */
export function slugify(text: string, language: LanguageCode): string {
  const lower = text.toLocaleLowerCase('en').normalize('NFC');
  if (language === 'bn') {
    // Bengali words contain vowel signs, which are marks and not letters. Joiners are removed, because URLs do not preserve them.
    return lower
      .replace(/[\u200c\u200d]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
  }
  const own = language === 'de' || language === 'at' ? replaceEach(lower, german) : lower;
  const script = language === 'el' ? transcribeGreek(own) : language === 'bg' ? replaceEach(own, bulgarian) : own;
  return replaceEach(script, latin)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
