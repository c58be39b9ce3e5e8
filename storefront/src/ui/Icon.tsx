import type { LucideIconData } from 'lucide-react/types';
import { createElement } from 'react';

interface IconProps {
  /** A drawing of `ui/icons`. */
  readonly of: LucideIconData;
  /** Width and height in pixels, or any CSS length. */
  readonly size?: number | string;
  readonly isFilled?: boolean;
  readonly className?: string;
}

/** An icon in the color of the text, with lines as base.css draws them. Decoration: what it means stands in words beside it. */
export function Icon({ of, size = 24, isFilled = false, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={isFilled ? 'currentColor' : 'none'}
      aria-hidden
    >
      {of.node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
