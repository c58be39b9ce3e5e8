/* Takes stock of what a script could lay hands on: globals, built-ins, handlers. */
(() => {
  const types = [Object, Array, String, Function, Promise, Event, EventTarget, Node, Element, HTMLElement];
  const more = [Document, ShadowRoot, History, Storage, XMLHttpRequest, Response, Map, Set];

  function takeStock() {
    const stock = new Map();
    const objects = { window, history, navigator, console, customElements };
    for (const type of [...types, ...more]) {
      objects[type.name] = type;
      objects[`${type.name}.prototype`] = type.prototype;
    }
    for (const [object, target] of Object.entries(objects)) {
      for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(target))) {
        stock.set(`${object}.${name}`, descriptor.value ?? descriptor.get);
      }
    }
    const handlers = Object.getOwnPropertyNames(HTMLElement.prototype).filter((name) => name.startsWith('on'));
    for (const target of [window, document, document.documentElement]) {
      for (const name of [...handlers, 'onmessage', 'onpopstate', 'onhashchange', 'onbeforeunload', 'onpagehide']) {
        stock.set(`${target.constructor.name} ${name}`, target[name]);
      }
    }
    return stock;
  }

  const before = takeStock();
  before.set('window.changedSince', undefined);

  /** Names of what has come, gone or changed since this script ran. */
  window.changedSince = () => {
    const now = takeStock();
    now.set('window.changedSince', undefined);
    const names = new Set([...before.keys(), ...now.keys()]);
    return [...names].filter(
      (name) => before.has(name) !== now.has(name) || !Object.is(before.get(name), now.get(name)),
    );
  };
})();
