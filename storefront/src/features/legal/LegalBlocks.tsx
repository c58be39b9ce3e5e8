import { Link } from 'react-router-dom';
import type { LegalBlock } from '@front-door/shared/legal/legal.types';
import { BrandText } from '../../ui/BrandText';
import { ButtonAnchor } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { arrowRightIcon, downloadIcon } from '../../ui/icons';
import { newTab, NewTabHint } from '../../ui/NewTab';
import { PageLink } from './LegalArticle.styles';

interface LegalBlocksProps {
  readonly blocks: readonly LegalBlock[];
}

export function LegalBlocks({ blocks }: LegalBlocksProps) {
  return blocks.map((block) => <Block key={block.kind === 'list' ? block.items.join() : block.text} block={block} />);
}

function Block({ block }: { readonly block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <BrandText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <BrandText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'subheading':
      return (
        <h3>
          <BrandText text={block.text} />
        </h3>
      );
    case 'link':
      return (
        <PageLink>
          <Icon of={arrowRightIcon} size={18} />
          <Link to={block.href}>{block.text}</Link>
        </PageLink>
      );
    case 'outside':
      return (
        <p>
          <a href={block.href} {...newTab}>
            {block.text}
            <NewTabHint />
          </a>
        </p>
      );
    case 'download':
      return (
        <p>
          <ButtonAnchor href={block.href} download $variant="primaryBlueOutline">
            <Icon of={downloadIcon} size={20} />
            {block.text}
          </ButtonAnchor>
        </p>
      );
  }
}
