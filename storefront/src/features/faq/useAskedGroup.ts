import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { askedGroup } from './askedGroup';

/** Opens the group that the address asks for and scrolls to it. */
export function useAskedGroup(): void {
  const location = useLocation();

  // Before the router restores the scroll position of a visit, so that the page has its height by then.
  useLayoutEffect(() => {
    const group = groupAt(location);
    if (group instanceof HTMLDetailsElement) group.open = true;
  }, [location]);

  useEffect(() => {
    // Someone who comes back to a place further down stays there.
    if (window.scrollY === 0) groupAt(location)?.scrollIntoView();
  }, [location]);
}

function groupAt({ search, hash }: ReturnType<typeof useLocation>): HTMLElement | null {
  const id = askedGroup(search, hash);
  return id === undefined ? null : document.getElementById(id);
}
