import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { isAtTop } from '../../platform/isAtTop';
import { atNextFrame } from '../../platform/moments';
import { openAskedGroup } from './openAskedGroup';

/** Opens the group that the address asks for and scrolls to it. */
export function useAskedGroup(): void {
  const location = useLocation();

  useLayoutEffect(() => {
    const group = openAskedGroup(location);
    if (group === undefined) return undefined;
    // By the next frame the router has scrolled. Someone who comes back to a place further down stays there.
    return atNextFrame(() => {
      if (isAtTop()) group.scrollIntoView();
    });
  }, [location]);
}

/**
 * The same as a script to stand behind the groups in prerendered HTML, so that the page has its height
 * before it is first seen.
 */
export const askedGroupScript = `(${openAskedGroup.toString()})(location)?.scrollIntoView()`;
