/* A modal of the browser's own, which makes everything outside it inert. */
(() => {
  const modal = document.createElement('dialog');
  modal.setAttribute('aria-label', 'Prescriptions');
  modal.append('Which prescription?');
  // Escape is for whatever is uppermost in it.
  modal.addEventListener('cancel', (event) => event.preventDefault());

  window.openModal = () => {
    document.body.append(modal);
    modal.showModal();
  };
  window.moveIntoModal = () => window.Receptionist.push(['update', { container: modal }]);
  window.closeModal = () => {
    window.Receptionist.push(['update', { container: undefined }]);
    modal.close();
  };
})();
