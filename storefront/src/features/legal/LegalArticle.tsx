import type { LegalDocument } from '@front-door/shared/legal/legal.types';
import { AccordionItem } from '../../ui/Accordion';
import { BrandText } from '../../ui/BrandText';
import { Container } from '../../ui/layout';
import { PageHeader } from '../../ui/PageHeader';
import { Article, Columns, FoldedContents, SideContents } from './LegalArticle.styles';
import { LegalBlocks } from './LegalBlocks';
import { OtherDocuments } from './OtherDocuments';
import { TableOfContents } from './TableOfContents';
import { useFragmentFocus } from './useFragmentFocus';

interface LegalArticleProps {
  readonly document: LegalDocument;
}

/** A legal document with its table of contents, which folds on small screens and stays in sight on wide ones. */
export function LegalArticle({ document: { title, dateLine, intro, sections } }: LegalArticleProps) {
  useFragmentFocus();
  return (
    <>
      <PageHeader eyebrow="Legal" title={<BrandText text={title} />} lead={dateLine} />
      <Columns as={Container}>
        <FoldedContents>
          <AccordionItem title="On this page" level={2}>
            <TableOfContents sections={sections} label="On this page, folded" />
          </AccordionItem>
        </FoldedContents>
        <SideContents>
          <h2>On this page</h2>
          <TableOfContents sections={sections} label="On this page" />
        </SideContents>
        <div>
          <Article>
            {intro.map((text) => (
              <p key={text}>
                <BrandText text={text} />
              </p>
            ))}
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
