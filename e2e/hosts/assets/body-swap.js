/* Navigation without loading, in the ways that libraries do it. Scripts in the new body run again. */
window.swapBody = {
  /** A new element in the place of the body. Settles when its scripts have run. */
  replace(html) {
    const body = document.createElement('body');
    body.innerHTML = html;
    const run = [...body.querySelectorAll('script')].map((old) => {
      const fresh = document.createElement('script');
      for (const { name, value } of old.attributes) fresh.setAttribute(name, value);
      old.replaceWith(fresh);
      return new Promise((resolve) => fresh.addEventListener('load', resolve));
    });
    document.documentElement.replaceChild(body, document.body);
    return Promise.all(run);
  },
  /** The same body, its content new. */
  fill(html) {
    document.body.innerHTML = html;
  },
};
