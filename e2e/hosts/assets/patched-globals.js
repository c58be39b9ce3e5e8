/* oxlint-disable no-extend-native, func-names, no-thenable, unbound-method -- what monitoring and error tracking do to the page */
/* Monitoring that wraps what goes out, and serialization of its own on every object. */
(function () {
  const browserFetch = window.fetch;
  window.seenByMonitoring = 0;
  window.fetch = function (...request) {
    window.seenByMonitoring += 1;
    return browserFetch.apply(this, request).then(function (response) {
      // Not the browser's own answer, yet near enough.
      return new Proxy(response, {
        get(target, name) {
          const value = Reflect.get(target, name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    });
  };

  for (const type of [Object, Array, String, Date]) {
    Object.defineProperty(type.prototype, 'toJSON', {
      configurable: true,
      writable: true,
      value() {
        return { wrapped: String(this) };
      },
    });
  }

  const browserTimeout = window.setTimeout;
  window.setTimeout = function (callback, ...rest) {
    return browserTimeout(
      function (...values) {
        return callback.apply(this, values);
      },
      ...rest,
    );
  };

  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, ...rest) {
    const wrapped = typeof listener === 'function' ? (...values) => listener.apply(this, values) : listener;
    return addEventListener.call(this, type, wrapped, ...rest);
  };

  const { then } = Promise.prototype;
  Promise.prototype.then = function (...callbacks) {
    return then.apply(this, callbacks);
  };
})();
