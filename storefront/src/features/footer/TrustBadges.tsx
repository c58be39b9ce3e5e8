import { Link } from 'react-router-dom';
import { hrefs } from '@front-door/shared/routing/hrefs';
import { brand } from '../../platform/brand';
import { Embedded } from '../../ui/Embedded';
import { NewTabHint, newTab } from '../../ui/NewTab';
import { Stars } from '../../ui/Stars';
import { starsFrom } from '../../ui/starsTexts/en';
import { Badge } from './Footer.styles';
import { seal } from './footerTexts/en';

/** The review widget, or the badge that says the same, and the legitimacy seal (specification 2.4). */
export function TrustBadges() {
  return (
    <>
      <Embedded script={brand.reviewWidgetScript} name="review-widget" height={56}>
        <Badge as="a" href={brand.reviewUrl} {...newTab}>
          <Stars rating={Number(brand.reviewRating)} />
          <span>
            {starsFrom(brand.reviewRating, brand.reviewCount)}
            <NewTabHint />
          </span>
        </Badge>
      </Embedded>
      <Badge as={Link} to={hrefs.licensure}>
        <img src="/images/seal.svg" alt="" width={56} height={56} loading="lazy" />
        <span>
          {seal((words) => (
            <u>{words}</u>
          ))}
        </span>
      </Badge>
    </>
  );
}
