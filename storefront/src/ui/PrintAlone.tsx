import { styled } from 'styled-components';

/**
 * What is left of the page when it is printed: everything that neither holds it nor is in it goes. One on a
 * page.
 */
export const PrintAlone = styled.div`
  @media print {
    body :not(:has(&), &, & *) {
      display: none !important;
    }

    body :has(&) {
      display: block;
      min-height: 0;
      margin: 0;
      padding: 0;
    }
  }
`;
