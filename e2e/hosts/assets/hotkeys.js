/* A page with shortcuts of one letter, which it takes from wherever they come. */
window.heardKeys = [];
for (const type of ['keydown', 'keypress', 'keyup']) {
  document.addEventListener(type, (event) => {
    window.heardKeys.push(event.key);
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    if (/^[a-z/?]$/i.test(event.key)) {
      event.preventDefault();
      document.querySelector('input')?.focus();
    }
  });
}
