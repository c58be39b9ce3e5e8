/* oxlint-disable no-extend-native, func-names, prefer-spread, no-var -- what libraries of 2007 did to the page */
/* The habits of a library of 2007: methods on every built-in, some of them replaced, keys that for…in meets. */
(function () {
  function toList(iterable) {
    if (!iterable) return [];
    if ('toArray' in Object(iterable)) return iterable.toArray();
    // Takes what has a length and knows nothing of iterators.
    var length = iterable.length || 0;
    var results = Array.apply(null, { length: length });
    while (length--) results[length] = iterable[length];
    return results;
  }

  function extend(target, source) {
    for (var key in source) target[key] = source[key];
    return target;
  }

  extend(Object.prototype, {
    extend: function (source) {
      return extend(this, source);
    },
    inspect: function () {
      return '[object]';
    },
    toQueryString: function () {
      return Object.keys(this).join('&');
    },
  });

  extend(Array.prototype, {
    each: function (iterator) {
      for (var index = 0; index < this.length; index += 1) iterator(this[index], index);
      return this;
    },
    first: function () {
      return this[0];
    },
    last: function () {
      return this[this.length - 1];
    },
    toArray: function () {
      return this.slice(0);
    },
    uniq: function () {
      return this.filter(function (value, index, list) {
        return list.indexOf(value) === index;
      });
    },
    clear: function () {
      this.length = 0;
      return this;
    },
    toJSON: function () {
      return '[' + this.map(JSON.stringify).join(', ') + ']';
    },
  });

  extend(String.prototype, {
    strip: function () {
      return this.replace(/^\s+|\s+$/g, '');
    },
    toJSON: function () {
      return '"' + this.replace(/"/g, '\\"') + '"';
    },
    evalJSON: function () {
      return JSON.parse(this);
    },
    sub: function (pattern, replacement) {
      return this.replace(pattern, replacement);
    },
  });

  Array.from = toList;
  window.$A = toList;
  Object.prototype.toJSON = function () {
    return 'an object';
  };

  Function.prototype.bind = function (context) {
    if (arguments.length < 2 && context === undefined) return this;
    var method = this;
    var bound = Array.prototype.slice.call(arguments, 1);
    return function () {
      return method.apply(context, bound.concat(toList(arguments)));
    };
  };

  extend(HTMLElement.prototype, {
    show: function () {
      this.style.display = '';
      return this;
    },
    update: function (html) {
      this.innerHTML = html;
      return this;
    },
    remove: function () {
      this.parentNode.removeChild(this);
      return this;
    },
    select: function (selector) {
      return toList(this.querySelectorAll(selector));
    },
  });

  document.getElementsByClassName = function (name) {
    return toList(document.querySelectorAll('.' + name));
  };
  window.$ = function (id) {
    return typeof id === 'string' ? document.getElementById(id) : id;
  };
})();
