/* oxlint-disable no-extend-native, func-names, no-global-assign, no-var -- what libraries of 2008 did to the page */
/* The habits of another old library: constructors of the browser replaced by its own, a bind of its own. */
(function () {
  var BrowserElement = window.Element;
  var BrowserEvent = window.Event;

  function implement(type, methods) {
    for (var name in methods) type.prototype[name] = methods[name];
  }

  Array.from = function (item) {
    if (item == null) return [];
    return typeof item === 'object' && typeof item.length === 'number' ? Array.prototype.slice.call(item) : [item];
  };
  Number.from = parseFloat;
  String.from = function (item) {
    return item + '';
  };
  Object.each = function (object, visit) {
    for (var key in object) visit(object[key], key);
  };
  Object.append = Object.assign;
  Function.from = function (item) {
    return typeof item === 'function'
      ? item
      : function () {
          return item;
        };
  };

  implement(Function, {
    bind: function (context, given) {
      var method = this;
      // The second argument is the list of all arguments.
      var list = given == null ? null : Array.from(given);
      return function () {
        return method.apply(context, list && list.length > 0 ? list : arguments);
      };
    },
    create: function () {
      return this;
    },
    delay: function (milliseconds) {
      return setTimeout(() => this(), milliseconds);
    },
  });

  implement(Array, {
    each: Array.prototype.forEach,
    contains: function (item) {
      return this.indexOf(item) !== -1;
    },
    associate: function (keys) {
      var result = {};
      for (var index = 0; index < keys.length; index += 1) result[keys[index]] = this[index];
      return result;
    },
    erase: function (item) {
      for (var index = this.length; index--;) if (this[index] === item) this.splice(index, 1);
      return this;
    },
    flatten: function () {
      return Array.prototype.concat.apply([], this);
    },
  });

  implement(String, {
    contains: function (part, separator) {
      return separator
        ? (separator + this + separator).indexOf(separator + part + separator) > -1
        : this.indexOf(part) > -1;
    },
    clean: function () {
      return this.replace(/\s+/g, ' ').trim();
    },
  });

  window.Element = function (tag, properties) {
    return document.createElement(tag).set(properties);
  };
  window.Element.prototype = BrowserElement.prototype;
  implement(window.Element, {
    set: function (properties) {
      for (var name in properties) this[name] = properties[name];
      return this;
    },
    inject: function (target) {
      target.appendChild(this);
      return this;
    },
    getElements: function (selector) {
      return Array.prototype.slice.call(this.querySelectorAll(selector));
    },
    destroy: function () {
      this.parentNode.removeChild(this);
    },
    isVisible: function () {
      return this.offsetHeight > 0;
    },
  });

  window.Event = function (event) {
    this.event = event;
  };
  window.Event.prototype = BrowserEvent.prototype;
  window.Class = function () {};
  window.$$ = function (selector) {
    return document.querySelectorAll(selector);
  };
})();
