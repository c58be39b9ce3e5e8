/** How many replies and notices nobody has seen yet: for the page that asks, and on the launcher. */
export function unreadOn(launcher: HTMLElement) {
  let count = 0;
  return {
    count: () => count,
    set(next: number): void {
      count = next;
      if (count > 0) launcher.dataset['unread'] = String(count);
      else delete launcher.dataset['unread'];
    },
  };
}
