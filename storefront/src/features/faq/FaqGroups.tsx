import { styled } from 'styled-components';
import { faqsByCategory } from '@front-door/shared/catalogue/faqs';
import type { Faq, FaqCategory } from '@front-door/shared/catalogue/faqs/faq.types';
import type { Offer } from '@front-door/shared/visitor/partners';
import { useOffered } from '../../platform/offers';
import { useIsHydrated } from '../../platform/useIsHydrated';
import { Accordion, AccordionItem } from '../../ui/Accordion';
import { BrandText } from '../../ui/BrandText';
import { shownGroup } from './faqGroupsTexts/en';
import { groupId } from './groupId';
import { askedGroupScript, useAskedGroup } from './useAskedGroup';

interface FaqGroupsProps {
  /** All of the catalogue's unless said. */
  readonly items?: readonly Faq[];
}

/** The FAQs in their categories, each of which opens and closes. */
export function FaqGroups({ items }: FaqGroupsProps) {
  const isOffered = useOffered();
  const isHydrated = useIsHydrated();
  useAskedGroup();
  return (
    <Accordion>
      {faqsByCategory(items)
        .filter(({ category }) => isOffered(offerOf(category)))
        .map((group) => (
          <AccordionItem
            key={group.category}
            id={groupId(group.category)}
            title={shownGroup(group.category)}
            level={2}
            offer={offerOf(group.category)}
          >
            {group.items.map(({ title, description }) => (
              <Item key={title}>
                <h3>
                  <BrandText text={title} />
                </h3>
                <p>
                  <BrandText text={description} />
                </p>
              </Item>
            ))}
          </AccordionItem>
        ))}
      {!isHydrated && <script dangerouslySetInnerHTML={{ __html: askedGroupScript }} />}
    </Accordion>
  );
}

function offerOf(category: FaqCategory): Offer | undefined {
  return category === 'Weight Loss Questions' ? 'weight-loss' : undefined;
}

const Item = styled.div`
  padding-block: 16px;
  border-top: 1px solid var(--line);

  h3 {
    margin-bottom: 4px;
    font-size: var(--body);
  }

  p {
    max-width: 68ch;
    margin: 0;
  }

  &:last-child {
    padding-bottom: 0;
  }
`;
