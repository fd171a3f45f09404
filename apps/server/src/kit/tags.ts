/** A tag that staff add to a record. */
export interface Tag {
  /** The tag in lower case: upper and lower case are the same tag. */
  key: string;
  /** As entered, without extra spaces. */
  tag: string;
}

const clean = (text: string): string => text.trim().replace(/\s+/g, ' ');

export const toTagKey = (text: string): string => clean(text).toLowerCase();

/** Returns entered tags without empty and repeated ones. */
export function toTags(texts: readonly string[]): Tag[] {
  const tags = new Map<string, Tag>();
  for (const text of texts) {
    const key = toTagKey(text);
    if (key !== '' && !tags.has(key)) tags.set(key, { key, tag: clean(text) });
  }
  return [...tags.values()];
}
