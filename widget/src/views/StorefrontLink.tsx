import type { ComponentType, MouseEvent, ReactNode } from 'react';

/** How the chat leads to the storefront. */
export interface Links {
  /** A page's full address, from its path. */
  readonly address: (page: string) => string;
  readonly treatmentPage: (path: string) => string;
  readonly consultPage: string;
  /** Where a plain click opens what it leads to. */
  readonly target: '_top' | '_blank';
  /** Takes plain clicks over, given the page's path. */
  readonly follow?: ((page: string) => void) | undefined;
}

interface StorefrontLinkProps {
  readonly as: ComponentType<{
    href: string;
    target: string;
    onClick: (event: MouseEvent) => void;
    children: ReactNode;
  }>;
  readonly page: string;
  readonly links: Links;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

/** A real link: it opens in the window that the visitor sees, or the page routes it itself. */
export function StorefrontLink({ as: Anchor, page, links, onFollow, children }: StorefrontLinkProps) {
  function follow(event: MouseEvent) {
    onFollow();
    if (links.follow === undefined || !isPlain(event)) return;
    event.preventDefault();
    links.follow(page);
  }
  return (
    <Anchor href={links.address(page)} target={links.target} onClick={follow}>
      {children}
    </Anchor>
  );
}

/** A click that would open the link in this very tab. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
