/**
 * What the document itself has under a name. An element of the page that is named so, such as
 * `<img name="currentScript">`, hides it from whoever asks the document plainly.
 */
export const own = <Name extends keyof Document>(name: Name): Document[Name] =>
  Reflect.get(Document.prototype, name, document) as Document[Name];
