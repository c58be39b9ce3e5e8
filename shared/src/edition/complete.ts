/** A text's type without its very words: any other string will do, and so on for what is made of strings. */
type Widened<Text> = Text extends string
  ? string
  : Text extends (...given: infer Given) => infer Said
    ? (...given: Given) => Widened<Said>
    : Text extends object
      ? { readonly [Name in keyof Text]: Widened<Text[Name]> }
      : Text;

/**
 * Every text of the English module, in another language: a text that is missing or of another shape is a type error. Each
 * module of texts that is not English says so once:
 *
 * `export type Complete = CompleteTexts<typeof english, typeof import('./es')>;`
 */
export type CompleteTexts<English, Own extends Widened<English>> = Own;
