/**
 * Has a page say in the console when it sets up what writes dates and numbers or orders words in a language, which takes a slow
 * phone 40 to 80 ms. It runs in the page.
 */
export function tellOfFormats(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing else of this file
  const tell = (name: string) => {
    // oxlint-disable-next-line no-console -- it is what tests listen to
    console.warn(`a page sets up ${name} while it starts`);
  };
  for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules', 'ListFormat'] as const)
    Object.assign(Intl, {
      [name]: new Proxy(Intl[name], {
        construct: (make, values, maker) => {
          tell(name);
          return Reflect.construct(make, values, maker) as object;
        },
        apply: (make, self, values) => {
          tell(name);
          return Reflect.apply(make, self, values) as object;
        },
      }),
    });
  for (const [of, name] of [
    [Date, 'toLocaleString'],
    [Date, 'toLocaleDateString'],
    [Date, 'toLocaleTimeString'],
    [Number, 'toLocaleString'],
    [String, 'localeCompare'],
  ] as const) {
    const { prototype }: { readonly prototype: object } = of;
    const method = Reflect.get(prototype, name) as (...values: unknown[]) => unknown;
    Object.assign(prototype, {
      [name](...values: unknown[]) {
        tell(name);
        return method.apply(this, values);
      },
    });
  }
}
