import { useRef, type PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { inColumns } from '@front-door/shared/catalogue/listing';
import { shownCategory, shownName } from '@front-door/shared/catalogue/names/en';
import { keyOf } from '@front-door/shared/routing/local/en';
import { offerMark } from '../../platform/offers';
import { record } from '../../platform/record';
import { BarLink } from '../../ui/BarLink';
import { PlainList } from '../../ui/layout';
import { useHoverMenu } from '../../ui/useHoverMenu';
import { TreatmentLink } from '../../ui/TreatmentLink';
import { Card, CardIcon, Lists, Overlay, Title } from './ServiceCard.styles';
import type { ServiceCard as ServiceCardData } from './serviceCards';

interface ServiceCardProps {
  readonly card: ServiceCardData;
  /** One below the list's own heading. */
  readonly level: 'h2' | 'h3';
}

/**
 * A category as a card. Hover, focus or a tap shows an overlay with its treatments; a click, Enter or a
 * second tap on the title follows its link.
 */
export function ServiceCard({ card, level }: ServiceCardProps) {
  const { open, send, rootProps } = useHoverMenu<HTMLLIElement>();
  const isOpeningTap = useRef(false);

  return (
    <Card
      {...rootProps}
      data-offer={offerMark(card.offer)}
      onFocus={() => {
        send({ type: 'hover' });
      }}
      onPointerDownCapture={(event: PointerEvent) => {
        isOpeningTap.current = event.pointerType !== 'mouse' && !open;
      }}
    >
      <CardIcon src={card.icon} alt="" width={48} height={48} loading="lazy" />
      <Title as={level}>
        <Link
          to={card.href}
          data-menu-trigger
          onClick={(event) => {
            if (isOpeningTap.current) {
              isOpeningTap.current = false;
              event.preventDefault();
              send({ type: 'enter' });
            } else {
              record('category_click', { destination: keyOf(card.href) });
            }
          }}
        >
          {shownCategory(card.title)}
        </Link>
      </Title>
      <p>{card.description}</p>
      <Overlay data-open={open || undefined}>
        {card.treatments.length === 0 ? (
          <p>{card.description}</p>
        ) : (
          <Lists>
            {inColumns(card.treatments).map((column) => (
              <PlainList key={column[0]?.path}>
                {column.map((entry) => (
                  <li key={entry.path}>
                    <TreatmentLink path={entry.path}>{shownName(entry)}</TreatmentLink>
                  </li>
                ))}
              </PlainList>
            ))}
          </Lists>
        )}
        <BarLink
          to={card.href}
          onClick={() => {
            record('category_button_click', { category: card.title });
          }}
        >
          {card.action}
        </BarLink>
      </Overlay>
    </Card>
  );
}
