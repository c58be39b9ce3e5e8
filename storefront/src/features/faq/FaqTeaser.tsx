import { styled } from 'styled-components';
import { teaserFaqs } from '@front-door/shared/catalogue/faqTeaser';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { Accordion, AccordionItem } from '../../ui/Accordion';
import { BrandText } from '../../ui/BrandText';
import { ButtonLink } from '../../ui/Button';
import { Container, Section } from '../../ui/layout';
import { seeAll, title as heading } from './faqTeaserTexts/en';

/** The first FAQs, for other pages (specification 2.10). */
export function FaqTeaser() {
  return (
    <Section aria-labelledby="faq-teaser">
      <Narrow>
        <h2 id="faq-teaser">{heading}</h2>
        <Accordion>
          {teaserFaqs.map(({ title, description }) => (
            <AccordionItem key={title} title={<BrandText text={title} />} level={3}>
              <Answer>
                <BrandText text={description} />
              </Answer>
            </AccordionItem>
          ))}
        </Accordion>
        <More>
          <ButtonLink to={hrefs.faqs} $variant="primaryBlueOutline">
            {seeAll}
          </ButtonLink>
        </More>
      </Narrow>
    </Section>
  );
}

const Narrow = styled(Container)`
  max-width: calc(51.25rem + 2 * var(--gutter));

  h2 {
    margin-bottom: 16px;
    text-align: center;
  }
`;

const Answer = styled.p`
  max-width: 68ch;
`;

const More = styled.p`
  margin: 24px 0 0;
  text-align: center;
`;
