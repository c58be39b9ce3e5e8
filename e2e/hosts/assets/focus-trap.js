/* A modal that keeps the focus, in the two ways that libraries do it: at once, and by looking again and again. */
(() => {
  const modal = document.createElement('section');
  modal.setAttribute('role', 'alertdialog');
  modal.setAttribute('aria-label', 'Newsletter');
  modal.innerHTML = '<p>Our newsletter?</p><button type="button">Not now</button>';
  const [, button] = modal.children;

  const pullBack = () => {
    if (!modal.contains(document.activeElement)) button.focus();
  };
  let interval;
  window.pulledBack = 0;
  const onFocus = (event) => {
    if (modal.contains(event.target)) return;
    window.pulledBack += 1;
    pullBack();
  };

  window.openTrap = () => {
    document.body.append(modal);
    document.addEventListener('focusin', onFocus, true);
    interval = setInterval(pullBack, 50);
    button.focus();
  };
  window.closeTrap = () => {
    document.removeEventListener('focusin', onFocus, true);
    clearInterval(interval);
    modal.remove();
  };
  button.addEventListener('click', window.closeTrap);
})();
