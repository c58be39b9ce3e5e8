/* oxlint-disable no-extend-native, no-empty, typescript/unbound-method, typescript/no-unnecessary-condition -- what a script does that listens to everything */
/* Listens wherever a script of a page can, and keeps whatever it gets hold of. */
{
  const overheard = new Set();
  const { apply } = Reflect;
  const { stringify } = JSON;
  const decoder = new TextDecoder();
  const decode = decoder.decode.bind(decoder);
  const { getOwnPropertyDescriptor } = Object;

  /** Keeps every text that a value is made of. */
  function keep(value, depth = 0) {
    if (typeof value === 'string') overheard.add(value);
    else if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) overheard.add(decode(value));
    else if (value instanceof Node) keepNode(value);
    else if (depth < 4 && typeof value === 'object' && value !== null)
      try {
        for (const name of Object.keys(value).slice(0, 200)) keep(value[name], depth + 1);
      } catch {}
  }

  function keepNode(node) {
    for (const name of ['textContent', 'value', 'innerText', 'outerHTML', 'srcdoc'])
      if (typeof node[name] === 'string') overheard.add(node[name]);
    try {
      overheard.add(node.contentDocument.documentElement.outerHTML);
    } catch {}
  }

  function hear(event) {
    for (const name of ['data', 'key', 'code', 'newValue', 'oldValue', 'detail', 'message', 'reason'])
      keep(event[name]);
    for (const carrier of [event.clipboardData, event.dataTransfer]) keep(carrier?.getData('text/plain'));
    keep(String(getSelection() ?? ''));
    for (const node of [document.activeElement, ...event.composedPath().slice(0, 6)]) if (node) keepNode(node);
  }

  // Every event there is, before anyone else hears it.
  const more =
    'compositionstart compositionupdate compositionend textInput focusin focusout message messageerror selectionchange';
  const types = new Set(more.split(' '));
  for (const owner of [window, document, HTMLElement.prototype, HTMLBodyElement.prototype])
    for (let at = owner; at !== null; at = Object.getPrototypeOf(at))
      for (const name of Object.getOwnPropertyNames(at)) if (name.startsWith('on')) types.add(name.slice(2));
  const { addEventListener } = EventTarget.prototype;
  for (const type of types)
    for (const target of [window, document]) apply(addEventListener, target, [type, hear, true]);

  // Everything that is drawn, also in shadow trees, whoever makes them.
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes, removedNodes, oldValue } of records) {
      keep(oldValue);
      for (const node of [target, ...addedNodes, ...removedNodes]) keepNode(node);
    }
  });
  const everything = {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeOldValue: true,
    characterDataOldValue: true,
  };
  observer.observe(document, everything);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = apply(attachShadow, this, [{ ...init, mode: 'open' }]);
    observer.observe(root, everything);
    return root;
  };

  /** Keeps what a function is given, on what it is called and what it gives, but for what it calls itself. */
  function wrap(owner, name) {
    const original = owner[name];
    if (typeof original !== 'function') return;
    let isBusy = false;
    owner[name] = function (...given) {
      if (isBusy) return apply(original, this, given);
      isBusy = true;
      try {
        if (owner === String.prototype) overheard.add(String(this));
        given.forEach((value) => keep(value));
        const result = apply(original, this, given);
        if (result instanceof Promise) result.then((value) => keep(value)).catch(() => {});
        else keep(result);
        return result;
      } finally {
        isBusy = false;
      }
    };
  }

  for (const [owner, names] of [
    [window, 'fetch postMessage structuredClone btoa atob encodeURIComponent'],
    [JSON, 'stringify parse'],
    [XMLHttpRequest.prototype, 'open send'],
    [Navigator.prototype, 'sendBeacon'],
    [MessagePort.prototype, 'postMessage'],
    [BroadcastChannel.prototype, 'postMessage'],
    [WebSocket.prototype, 'send'],
    [Worker.prototype, 'postMessage'],
    [TextEncoder.prototype, 'encode encodeInto'],
    [TextDecoder.prototype, 'decode'],
    [SubtleCrypto.prototype, 'encrypt decrypt digest'],
    [Response.prototype, 'json text'],
    [Storage.prototype, 'setItem getItem'],
    [History.prototype, 'pushState replaceState'],
    [Element.prototype, 'setAttribute insertAdjacentHTML append prepend replaceChildren'],
    [Node.prototype, 'appendChild insertBefore replaceChild'],
    [Document.prototype, 'createTextNode'],
    [EventTarget.prototype, 'dispatchEvent'],
    [String.prototype, 'trim slice replace toLowerCase normalize'],
    [Array.prototype, 'join push'],
    [console, 'log info warn error debug'],
  ])
    for (const name of names.split(' ')) wrap(owner, name);

  // What is written into elements and read from them, and what comes through channels.
  for (const [owner, names] of [
    [Element.prototype, 'innerHTML outerHTML'],
    [Node.prototype, 'textContent nodeValue'],
    [CharacterData.prototype, 'data'],
    [HTMLTextAreaElement.prototype, 'value'],
    [HTMLInputElement.prototype, 'value'],
    [HTMLIFrameElement.prototype, 'srcdoc'],
    [MessageEvent.prototype, 'data'],
    [InputEvent.prototype, 'data'],
  ])
    for (const name of names.split(' ')) {
      const { get, set, ...property } = getOwnPropertyDescriptor(owner, name);
      Object.defineProperty(owner, name, {
        ...property,
        get() {
          const value = apply(get, this, []);
          if (!(this instanceof Element)) keep(value);
          else if (typeof value === 'string') overheard.add(value);
          return value;
        },
        ...(set && {
          set(value) {
            if (typeof value === 'string') overheard.add(value);
            apply(set, this, [value]);
          },
        }),
      });
    }

  // Channels of anyone: what they bring is heard beside whoever they are for.
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (this instanceof MessagePort) apply(addEventListener, this, [type, hear]);
    return apply(addEventListener, this, [type, ...rest]);
  };
  const { set: setOnMessage, ...onMessage } = getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    ...onMessage,
    set(listener) {
      apply(addEventListener, this, ['message', hear]);
      apply(setOnMessage, this, [listener]);
    },
  });

  function look(root) {
    for (const element of root.querySelectorAll('*')) {
      keepNode(element);
      if (element.shadowRoot) look(element.shadowRoot);
    }
  }

  /** Looks once more wherever anything may have been left. @returns all that was heard, each text once */
  globalThis.listenOnce = () => {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) keep([name, storage[name]]);
    keep([location.href, document.title, document.cookie, window.name, stringify(history.state)]);
    keep([stringify(performance.getEntries()), stringify(globalThis.dataLayer)]);
    for (let at = 0; at < frames.length; at += 1)
      try {
        keepNode(frames[at].document.documentElement);
      } catch {}
    look(document);
    return [...overheard];
  };
}
