/**
 * User input within a sentence, with its own text direction. A separate component, because translations parse their values for
 * tags and the input may contain some.
 */
export const TypedText = ({ text }: { text: string }) => <bdi>{text}</bdi>;
