/** A text as it is written between tags, or in double quotes as the value of an attribute. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Attributes as they are written: `name="value"`, the name alone for an empty value, nothing for one that is absent. */
export function attributesOf(values: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [value === '' ? name : `${name}="${escaped(value)}"`],
  );
}
