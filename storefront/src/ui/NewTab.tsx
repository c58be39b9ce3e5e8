import { styled } from 'styled-components';
import { VisuallyHidden } from './layout';
import { Icon } from './Icon';
import { externalLinkIcon } from './icons';
import { newTabHint } from './newTabTexts/en';

/** Attributes of a link that opens in a new tab without access to this page. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/* Joined to the word before it, so that it never stands on a line of its own; nothing between them is underlined. */
const Mark = styled.span`
  white-space: nowrap;

  &::before {
    content: '\\2060';
  }

  svg {
    display: inline-block;
    margin-left: 4px;
    vertical-align: -0.1em;
  }
`;

/** Says, to eye and ear, that the link around it opens a new tab. */
export function NewTabHint() {
  return (
    <>
      <Mark aria-hidden>
        <Icon of={externalLinkIcon} size="1em" />
      </Mark>{' '}
      <VisuallyHidden>{newTabHint}</VisuallyHidden>
    </>
  );
}
