import type { LegalDocument } from '@front-door/shared/legal/legal.types';
import { AccordionItem } from '../../ui/Accordion';
import { BrandText } from '../../ui/BrandText';
import { Container } from '../../ui/layout';
import { PageHeader } from '../../ui/PageHeader';
import { Article, Columns, FoldedContents, SideContents } from './LegalArticle.styles';
import { LegalBlocks } from './LegalBlocks';
import { eyebrow, onThisPage, onThisPageFolded, whichRules } from './legalTexts/en';
import { OtherDocuments } from './OtherDocuments';
import { TableOfContents } from './TableOfContents';
import { useFragmentFocus } from './useFragmentFocus';

interface LegalArticleProps {
  readonly document: LegalDocument;
}

/** A legal document with its table of contents, which folds on small screens and stays in sight on wide ones. */
export function LegalArticle({ document: { title, dateLine, original, intro, sections } }: LegalArticleProps) {
  useFragmentFocus();
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={<BrandText text={title} />} lead={dateLine} />
      <Columns as={Container}>
        <FoldedContents>
          <AccordionItem title={onThisPage} level={2}>
            <TableOfContents sections={sections} label={onThisPageFolded} />
          </AccordionItem>
        </FoldedContents>
        <SideContents>
          <h2>{onThisPage}</h2>
          <TableOfContents sections={sections} label={onThisPage} />
        </SideContents>
        <div>
          <Article>
            {intro.map((text) => (
              <p key={text}>
                <BrandText text={text} />
              </p>
            ))}
            {original !== undefined && whichRules(original)}
            {sections.map(({ id, heading, blocks }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} tabIndex={-1}>
                  <BrandText text={heading} />
                </h2>
                <LegalBlocks blocks={blocks} />
              </section>
            ))}
          </Article>
          <OtherDocuments />
        </div>
      </Columns>
    </>
  );
}
