import type { LucideIconData } from 'lucide-react/types';

/* oxlint-disable no-underscore-dangle -- Lucide's own name */

// Lucide's components cost every page 2 KB of code for options that are not used here. Each icon's module
// also exports its drawing, which its types leave out; they share one declaration file.
declare module 'lucide-react/icons/x' {
  export const __iconData: LucideIconData;
}

export { __iconData as arrowRightIcon } from 'lucide-react/icons/arrow-right';
export { __iconData as checkIcon } from 'lucide-react/icons/check';
export { __iconData as chevronDownIcon } from 'lucide-react/icons/chevron-down';
export { __iconData as chevronRightIcon } from 'lucide-react/icons/chevron-right';
export { __iconData as userIcon } from 'lucide-react/icons/circle-user-round';
export { __iconData as creditCardIcon } from 'lucide-react/icons/credit-card';
export { __iconData as downloadIcon } from 'lucide-react/icons/download';
export { __iconData as externalLinkIcon } from 'lucide-react/icons/external-link';
export { __iconData as infoIcon } from 'lucide-react/icons/info';
export { __iconData as mailIcon } from 'lucide-react/icons/mail';
export { __iconData as mapPinIcon } from 'lucide-react/icons/map-pin';
export { __iconData as menuIcon } from 'lucide-react/icons/menu';
export { __iconData as messageCircleHeartIcon } from 'lucide-react/icons/message-circle-heart';
export { __iconData as moonIcon } from 'lucide-react/icons/moon';
export { __iconData as phoneIcon } from 'lucide-react/icons/phone';
export { __iconData as pillIcon } from 'lucide-react/icons/pill';
export { __iconData as printerIcon } from 'lucide-react/icons/printer';
export { __iconData as searchIcon } from 'lucide-react/icons/search';
export { __iconData as starIcon } from 'lucide-react/icons/star';
export { __iconData as stethoscopeIcon } from 'lucide-react/icons/stethoscope';
export { __iconData as triangleAlertIcon } from 'lucide-react/icons/triangle-exclamation-point';
export { __iconData as xIcon } from 'lucide-react/icons/x';
