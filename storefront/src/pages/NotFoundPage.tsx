import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
const H = styled.h1`
  font-size: 2rem;
`;
export function NotFoundPage() {
  return (
    <>
      <H>NotFound</H>
      <Link to="/treatments/rash">Rash</Link> <Link to="/care">Care</Link>
    </>
  );
}
