import type { ReactNode } from 'react';

interface PhoneLinkProps {
  /** As people write it: "(800) 555-0142", "911". */
  readonly number: string;
  /** What the link says, where that is more than the number. */
  readonly children?: ReactNode;
}

/** A link that calls a number. */
export function PhoneLink({ number, children = number }: PhoneLinkProps) {
  return <a href={phoneHref(number)}>{children}</a>;
}

/** The address that calls a number, for links that are drawn in another way. */
export function phoneHref(number: string): string {
  return `tel:${number.replaceAll(/\D/g, '')}`;
}
