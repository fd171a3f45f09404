/**
 * Letters outside a–z as the letters a–z that search reads them as. Words are kept in these: PostgreSQL's trigrams work on
 * them whatever the database's locale (in the locale C it sees no letter in Greek, Cyrillic or Bengali at all), people who
 * type their language in Latin letters find things too, and letters that sound alike become one.
 */

/* What Unicode doesn't take apart into a base and a mark. */
const latin = { ß: 'ss', ł: 'l', đ: 'd', ð: 'd', ø: 'o', ı: 'i', æ: 'ae', œ: 'oe', þ: 'th', ħ: 'h', ŋ: 'n', ŧ: 't', ĸ: 'k', ə: 'e' };

/* By sound: η, ι and υ are one vowel to the ear, and so to many a hand. Digraphs go before, see `greekSounds`. */
const greek = {
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p' },
  ...{ ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'i', φ: 'f', χ: 'h', ψ: 'ps', ω: 'o' },
};

/** Pairs of Greek letters that are one sound; the pairs at the start of a word are a single consonant there. */
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

/* The Bulgarian Transliteration Act of 2009, and the letters of its neighbours. */
const cyrillic = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p' },
  ...{ р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht', ъ: 'a', ь: '', ю: 'yu', я: 'ya', ы: 'i' },
  ...{ э: 'e', є: 'ye', і: 'i', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ђ: 'd', џ: 'dz', ґ: 'g' },
};

/* As it is heard: long and short vowels are one, and the three s, the two n, the two j. The vowel nobody writes stays unwritten. */
const bengali = {
  ...{ ক: 'k', খ: 'kh', গ: 'g', ঘ: 'gh', ঙ: 'ng', চ: 'ch', ছ: 'ch', জ: 'j', ঝ: 'jh', ঞ: 'n', ট: 't', ঠ: 'th', ড: 'd', ঢ: 'dh', ণ: 'n' },
  ...{ ত: 't', থ: 'th', দ: 'd', ধ: 'dh', ন: 'n', প: 'p', ফ: 'f', ব: 'b', ভ: 'bh', ম: 'm', য: 'j', র: 'r', ল: 'l', শ: 'sh', ষ: 'sh' },
  ...{ স: 's', হ: 'h', ৎ: 't', ৱ: 'w', ৰ: 'r' },
  ...{ অ: 'o', আ: 'a', ই: 'i', ঈ: 'i', উ: 'u', ঊ: 'u', ঋ: 'ri', এ: 'e', ঐ: 'oi', ও: 'o', ঔ: 'ou' },
  ...{ '\u09be': 'a', '\u09bf': 'i', '\u09c0': 'i', '\u09c1': 'u', '\u09c2': 'u', '\u09c3': 'ri', '\u09c7': 'e', '\u09c8': 'oi' },
  ...{ '\u09cb': 'o', '\u09cc': 'ou', '\u0982': 'ng' },
  ...{ '০': '0', '১': '1', '২': '2', '৩': '3', '৪': '4', '৫': '5', '৬': '6', '৭': '7', '৮': '8', '৯': '9' },
};

/** In their decomposed forms: what one letter with its sign is, before signs fall away. */
export const bengaliSounds: readonly [RegExp, string][] = [
  // ো and ৌ are two signs once taken apart; ড়, ঢ় and য় are a letter and a dot.
  [/\u09c7\u09be/gu, 'o'],
  [/\u09c7\u09d7/gu, 'ou'],
  [/\u09a1\u09bc/gu, 'r'],
  [/\u09a2\u09bc/gu, 'rh'],
  [/\u09af\u09bc/gu, 'y'],
  // After a consonant য is but a colour of the vowel: জ্যাকেট is "jaket".
  [/\u09cd\u09af\u09be/gu, 'a'],
  [/\u09cd\u09af/gu, ''],
];

/** Each letter by itself. */
export const letters: ReadonlyMap<string, string> = new Map(Object.entries({ ...latin, ...greek, ...cyrillic, ...bengali }));
