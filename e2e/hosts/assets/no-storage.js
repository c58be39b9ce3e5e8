/* What a browser that blocks site data does: no cookies, and an exception for whoever asks for storage. */
for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
  Object.defineProperty(window, name, {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}
Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
