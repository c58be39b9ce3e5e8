/* Replaces every text by a copy inside <font>, as the translators of browsers do, and goes on doing so. */
(() => {
  const seen = new WeakSet();

  function translate(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const { parentElement: parent } = text;
      if (text.data.trim() === '' || parent?.closest('font, script, style, textarea') != null) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  function watch(root) {
    if (seen.has(root)) return;
    seen.add(root);
    translate(root);
    new MutationObserver(() => translate(root)).observe(root, { childList: true, subtree: true, characterData: true });
  }

  setInterval(() => {
    watch(document.body);
    for (const { shadowRoot } of document.querySelectorAll('receptionist-widget, body > div'))
      if (shadowRoot !== null) watch(shadowRoot);
  }, 20);
})();
