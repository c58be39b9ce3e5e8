/**
 * A script for pages whose conversation stands in a closed shadow root: tests see into such ones no more than scripts do.
 * As a text, since it takes a method off its owner.
 */
export const openClosedRoots = `{ const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) { return attachShadow.call(this, { ...init, mode: 'open' }); }; }`;
