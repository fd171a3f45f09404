/**
 * What somebody has typed, for the middle of a sentence. As a part of its own: a text put into a translation is read for
 * tags, and this one may have any. It keeps to itself the direction it is written in.
 */
export const TypedText = ({ text }: { text: string }) => <bdi>{text}</bdi>;
