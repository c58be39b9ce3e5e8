/** Opens the browser's dialog for printing. */
export function printPage(): void {
  window.print();
}
