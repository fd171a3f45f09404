/** The parts of a garment's name, already inflected. A phrase ("with polka dots") is never inflected. */
export interface NameParts {
  noun: string;
  /** Fit or print: an inflected adjective, or a phrase. */
  quality: { text: string; isPhrase: boolean } | undefined;
  fabric: string | undefined;
  detail: string | undefined;
}

export type NamePattern = (parts: NameParts) => (string | undefined)[];

/** Equivalent words that depend on the following sound, such as the Slovene "z" and "s". */
type Alike = Readonly<Record<string, string>>;

const opening = (phrase: string, alike: Alike): string => {
  const end = phrase.indexOf(' ');
  const word = end === -1 ? phrase : phrase.slice(0, end);
  return alike[word] ?? word;
};

/** Avoids repetitions such as "Top with straps with lace": drops a phrase that starts like an earlier one. */
function withoutEcho(parts: NameParts, alike: Alike): NameParts {
  const { noun, quality, fabric, detail } = parts;
  if (fabric === undefined && detail === undefined) return parts;
  const words = noun.split(' ');
  for (const [at, word] of words.entries()) words[at] = alike[word] ?? word;
  if (quality?.isPhrase) words.push(opening(quality.text, alike));
  const repeatsFabric = fabric === undefined || words.includes(opening(fabric, alike));
  if (!repeatsFabric) words.push(opening(fabric, alike));
  const repeatsDetail = detail === undefined || words.includes(opening(detail, alike));
  return { noun, quality, fabric: repeatsFabric ? undefined : fabric, detail: repeatsDetail ? undefined : detail };
}

/** Gestreiftes T-Shirt aus Leinen · Pullover mit Zopfmuster */
export const adjectiveFirst =
  (alike: Alike = {}): NamePattern =>
  (parts) => {
    const { noun, quality, fabric, detail } = withoutEcho(parts, alike);
    return quality?.isPhrase ? [noun, quality.text, fabric, detail] : [quality?.text, noun, fabric, detail];
  };

/** Camisa holgada de lino · Camicia a righe con taschino */
export const nounFirst: NamePattern = (parts) => {
  const { noun, quality, fabric, detail } = withoutEcho(parts, {});
  return [noun, quality?.text, fabric, detail];
};

/** Csíkos mellzsebes póló: in Hungarian everything precedes the noun. */
export const nounLast: NamePattern = ({ noun, quality, fabric, detail }) => [quality?.text, detail, fabric, noun];

/** বুকপকেটসহ ডোরাকাটা টি-শার্ট: in Bengali details and fabric come first. */
export const nounLastPhraseFirst: NamePattern = ({ noun, quality, fabric, detail }) => [fabric, detail, quality?.text, noun];
