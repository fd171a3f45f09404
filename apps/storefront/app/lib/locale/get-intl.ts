type Formatter<Options, Format> = { new (tag: string, options: Options): Format; name: string };

const formatters = new Map<string, unknown>();

/** Returns a formatter of `Intl`. Each is created once, because creating one takes longer than a hundred uses. */
export function getIntl<Options, Format>(Type: Formatter<Options, Format>, tag: string, options: Options): Format {
  const key = Type.name + tag + JSON.stringify(options);
  const known = (formatters.get(key) as Format | undefined) ?? new Type(tag, options);
  formatters.set(key, known);
  return known;
}
