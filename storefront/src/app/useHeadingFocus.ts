import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '../platform/onPage';

/**
 * Moves focus to the new page's heading when a link has led to it, so that keyboard and screen reader go on
 * from there. Going back or forward leaves focus to the browser, as it does the scroll position.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigationType === NavigationType.Pop) return;
    focusHeading();
  }, [pathname, navigationType]);
}
