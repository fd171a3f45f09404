/**
 * Maps letters outside a–z to the letters a–z that search uses. Words are stored in these for three reasons: PostgreSQL's trigrams then work
 * independently of the database's locale (locale C sees no letters in Greek, Cyrillic or Bengali), shoppers may type their language in
 * Latin letters, and letters that sound alike become one.
 */

/* Letters that Unicode does not decompose into a base and a mark. */
const latin = { ß: 'ss', ł: 'l', đ: 'd', ð: 'd', ø: 'o', ı: 'i', æ: 'ae', œ: 'oe', þ: 'th', ħ: 'h', ŋ: 'n', ŧ: 't', ĸ: 'k', ə: 'e' };

/* By sound: η, ι and υ are the same vowel and often confused. Digraphs are replaced first, see `greekSounds`. */
const greek = {
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p' },
  ...{ ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'i', φ: 'f', χ: 'h', ψ: 'ps', ω: 'o' },
};

/** Pairs of Greek letters with one sound; a pair at the start of a word is a single consonant. */
export const greekSounds: readonly [RegExp, string][] = [
  [/ου/gu, 'ou'],
  [/αυ/gu, 'av'],
  [/ευ/gu, 'ev'],
  [/αι/gu, 'e'],
  [/[εου]ι/gu, 'i'],
  [/(?<!\p{L})μπ/gu, 'b'],
  [/(?<!\p{L})ντ/gu, 'd'],
  [/(?<!\p{L})γκ/gu, 'g'],
];

/* The Bulgarian Transliteration Act of 2009, and letters of neighbouring languages. */
const cyrillic = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p' },
  ...{ р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht', ъ: 'a', ь: '', ю: 'yu', я: 'ya', ы: 'i' },
  ...{ э: 'e', є: 'ye', і: 'i', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'd', џ: 'dz', ґ: 'g' },
};

/* By sound: long and short vowels are one, and so are the three s, the two n and the two j. The inherent vowel is not written. */
const bengali = {
  ...{ ক: 'k', খ: 'kh', গ: 'g', ঘ: 'gh', ঙ: 'ng', চ: 'ch', ছ: 'ch', জ: 'j', ঝ: 'jh', ঞ: 'n', ট: 't', ঠ: 'th', ড: 'd', ঢ: 'dh', ণ: 'n' },
  ...{ ত: 't', থ: 'th', দ: 'd', ধ: 'dh', ন: 'n', প: 'p', ফ: 'f', ব: 'b', ভ: 'bh', ম: 'm', য: 'j', র: 'r', ল: 'l', শ: 'sh', ষ: 'sh' },
  ...{ স: 's', হ: 'h', ৎ: 't', ৱ: 'w', ৰ: 'r' },
  ...{ অ: 'o', আ: 'a', ই: 'i', ঈ: 'i', উ: 'u', ঊ: 'u', ঋ: 'ri', এ: 'e', ঐ: 'oi', ও: 'o', ঔ: 'ou' },
  ...{ '\u09be': 'a', '\u09bf': 'i', '\u09c0': 'i', '\u09c1': 'u', '\u09c2': 'u', '\u09c3': 'ri', '\u09c7': 'e', '\u09c8': 'oi' },
  ...{ '\u09cb': 'o', '\u09cc': 'ou', '\u0982': 'ng' },
  ...{ '০': '0', '১': '1', '২': '2', '৩': '3', '৪': '4', '৫': '5', '৬': '6', '৭': '7', '৮': '8', '৯': '9' },
};

/** Sounds of a letter with its sign, in decomposed form, before signs are removed. */
export const bengaliSounds: readonly [RegExp, string][] = [
  // ো and ৌ decompose to two signs; ড়, ঢ় and য় to a letter and a dot.
  [/\u09c7\u09be/gu, 'o'],
  [/\u09c7\u09d7/gu, 'ou'],
  [/\u09a1\u09bc/gu, 'r'],
  [/\u09a2\u09bc/gu, 'rh'],
  [/\u09af\u09bc/gu, 'y'],
  // After a consonant য only changes the vowel: জ্যাকেট is "jaket".
  [/\u09cd\u09af\u09be/gu, 'a'],
  [/\u09cd\u09af/gu, ''],
];

/** All single letters. */
export const letters: ReadonlyMap<string, string> = new Map(Object.entries({ ...latin, ...greek, ...cyrillic, ...bengali }));
