import { styled } from 'styled-components';
import { VisuallyHidden } from './layout';
import { Icon } from './Icon';
import { externalLinkIcon } from './icons';
import { newTabHint } from './newTabTexts/en';

/** Attributes of a link that opens in a new tab without access to this page. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

const Mark = styled(Icon)`
  display: inline-block;
  flex: none;
  vertical-align: -0.1em;
`;

/** Says, to eye and ear, that the link around it opens a new tab. */
export function NewTabHint() {
  return (
    <>
      <Mark of={externalLinkIcon} size="1em" />
      <VisuallyHidden>{newTabHint}</VisuallyHidden>
    </>
  );
}
