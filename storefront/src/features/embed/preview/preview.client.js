// Runs in the preview of a partner's page: tells the Receptionist there what the page around it says, and opens it. What
// leads away from the preview is taken over and does nothing.
const tell = (command) => (window.Receptionist = window.Receptionist || []).push(command);

addEventListener('message', ({ data }) => {
  tell(['init', { ...data, navigate() {} }]);
});
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('button') !== null) tell(['toggle']);
});
