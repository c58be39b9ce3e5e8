import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
const H = styled.h1`
  font-size: 2rem;
`;
export function CarePage() {
  return (
    <>
      <H>Care</H>
      <Link to="/treatments/rash">Rash</Link> <Link to="/care">Care</Link>
    </>
  );
}
