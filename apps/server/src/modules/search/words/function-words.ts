import { fold, type Token } from './fold.ts';

/** A language's function words, which are ignored in a search. */
interface FunctionWords {
  /** The words after these describe the product but do not name it: a coat *with* belt is not a belt. */
  links: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

const germanWords = 'mit aus in von für ohne im am vom zum zur bei|und oder der die das den dem ein eine einen einem einer';

/* By language id; links before the bar. Romanian "în" is left out: without its accent it is the word for linen. */
const lines: Readonly<Record<number, string>> = {
  1: 'with in of from for by on at without|and or the a an to',
  2: '|ও এবং আর',
  3: germanWords,
  4: 'с със от на за без в във до по|и или',
  5: 's se z ze na do pro bez v ve|a i nebo',
  6: 'με από σε για χωρίς στο στη στην στα του της των|και η το τα ο οι ένα μία',
  7: 'con de del en para por sin al|y e o la el los las un una',
  8: 's sa od iz na za bez u|i ili',
  9: '|és a az egy',
  10: 'con di in da a per senza del della dello dei delle al alla|e ed o il la lo i gli le un una',
  11: 'su iš be į ant|ir ar',
  12: 'z ze na do dla bez w we od|i oraz lub a',
  13: 'com de do da em para por sem no na dos das ao|e ou o a os as um uma',
  14: 'cu din de la pentru fără pe|și sau un o',
  15: 's so z zo na do pre bez v vo|a i alebo',
  16: 's z iz na za brez v do|in ali',
  17: germanWords,
};

const none: FunctionWords = { links: new Set(), all: new Set() };

const byLanguage = new Map(
  Object.entries(lines).map(([id, line]): [number, FunctionWords] => {
    const [links = [], others = []] = line.split('|').map((part) => part.split(' ').filter(Boolean).map(fold));
    return [Number(id), { links: new Set(links), all: new Set([...links, ...others]) }];
  }),
);

export const getFunctionWords = (languageId: number): FunctionWords => byLanguage.get(languageId) ?? none;

/** Removes function words, unless there is nothing else. */
export function removeFunctionWords(tokens: readonly Token[], languageId: number): readonly Token[] {
  const { all } = getFunctionWords(languageId);
  const content = tokens.filter(({ token }) => !all.has(token));
  return content.length > 0 ? content : tokens;
}
